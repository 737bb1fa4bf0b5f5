"""A game that has no page of its own is played on the plain one: here a game that is no part of Courtyard at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.conftest import ROOT, serving
from tests.browser.person import LOW_PHONE, WIDE
from tests.browser.tables import opens_table

from courtyard.guests import VARIABLE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

TAKE, PAY = range(2)  # the buttons
SIZES: Final = ((360, 640), LOW_PHONE, (820, 1180), (1920, 1080), (2560, 1440))


@pytest.fixture
def house(tmp_path: Path, address: str) -> Iterator[str]:  # noqa: ARG001 - whoever gave that address built the pages
    """Where the game is served."""
    with serving(tmp_path / "data", **{VARIABLE: "examples.nothanks"}) as found:
        yield found


async def test_a_whole_game_against_bots_on_the_plain_page(house: str, comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", at=house, hand="keyboard")
    await anna.opens()
    await expect(anna.page.get_by_role("article").filter(has_text="No Thanks!")).to_be_visible()
    await opens_table(anna, game="nothanks", bots=True)
    await anna.page.get_by_role("radio", name="At once").check()
    await looks_right(anna)
    await anna.presses("Start with 4 players")
    assert await anna.looks() is not None
    await expect(anna.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    await looks_right(anna)
    answers = 0
    while await anna.looks() is not None:
        await anna.picks(TAKE if answers % 4 else PAY)
        answers += 1
    assert answers > 5
    standings = anna.page.get_by_role("region", name="Standings")
    await expect(standings.get_by_role("row")).to_have_count(5)
    await looks_right(anna)
    await anna.presses(anna.page.get_by_role("button", name="Table", exact=True))
    told = anna.page.get_by_role("log", name="Log")
    await expect(told.get_by_text("You take the").first).to_be_visible()
    assert "[" not in await anna.page.inner_text("body")  # as a message shows itself that nobody has written


async def test_a_game_of_rules_alone_is_played_by_picking_and_confirming(
    address: str,  # noqa: ARG001 - as above
    comes: Callable[..., Awaitable[Person]],
    tmp_path: Path,
) -> None:
    package = tmp_path / "bare"
    package.mkdir()
    (package / "rules.py").write_text("from tests.contract.trickle import Trickle\n\nRULES = Trickle()\n")
    path = os.pathsep.join([str(tmp_path), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with serving(tmp_path / "data", **{VARIABLE: "bare", "PYTHONPATH": path}) as house:
        anna = await comes("Anna", at=house, hand="touch", size=LOW_PHONE)
        await opens_table(anna, game="trickle", bots=True)
        await anna.page.get_by_role("radio", name="At once").check()
        await anna.presses("Start with 2 players")
        laid = 0
        while asked := await anna.looks():
            if asked.why != "trickle.lay":
                await anna.picks(0)
                continue
            assert not asked.ready
            if laid == 0:
                await looks_right(anna)
            for place in range(2):
                await anna.picks(place)
            await expect(anna.page.locator("[data-choosable][aria-pressed=true]")).to_have_count(2)
            await anna.presses("Choose 2 of 2")
            laid += 2
        assert laid > 2


async def looks_right(person: Person) -> None:
    """At every size nothing sticks out, every button can be pressed, and anybody can read it."""
    for width, height in SIZES:
        await person.resizes(width, height)
        await fits(person)
        for button in await person.page.locator("[data-choosable]").all():
            await expect(button).to_be_in_viewport(ratio=1)
    await person.resizes(*WIDE)
    await accessible(person)
