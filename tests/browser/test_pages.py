"""All pages: reachable, readable, and no wider than a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.person import PHONE
from tests.browser.tables import opens_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

PAGES: Final = {
    "/": "Pull up a chair.",
    "/cards/dominion": "Cards",
    "/cards/tajmahal": "Cards",
    "/rules/dominion": "Dominion",
    "/rules/tajmahal": "Taj Mahal",
    "/credits": "Credits",
    "/nowhere/at/all": "There is nothing here.",
    "/table/nosuchcode": "There is no such table.",
}


async def test_every_page_is_accessible_and_fits_a_phone(comes: Callable[..., Awaitable[Person]]) -> None:
    anna, phone = await comes("Anna"), await comes("Anna", hand="touch", size=PHONE)
    for person in (anna, phone):
        person.faults_allowed = ("404",)
        for path, heading in PAGES.items():
            await person.opens(path)
            await expect(person.page.get_by_role("heading", level=1)).to_have_text(heading)
            await fits(person)
            if person is anna:
                await accessible(person)


async def test_the_lobby_and_the_table_are_accessible_and_fit(comes: Callable[..., Awaitable[Person]]) -> None:
    for size in ((1440, 900), (1024, 768), PHONE):
        anna = await comes("Anna", size=size)
        kingdom = "the-spice-of-life"  # with a Bane and with prizes
        await opens_table(anna, game="dominion", bots=True, players=4, options={"kingdom": kingdom})
        await expect(anna.page.get_by_role("heading", name="The Spice of Life")).to_be_visible()
        await fits(anna)
        if size != PHONE:
            await accessible(anna)
        await anna.presses("Start with 4 players")
        await anna.looks()
        await fits(anna)
        await accessible(anna)
        await anna.presses(anna.page.get_by_role("button", name=re.compile("^Settings")))
        await expect(anna.page.get_by_role("dialog")).to_be_visible()
        await fits(anna)
        await accessible(anna)
        await anna.page.keyboard.press("Escape")
        await looks_closely(anna, size)


async def looks_closely(person: Person, size: tuple[int, int]) -> None:
    """At a card in full, and at the other windows over the table."""
    if size == PHONE:
        return
    await person.page.locator("[data-pile=gold]").hover()
    await expect(person.page.locator("[data-pile=gold]")).to_have_attribute("aria-describedby", re.compile("peek"))
    await accessible(person)
    for name in ("Leave the table", "Trash"):
        await person.presses(person.page.get_by_role("button", name=re.compile(f"^{name}")))
        await expect(person.page.get_by_role("dialog")).to_be_visible()
        await accessible(person)
        await person.page.keyboard.press("Escape")


async def test_a_card_is_found_by_its_name_and_by_its_text(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await anna.opens("/")
    await anna.page.get_by_label("Search cards").fill("thr")
    await expect(anna.page.get_by_role("link", name="Throne Room")).to_be_visible()
    await anna.presses("Throne Room")
    await anna.page.get_by_label("Search cards").fill("reaction")
    await expect(anna.page.get_by_text("3 cards")).to_be_visible()
    await expect(anna.page.locator("li").filter(has_text="Horse Traders")).to_be_visible()
    await anna.opens("/rules/tajmahal")
    await anna.presses("Cards")
    await expect(anna.page.get_by_text("54 different cards, 100 in all")).to_be_visible()
    await expect(anna.page.get_by_role("heading", name="Red cards 21 cards")).to_be_visible()
    await anna.opens("/")
    await anna.page.get_by_label("Search cards").fill("purple monk")
    await expect(anna.page.get_by_role("link", name="Purple elephant-monk Taj Mahal")).to_be_visible()
    await anna.page.get_by_label("Search cards").fill("general")
    await anna.presses("in Taj Mahal")
    await expect(anna.page.get_by_text("different cards")).to_be_visible()
    await anna.page.get_by_label("Search cards").fill("+1 crown")
    await expect(anna.page.get_by_text("1 card, 1 in all")).to_be_visible()
    await expect(anna.page.locator("li").filter(has_text="two tiles of the vizier")).to_be_visible()


async def test_settings_are_remembered(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await anna.opens("/")
    root = anna.page.locator("html")
    await anna.presses("Settings")
    await anna.page.get_by_role("radio", name="Dark").check()
    await anna.page.get_by_role("radio", name="Fast").check()
    await expect(root).to_have_attribute("data-theme", "dark")
    # The system of the tests asks for stillness, which comes before any wish.
    await expect(root).to_have_attribute("data-motion", "off")
    await anna.page.reload()
    await expect(root).to_have_attribute("data-theme", "dark")
    await expect(anna.page.get_by_label("You are")).to_have_value("Anna")
    await anna.page.emulate_media(reduced_motion="no-preference")
    await expect(root).to_have_attribute("data-motion", "fast")


async def test_a_language_that_there_is_no_more_gives_way_to_english(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    anna.faults_allowed = ("404",)
    await anna.page.add_init_script("""localStorage.setItem("courtyard", '{"language": "xx"}')""")
    await anna.opens("/")
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")


async def test_the_search_says_that_cards_cannot_be_had_and_tries_again(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    anna.faults_allowed = ("ERR_FAILED",)
    await anna.page.route("**/api/games/*/cards", lambda route: route.abort())
    await anna.opens("/")
    search, found = anna.page.get_by_label("Search cards"), anna.page.get_by_role("listitem")
    await search.fill("thr")
    await expect(found.get_by_text("The server cannot be reached.")).to_be_visible()
    await expect(anna.page.get_by_text("No card fits.")).to_have_count(0)
    await anna.page.unroute("**/api/games/*/cards")
    await search.press("o")
    await expect(anna.page.get_by_role("link", name="Throne Room")).to_be_visible()
    await search.fill("qqq")
    await expect(found.get_by_text("No card fits.")).to_be_visible()


async def test_without_a_clipboard_what_would_be_copied_is_shown_and_marked(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    code = await opens_table(anna, game="dominion", bots=True, options={"kingdom": "first-game"})
    marked = "() => { const it = document.activeElement; return it.value.slice(it.selectionStart, it.selectionEnd); }"
    share = anna.page.get_by_label("Share code")
    await anna.presses(anna.page.get_by_role("button", name="Copy", exact=True))
    await expect(share).to_be_focused()
    assert await anna.page.evaluate(marked) == await share.input_value()
    await anna.presses("Start with 2 players")
    await anna.looks()
    await anna.presses("Invite")
    await expect(anna.page.get_by_role("dialog").get_by_label("Link to this table")).to_be_focused()
    assert await anna.page.evaluate(marked) == f"{anna.address}/table/{code}"
    await expect(anna.page.get_by_text("Copied", exact=True)).to_have_count(0)
    await accessible(anna)
