"""Choosing a kingdom before the game: card by card, from favourites, as the last one, and that of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.tables import opens_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

FIRST_GAME: Final = "cellar market militia mine moat remodel smithy village woodcutter workshop".split()
SIZES: Final = ((360, 640), (844, 390), (820, 1180), (1440, 900), (2560, 1440))


def grid(person: Person, name: str) -> Locator:
    return person.page.get_by_role("list", name=name)


def tile(person: Person, card: str) -> Locator:
    """A card among all cards."""
    return grid(person, "All cards").locator(f"[data-card={card}]")


async def ten(person: Person) -> set[str]:
    cards = await grid(person, "The ten cards").locator("[data-card]").all()
    return {str(await card.get_attribute("data-card")) for card in cards}


async def counts(person: Person, text: str) -> None:
    await expect(person.page.get_by_role("status").filter(has_text="chosen")).to_have_text(text)


async def takes(person: Person, kingdom: str) -> None:
    """One click on a kingdom of the list."""
    line = person.page.get_by_role("radio", name=kingdom)
    await line.click()
    await expect(line).to_be_checked()


async def test_a_kingdom_is_built_by_clicks(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_table(anna, game="dominion", bots=True, options={"kingdom": "first-game"})
    await anna.presses("Change the cards")
    await counts(anna, "All 10 cards are chosen.")
    assert await ten(anna) == set(FIRST_GAME)
    await anna.page.get_by_role("button", name="Never Moat").last.click()  # and another card comes by chance
    await counts(anna, "9 of 10 chosen, 1 left to chance.")
    await expect(grid(anna, "The ten cards").locator("[data-standing=drawn]")).to_have_count(1)
    drawn = await ten(anna)
    assert drawn > set(FIRST_GAME) - {"moat"}
    assert "moat" not in drawn

    shown = grid(anna, "All cards").locator("[data-card]")
    await anna.page.get_by_role("checkbox", name="Cornucopia").check()
    await anna.page.get_by_role("checkbox", name="$4").check()
    await anna.page.get_by_role("checkbox", name="Attack").check()
    await expect(shown).to_have_count(1)
    await tile(anna, "young-witch").click()
    await counts(anna, "All 10 cards are chosen.")
    await anna.presses("Show all")
    await anna.page.get_by_label("Search cards").fill("throne")
    await expect(shown).to_have_count(1)
    await tile(anna, "throne-room").click(force=True)  # there is no room for an eleventh
    await counts(anna, "All 10 cards are chosen.")
    assert await ten(anna) == {*FIRST_GAME, "young-witch"} - {"moat"}
    await keeps(anna, "Friday")


async def keeps(anna: Person, name: str) -> None:
    """With a Bane of one's choice, among the favourites; there it is after a reload, and goes when it is forgotten."""
    await anna.page.get_by_label("Bane").select_option("Chapel")
    built = await ten(anna)
    await anna.page.get_by_role("button", name="Favourite", exact=True).click()
    await anna.page.get_by_label("A name for this kingdom").fill(name)
    await anna.presses(anna.page.get_by_role("button", name="Keep", exact=True))
    await takes(anna, "Interaction")
    await anna.page.reload()
    await takes(anna, name)
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(name)
    await anna.presses("Change the cards")
    assert await ten(anna) == built
    await expect(anna.page.get_by_label("Bane")).to_have_value("chapel")
    await anna.presses(f"Forget “{name}”")
    await expect(anna.page.get_by_role("radio", name=name)).to_have_count(0)


async def test_ten_cards_are_chosen_by_keys_alone(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard")
    await opens_table(anna, game="dominion", bots=True, options={"kingdom": "first-game"})
    await anna.presses("Change the cards")
    await anna.presses("Clear")
    await counts(anna, "0 of 10 chosen, 10 left to chance.")
    keys = anna.page.keyboard
    first = grid(anna, "All cards").locator("[data-card]").first
    await first.focus()
    await keys.press("Delete")  # never this one
    await expect(first).to_have_attribute("data-standing", "banned")
    for number in range(1, 11):
        await keys.press("ArrowRight")
        await keys.press("Space")
        left = f"{number} of 10 chosen, {10 - number} left to chance." if number < 10 else "All 10 cards are chosen."
        await counts(anna, left)
    chosen = [
        await card.get_attribute("data-card")
        for card in await grid(anna, "All cards").locator("li > :first-child").all()
    ]
    assert await ten(anna) == set(chosen[1:11])
    await keys.press("Home")
    await expect(first).to_be_focused()
    await accessible(anna)
    for width, height in SIZES:
        await anna.resizes(width, height)
        await fits(anna)


async def test_the_day_and_the_last_game_bring_their_cards_and_a_guest_only_looks(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna, guest = await comes("Anna"), await comes("Béla")
    await opens_table(anna, game="dominion", bots=True, options={"kingdom": "first-game"})
    await takes(anna, "Kingdom of the day")
    await anna.presses("Change the cards")
    today = await ten(anna)
    await takes(anna, "Random")
    await counts(anna, "0 of 10 chosen, 10 left to chance.")
    await takes(anna, "Kingdom of the day")
    await counts(anna, "All 10 cards are chosen.")
    assert await ten(anna) == today
    await anna.presses("Start with 2 players")
    await anna.looks()

    code = await opens_table(anna, game="dominion", options={"kingdom": "first-game"})
    await takes(anna, "Like the last one")
    await anna.presses("Change the cards")
    await counts(anna, "All 10 cards are chosen.")
    assert await ten(anna) == today
    unwanted = min(today)
    struck = grid(anna, "The ten cards").locator("li", has=anna.page.locator(f"[data-card={unwanted}]"))
    await struck.get_by_role("button", name="Never").click()
    await counts(anna, "9 of 10 chosen, 1 left to chance.")
    assert len(await ten(anna) & today) == 9

    await guest.opens(f"/table/{code}")
    await expect(guest.page.get_by_text("Anna chooses the cards.")).to_be_visible()
    await expect(guest.page.get_by_text("Never:")).to_be_visible()
    for name in ("Change the cards", "Draw again"):
        await expect(guest.page.get_by_role("button", name=name)).to_have_count(0)
    await expect(guest.page.get_by_role("radio", name="Random")).to_have_count(0)
