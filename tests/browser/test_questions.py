"""Every kind of question, answered by mouse, by keyboard and by touch."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.policy import Collector
from tests.browser.tables import opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

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
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    assert seen() >= KINDS


async def test_an_order_can_be_dragged(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", size=SMALL)
    code = share(KINGDOM, deal=DEAL)
    await opens_table(anna, game="dominion", share=code, players=2, bots=True, start=True)
    collector = Collector(anna, ["scout"])
    while (asked := await collector.sees()) is not None and asked.why != "scout.order":
        await collector.answers(asked)
    offer = anna.page.get_by_role("group", name="Choose from these").locator("[data-card]")
    first, last = offer.first, offer.last
    await last.drag_to(first)
    await expect(last).to_contain_text(re.compile("place ?1"))
    await expect(first).to_contain_text(re.compile("place ?2"))
