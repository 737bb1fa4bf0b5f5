"""Dominion's hand: equal cards of a large one lie in heaps, and its cards are as large as one wants them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import settles
from tests.browser.test_dominion_sizes import FIVE, Stage, sits_at

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Hand, Person

pytestmark = pytest.mark.anyio

# Eight cards, of which three must be discarded.
LARGE: Final = Stage(2, "copper copper copper copper estate estate militia gold".split(), why="militia.discard")


def cards(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Your hand").locator("[data-card]")


async def picks(person: Person, card: str) -> None:
    asked = await person.looks()
    assert asked is not None
    await person.picks(asked.cards.index(card))


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
async def test_a_heap_gives_one_card_after_another_and_takes_them_back(
    comes: Callable[..., Awaitable[Person]], hand: Hand
) -> None:
    anna = await comes("Anna", hand=hand)
    await sits_at(anna, LARGE)
    await expect(cards(anna)).to_have_count(4)
    coppers = cards(anna).and_(anna.page.locator("[data-card=copper]"))
    back = anna.page.get_by_role("button", name="Let one Copper go")
    await expect(back).to_be_hidden()
    for count in (1, 2, 3):
        await picks(anna, "copper")
        await expect(coppers).to_have_accessible_name(re.compile(f"picked: {count}$"))
    await anna.presses(back)
    await expect(coppers).to_have_accessible_name(re.compile("picked: 2$"))
    await picks(anna, "copper")
    await expect(coppers).to_have_accessible_name(re.compile("picked: 3$"))
    await picks(anna, "copper")  # no more than three: all of them go back
    await expect(coppers).not_to_have_accessible_name(re.compile("picked"))
    await expect(back).to_be_hidden()


async def test_cards_are_as_large_as_one_wants_them(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await sits_at(anna, Stage(2, FIVE))
    heights = []
    for size in ("Small", "Usual", "Large"):
        await anna.presses("Settings")
        await anna.page.get_by_role("radio", name=size).check()
        await anna.page.keyboard.press("Escape")
        await settles(anna)
        heights.append(await cards(anna).first.evaluate("(card) => card.getBoundingClientRect().height"))
    small, usual, large = heights
    assert small < usual < large
