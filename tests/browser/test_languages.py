"""A new language is new files, and nothing else."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.conftest import serving
from tests.browser.connections import Connections
from tests.browser.tables import opens_table

import courtyard

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from playwright.async_api import Browser
    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

HUNGARIAN: Final = """
language-name = Magyar
client-hero = Húzz ide egy széket.
client-play-bots = Játék gépek ellen
client-settings = Beállítások
client-language = Nyelv
dominion-tell-turn = { $player } { $number }. köre
    .you = A te { $number }. köröd
dominion-ahead-turn-treasures = Vegyél egy lapot, vagy játszd ki a kincseidet.
"""


@pytest.fixture
def abroad(address: str, tmp_path: Path) -> Iterator[str]:  # noqa: ARG001 - the client is built by then
    """A server that shows drafts, whose words have one more folder. All else of the package is as it is."""
    package = Path(courtyard.__file__).parent
    twin = tmp_path / "courtyard"
    twin.mkdir()
    for part in package.iterdir():
        if part.name != "words":
            (twin / part.name).symlink_to(part)
    shutil.copytree(package / "words", twin / "words")
    shutil.rmtree(twin / "words" / "hu", ignore_errors=True)
    (twin / "words" / "hu").mkdir()
    (twin / "words" / "hu" / "client.ftl").write_text(HUNGARIAN, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(package.parent)])
    with serving(tmp_path / "data", PYTHONPATH=path, COURTYARD_DRAFTS="1") as address_abroad:
        yield address_abroad


async def test_a_language_that_was_added_is_one_click_away_and_the_rest_is_said_in_english(
    abroad: str, comes: Callable[..., Awaitable[Person]]
) -> None:
    anna = await comes("Anna", at=abroad)
    await anna.opens("/")
    await anna.presses("Magyar")
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Húzz ide egy széket.")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "hu")
    await anna.presses("Beállítások")
    await expect(anna.page.get_by_text("Colours", exact=True)).to_be_visible()  # not translated
    await anna.page.reload()
    await expect(anna.page.get_by_role("button", name="Játék gépek ellen").first).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Play with friends").first).to_be_visible()


async def test_the_switch_works_in_the_middle_of_a_game(abroad: str, comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", at=abroad)
    connections = await Connections.of(anna)
    await opens_table(anna, game="dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.looks()
    await anna.presses("Settings")
    connections.door.clear()
    await anna.page.get_by_label("Language").select_option("Magyar")
    await connections.knocks.wait()  # all is to be told anew, in the new language
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_text("Vegyél egy lapot, vagy játszd ki a kincseidet.")).to_be_visible()
    await anna.presses("Play all treasures")
    connections.door.set()
    await expect(anna.page.get_by_role("log").first).to_contain_text("A te 1. köröd")
    await expect(anna.page.get_by_role("log").first).to_contain_text("You play")  # not translated


async def test_whoever_prefers_it_gets_it_at_once(abroad: str, chromium: Browser) -> None:
    context = await chromium.new_context(locale="hu-HU")
    page = await context.new_page()
    await page.goto(abroad)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Húzz ide egy széket.")
    await context.close()
