"""The library of strategies: those that people know are in it, and as strong as they are known to be."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import pytest

from courtyard import lab
from courtyard.bots import Entrant, find_bot, strategy_names, wants
from courtyard.bots.dominion.money import BIG_MONEY
from courtyard.bots.dominion.strategy.library import text_of
from courtyard.bots.dominion.strategy.reading import read_strategy
from courtyard.core.choice import Seats
from courtyard.core.rules import play_out
from courtyard.dominion.kingdom import BOXES, find_card
from courtyard.games import find_game
from courtyard.lab.laws.secrecy import Doubter
from courtyard.lab.laws.trial import Trial

RULES = find_game("dominion")
NAMES = strategy_names("dominion")
BIG_MONEY_WITH = (
    "smithy courtyard witch militia library council-room laboratory moat masquerade torturer jester hunting-party "
    "young-witch nobles harem"
).split()
OTHERS = (
    "double-witch chapel-witch chapel-laboratory first-game-engine gardens-workshop duke-duchy minion conspirator "
    "bridge-megaturn gardens-ironworks baron tournament horn-of-plenty fairgrounds upgrade trading-post swindler "
    "saboteur"
).split()
REFERENCE = ["bm0", "bmd", "smithy1", "witch1", "militia1"]


def test_the_strategies_that_people_know_are_there() -> None:
    known = ["big-money-basic", "big-money-optimised", *[f"big-money-{card}" for card in BIG_MONEY_WITH], *OTHERS]
    assert set(known) <= set(NAMES)
    assert len(NAMES) >= 35


@pytest.mark.parametrize("name", [name for name in NAMES if name != BIG_MONEY])  # that one is a bot of our own
def test_each_needs_only_cards_of_our_boxes_and_says_where_it_is_known_from(name: str) -> None:
    assert {find_card(card).box for card in wants("dominion", Entrant(name))} <= set(BOXES)
    assert len(wants("dominion", Entrant(name))) <= 10
    assert read_strategy(text_of(name), name).source


def test_only_the_reference_lists_end_the_game_while_behind() -> None:
    hasty = [name for name in NAMES if not read_strategy(text_of(name), name).careful]
    assert hasty == sorted(f"reference-{name}" for name in REFERENCE)


class Strength(NamedTuple):
    """How often a strategy wins against optimised Big Money, as measured over many games, and in how many to try it."""

    name: str
    share: float
    games: int
    kingdom: str = "courtyard masquerade jester village cellar market chancellor spy woodcutter festival"

    @property
    def bound(self) -> float:
        """What chance alone does not come under: four standard deviations below the share."""
        return self.share - 4 * sqrt(self.share * (1 - self.share) / self.games)


STRENGTHS = [
    Strength("big-money-courtyard", 0.825, 300),
    Strength("big-money-jester", 0.70, 300),
    Strength("big-money-masquerade", 0.77, 300),
    Strength("first-game-engine", 0.975, 60, "first-game"),
]


@pytest.mark.parametrize("strength", STRENGTHS, ids=[strength.name for strength in STRENGTHS])
def test_the_default_player_is_not_the_weak_spot(strength: Strength) -> None:
    kingdom: object = strength.kingdom.split() if " " in strength.kingdom else strength.kingdom
    players = [strength.name, "big-money-optimised"]
    result = lab.simulate("dominion", players, games=strength.games, seed=1, kingdom=kingdom)
    assert result.players[0].win_share > strength.bound


@pytest.mark.parametrize("name", NAMES)
def test_each_answers_the_same_whatever_it_may_not_know(name: str) -> None:
    options = RULES.settle({"players": 2, "require": wants("dominion", Entrant(name))}, 1)
    trial = Trial(RULES, options, 1)
    bots = [find_bot("dominion", name, 1), find_bot("dominion", "random", 1)]
    twins = [find_bot("dominion", name, 1), find_bot("dominion", "random", 1)]
    seats = Seats([Doubter(trial, bot, twin) for bot, twin in zip(bots, twins, strict=True)])
    play_out(RULES, RULES.new(options, 1), seats)
