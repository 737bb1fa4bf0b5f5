"""Every kind of question, answered by mouse, by keyboard and by touch."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.person import CONFIRM, PHONE
from tests.browser.policy import Collector
from tests.browser.tables import opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Hand, Person

pytestmark = pytest.mark.anyio

SMALL: Final = (1024, 768)
KINGDOM: Final = "secret-chamber pawn steward workshop wishing-well militia scout mining-village thief remodel".split()
# With this deal and these wishes all kinds come soon.
DEAL: Final = 37594
WISHES: Final = (
    "mining-village pawn scout workshop thief militia steward secret-chamber wishing-well".split(),
    "militia secret-chamber scout thief wishing-well pawn steward workshop mining-village".split(),
)
# One for each kind: a card to play, treasures, a pile to buy, a reaction, some cards of the hand, an order, a name,
# one way of several, two of several, yes or no, a card among those shown.
KINDS: Final = {
    "turn.action",
    "turn.treasures",
    "turn.buy",
    "workshop.gain",
    "react",
    "militia.discard",
    "scout.order",
    "wishing-well.name",
    "steward.choose",
    "pawn.choose",
    "mining-village.trash",
    "thief.trash",
}


@pytest.mark.parametrize("hand", ["mouse", "keyboard", "touch"])
async def test_every_kind_of_question_can_be_answered(comes: Callable[..., Awaitable[Person]], hand: Hand) -> None:
    anna, bela = await comes("Anna", hand=hand, size=SMALL), await comes("Béla", hand=hand, size=SMALL)
    code = await opens_table(anna, game="dominion", share=share(KINGDOM, deal=DEAL), players=2)
    await sits_down(bela, code)
    await anna.presses("Start with 2 players")
    players = [Collector(anna, WISHES[0]), Collector(bela, WISHES[1])]

    def seen() -> set[str]:
        return {why for player in players for why in player.answered}

    playing = [asyncio.create_task(player.plays(lambda: seen() >= KINDS)) for player in players]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for task in done:
        task.result()
    assert seen() >= KINDS


async def plays_to(person: Person, why: str, wanted: list[str]) -> None:
    """Alone with a bot, until this is asked."""
    await opens_table(person, game="dominion", share=share(KINGDOM, deal=DEAL), players=2, bots=True, start=True)
    collector = Collector(person, wanted)
    while (asked := await collector.sees()) is not None and asked.why != why:
        await collector.answers(asked)


async def test_a_card_that_is_picked_is_a_toggle_and_one_that_acts_at_once_is_not(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna", size=SMALL)
    hand = anna.page.get_by_role("group", name="Your hand").locator("[data-choosable]")
    pressed = "(cards) => cards.map((card) => card.ariaPressed)"
    await plays_to(anna, "turn.treasures", [])
    assert set(await hand.evaluate_all(pressed)) == {None}
    await plays_to(anna, "remodel.trash", ["remodel"])
    assert set(await hand.evaluate_all(pressed)) == {None}
    await anna.presses("Settings")  # where one can have the second click back
    await anna.page.get_by_label("Confirm a choice of one card").check()
    await anna.page.keyboard.press("Escape")
    assert set(await hand.evaluate_all(pressed)) == {"false"}
    await anna.presses(hand.first)
    await expect(hand.first).to_have_attribute("aria-pressed", "true")
    assert (await hand.evaluate_all(pressed)).count("true") == 1
    await anna.presses("Settings")
    await anna.page.get_by_label("Confirm a choice of one card").uncheck()
    await anna.page.keyboard.press("Escape")
    await anna.presses(hand.last)
    await expect(anna.page.locator("[data-why]")).to_have_attribute("data-why", "remodel.gain")


async def drags(person: Person, what: Locator, onto: Locator) -> None:
    """With the mouse, or with a finger."""
    if person.hand == "mouse":
        await what.drag_to(onto)
        return
    start, end = await what.bounding_box(), await onto.bounding_box()
    assert start is not None
    assert end is not None
    finger = await person.page.context.new_cdp_session(person.page)

    async def touches(kind: str, *points: dict[str, float]) -> None:
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    await touches("touchStart", {"x": middle[0][0], "y": middle[0][1]})
    for part in (0.2, 0.6, 1.0):
        x, y = (at + (to - at) * part for at, to in zip(*middle, strict=True))
        await touches("touchMove", {"x": x, "y": y})
    await touches("touchEnd")


@pytest.mark.parametrize("hand", ["mouse", "touch"])
async def test_an_order_can_be_dragged(comes: Callable[..., Awaitable[Person]], hand: Hand) -> None:
    anna = await comes("Anna", hand=hand, size=SMALL if hand == "mouse" else PHONE)
    await plays_to(anna, "scout.order", ["scout"])
    offer = anna.page.get_by_role("group", name="Choose from these").locator("[data-card]")
    *before, last = [await card.get_attribute("data-card") or "" for card in await offer.all()]

    async def lie_as(cards: list[str]) -> None:
        """From left to right, each with its number, which is its place."""
        await expect(offer).to_have_count(len(cards))
        for place, card in enumerate(cards):
            await expect(offer.nth(place)).to_have_attribute("data-card", card)
            await expect(offer.nth(place)).to_contain_text(re.compile(f"place ?{place + 1}"))

    await drags(anna, offer.last, offer.first)
    await lie_as([last, *before])
    await drags(anna, offer.first, offer.last)
    await lie_as([*before, last])
    # By the mouse: Chromium makes no click of the first tap after a finger that the debugger dragged.
    await anna.page.locator(CONFIRM).click()
    await expect(offer).to_have_count(0)


async def test_on_a_phone_the_hand_stays_in_sight_whatever_is_asked(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="touch", size=PHONE)
    await plays_to(anna, "pawn.choose", ["pawn"])
    await expect(anna.page.locator("[data-why] [data-choosable]")).to_have_count(4)
    await expect(anna.page.get_by_role("group", name="Your hand")).to_be_in_viewport(ratio=1)
