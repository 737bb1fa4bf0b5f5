"""A first game of each game with the coach, by somebody who does only what he says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.person import LOW_PHONE, WIDE
from tests.browser.pupil import Pupil

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Hand, Person

pytestmark = pytest.mark.anyio

WAYS: Final = [("mouse", WIDE), ("touch", LOW_PHONE)]

# What everybody hears, whatever the deal.
DOMINION: Final = (
    "welcome points hand treasures coins card buy clean-up shuffle actions counters drawn clog others ending farewell"
)
TAJ_MAHAL: Final = (
    "welcome court hand colours first-play table ties withdrawing gain withdraw take next-visit chains goods influence"
    " passing when points ending farewell"
)


@pytest.mark.parametrize(("hand", "size"), WAYS, ids=["desk", "telephone"])
@pytest.mark.parametrize(("game", "told"), [("Dominion", DOMINION), ("Taj Mahal", TAJ_MAHAL)], ids=["dominion", "taj"])
async def test_a_lesson_is_learnt_to_its_end_by_doing_only_what_the_coach_says(
    comes: Callable[..., Awaitable[Person]], game: str, told: str, hand: Hand, size: tuple[int, int]
) -> None:
    anna = await comes("Anna", hand=hand, size=size)
    pupil = Pupil(anna)
    await pupil.begins(game)
    await pupil.learns(lambda: len(pupil.heard) > 2)
    await fits(anna)
    if hand == "touch":  # there a bubble has the least room; what it is made of is the same everywhere
        await accessible(anna)
    await pupil.learns()
    assert set(told.split()) - set(pupil.heard) == set()
    await expect(pupil.bubble.get_by_role("button")).to_have_count(0)  # he lets go,
    assert await anna.looks() is not None  # and the game goes on


async def test_the_coach_is_sent_away_called_back_and_goes_on_another_day(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    pupil = Pupil(anna)
    await pupil.begins("Dominion")
    await pupil.learns(lambda: "treasures" in pupil.heard)
    await anna.presses("I can manage")
    await expect(pupil.bubble).to_contain_text("As you like.")
    await anna.presses("Go on")
    await anna.page.reload()
    await anna.looks()
    await expect(pupil.bubble.get_by_role("button")).to_have_count(0)
    await anna.presses("Call the coach back")
    await pupil.learns(lambda: "clean-up" in pupil.heard)
    await anna.page.reload()
    await pupil.learns()
    first = [tip for tip in pupil.heard if tip in {"welcome", "treasures", "clean-up", "farewell"}]
    assert first == ["welcome", "treasures", "clean-up", "farewell"]


async def test_whoever_does_something_else_hears_a_word_about_it_and_uses_the_keyboard(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna", hand="keyboard")
    pupil = Pupil(anna)
    await pupil.begins("Dominion")
    for words in ("Welcome to Dominion", "Victory cards carry", "This is your hand"):
        await expect(pupil.bubble.locator("[aria-live]")).to_contain_text(words)
        await anna.page.keyboard.press("g")
    await anna.page.keyboard.press("t")
    await expect(pupil.bubble).to_contain_text("to spend")
    assert await anna.page.evaluate("document.activeElement.closest('[data-coach]')") is None  # the focus is not taken
    await anna.page.keyboard.press("g")
    await anna.page.keyboard.press("g")
    await expect(pupil.bubble).to_contain_text("Click its pile.")
    await anna.presses(anna.page.locator("[data-pile=estate]"))
    await expect(pupil.bubble).to_contain_text("An Estate: 1")
    await anna.page.keyboard.press("g")
    await expect(pupil.bubble).to_contain_text("clean-up")
