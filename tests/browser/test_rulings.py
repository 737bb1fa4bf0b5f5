"""Rulings on a table: found from a card or from the rules, followed step by step, and played by oneself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.person import LOW_PHONE
from tests.browser.policy import Collector

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

MILITIA: Final = "Militia: of three victims the second shows a Moat, the first and the third discard in turn order"
ALL: Final = "That is all that the ruling shows"


def ruling(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Ruling")


async def follows_to_the_end(person: Person) -> int:
    """Press “Next” as long as there is a next step; how many there were."""
    steps = 0
    while await ruling(person).get_by_text(re.compile(r"^Step \d")).count():
        steps += 1
        await expect(ruling(person)).to_contain_text(f"Step {steps} of")
        await person.presses("Next")
        await expect(ruling(person)).not_to_contain_text(f"Step {steps} of")
    await expect(ruling(person)).to_contain_text(ALL)
    return steps


async def test_from_a_card_to_a_ruling_and_through_it(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await anna.opens("/cards/dominion?search=moat")
    await anna.presses(anna.page.get_by_role("link", name=re.compile(r"^\d+ rulings on Moat$")))
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Rulings on Moat")
    await accessible(anna)
    await anna.presses(MILITIA)
    await expect(ruling(anna)).to_contain_text("Step 1 of 4: Anna picks Militia")
    await accessible(anna)
    await anna.presses("Next")
    await expect(ruling(anna)).to_contain_text("Step 2 of 4: Cili picks Moat")
    await expect(anna.page.get_by_role("region", name="The question")).to_contain_text("Show a Reaction")
    await anna.page.reload()  # the address knows how far one has come
    await expect(ruling(anna)).to_contain_text("Step 2 of 4")
    await anna.presses("Back")
    await expect(ruling(anna)).to_contain_text("Step 1 of 4")
    await anna.page.keyboard.press("?")
    await expect(anna.page.get_by_role("complementary", name="Rules of Dominion")).to_contain_text("What it is about")
    await accessible(anna)
    await anna.page.keyboard.press("Escape")
    assert await follows_to_the_end(anna) == 4
    for size in ((820, 1180), LOW_PHONE):
        await anna.resizes(*size)
        await fits(anna)
    await accessible(anna)


async def test_a_ruling_is_followed_and_played_by_keyboard_alone(comes: Callable[..., Awaitable[Person]]) -> None:
    bela = await comes("Béla", hand="keyboard")
    await bela.opens("/ruling/dominion/general/end-turn-is-finished")
    await expect(ruling(bela)).to_contain_text("Step 1 of 2: Anna picks Province")
    await bela.page.keyboard.press(".")
    await expect(ruling(bela)).to_contain_text("Step 2 of 2: Anna picks Estate")
    await bela.page.keyboard.press(".")
    await expect(ruling(bela)).to_contain_text("the game is over")
    await expect(ruling(bela)).to_contain_text("Anna wins")
    for step in (2, 1):
        await bela.page.keyboard.press(",")
        await expect(ruling(bela)).to_contain_text(f"Step {step} of 2")
    await bela.presses("Play it yourself")
    await expect(ruling(bela)).to_contain_text("You answer for everybody")
    await Collector(bela, ["estate"]).plays()  # in another order than the ruling
    await expect(ruling(bela)).to_contain_text("The game is over")
    await bela.presses("Return to the ruling")
    await expect(ruling(bela)).to_contain_text("Step 1 of 2")


async def test_rulings_on_a_phone_from_the_rules_of_another_game(comes: Callable[..., Awaitable[Person]]) -> None:
    cili = await comes("Cili", hand="touch", size=LOW_PHONE)
    await cili.opens("/rules/tajmahal")
    await cili.presses("Rulings")
    await cili.page.get_by_role("searchbox").fill("tie")
    await cili.presses(cili.page.get_by_role("main").get_by_role("listitem").get_by_role("link").first)
    await cili.looks()
    assert await follows_to_the_end(cili) > 0
    await fits(cili)
    await accessible(cili)
    await cili.opens("/ruling/tajmahal/setup/six-players")
    await expect(cili.page.get_by_role("main")).to_contain_text("Taj Mahal is for 3 to 5 players; the table has 6.")
    await accessible(cili)
