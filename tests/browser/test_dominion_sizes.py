"""Dominion's table on every screen, with every number of players: nothing is cut, nothing lies over something else."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.boxes import lies_well
from tests.browser.staging import Position, Staging, stages
from tests.browser.tables import dealt, opens_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

INSIGHT: Final = ("[data-question]", ".hand")
LAPPED: Final = (".hand .back",)  # takes one card back from the heap that it lies on
FIRST: Final = "cellar moat village woodcutter workshop militia remodel smithy market mine".split()
# The longest names there are, eleven of them, one of which brings prizes.
LONG: Final = (
    "secret-chamber fortune-teller farming-village shanty-town wishing-well young-witch horse-traders tournament "
    "throne-room conspirator".split()
)


@dataclass
class Stage:
    """What the first seat sees."""

    players: int
    hand: list[str]
    kingdom: list[str] = field(default_factory=lambda: FIRST)
    bane: str | None = None
    in_play: list[str] = field(default_factory=list)
    why: str = "turn.treasures"
    points: bool = True
    later: int = 0  # questions after the one that was really asked

    def alter(self, position: Position) -> None:
        view = position["view"]
        if view is None or position["choice"] is None:
            return
        me = view["players"][0]
        me["hand"], me["hand_size"], me["discard_size"], me["discard_top"] = self.hand, len(self.hand), 11, "curse"
        view["in_play"], view["coins"] = self.in_play, 12
        for seat, player in enumerate(view["players"][1:]):
            player |= {"hand_size": 5 + seat, "deck_size": 14, "discard_size": 10, "discard_top": "silver"}
        position["scores"] = [23 - 9 * seat for seat in range(self.players)] if self.points else None
        position["choice"] |= asked(self.why, self.hand)
        position["choice"]["question"] += self.later


def asked(why: str, hand: list[str]) -> Position:
    """About the cards of the hand: to play treasures, or to discard some of all."""
    cards = [card for card in dict.fromkeys(hand) if why != "turn.treasures" or card in {"copper", "silver", "gold"}]
    options = [{"id": card, "copies": hand.count(card), "prospect": None} for card in cards]
    return {"why": why, "source": "hand", "options": options} | ({} if why == "turn.treasures" else DISCARD)


DISCARD: Final[Position] = {
    "least": 3,
    "most": 3,
    "ordered": False,
    "usual": None,
    "safe": None,
    "ahead": None,
    "prompt": {"id": "dominion-ask-militia-discard", "facts": {"card": "militia", "by": "Béla", "most": 3}},
}
FIVE: Final = "militia gold silver copper estate".split()
EIGHT: Final = "tournament young-witch throne-room gold silver silver copper estate".split()
THIRTEEN: Final = [*LONG[:7], *"gold gold silver copper copper curse".split()]
STAGES: Final = {
    "two": Stage(2, FIVE, in_play=["village", "smithy"]),
    "three": Stage(3, EIGHT, in_play=["market"] * 3 + ["village"]),
    "four": Stage(4, THIRTEEN, LONG, "shanty-town", ["throne-room", "tournament"]),
    "five": Stage(5, ["moat"], in_play=["village", "smithy"] + ["copper"] * 5),
    "six": Stage(6, THIRTEEN, LONG, "shanty-town", ["throne-room", "tournament"], "militia.discard"),
}


async def sits_at(person: Person, stage: Stage) -> Staging:
    staging = await stages(person, stage.alter)
    kingdom = [card for card in stage.kingdom if card != stage.bane]
    ten = kingdom if len(kingdom) == len(FIRST) else [*kingdom, "market"]
    options = {"kingdom": ten, "players": stage.players, "start": 0} | ({"bane": stage.bane} if stage.bane else {})
    await opens_table(person, game="dominion", share=dealt("dominion", 1, **options), bots=True, start=True)
    await expect(person.page.locator("[data-question]")).to_be_visible()
    return staging


@pytest.mark.parametrize("name", STAGES)
async def test_the_table_lies_well_at_every_size(comes: Callable[..., Awaitable[Person]], name: str) -> None:
    anna = await comes("Anna")
    stage = replace(STAGES[name])
    staging = await sits_at(anna, stage)
    await lies_well(anna, INSIGHT, LAPPED)
    stage.points = False
    staging.tell_again()
    await expect(anna.page.locator(".opponent .points")).to_have_count(0)
    await lies_well(anna, INSIGHT, LAPPED)
