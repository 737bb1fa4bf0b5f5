"""Seeds that lie beside each other deal independently: chi-square over what two such deals have in common.

Everything is fixed, so that a run comes out like the one before. Some six hundred tables of counts are tested; a bound
of 4.5 standard deviations is passed by chance once in five hundred such runs.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import pytest

from courtyard.core.dice import Dice
from courtyard.games import GAMES, find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SEEDS: Final = 3000
BOUND: Final = 4.5
NEIGHBOURS: Final[dict[str, Callable[[int], int]]] = {
    "n + 1": lambda seed: seed + 1,
    "n + 2": lambda seed: seed + 2,
    "n + 1000": lambda seed: seed + 1000,
    "n ^ 1": lambda seed: seed ^ 1,
    "n ^ 1024": lambda seed: seed ^ 1024,
    "2 n + 1": lambda seed: 2 * seed + 1,
}


def surprise(ones: Sequence[int], others: Sequence[int]) -> float:
    """How much more two series have to do with each other than by chance, in standard deviations.

    Pearson's chi-square of their joint counts, made normal by Wilson and Hilferty's cube root.
    """
    size, pairs = len(ones), Counter(zip(ones, others, strict=True))
    rows, columns = Counter(ones), Counter(others)
    square = 0.0
    for row, across in rows.items():
        for column, down in columns.items():
            expected = across * down / size
            square += (pairs[row, column] - expected) ** 2 / expected
    freedom = (len(rows) - 1) * (len(columns) - 1)
    part = 2 / (9 * freedom)
    return float((square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part)


def deal_of_dominion(seed: int) -> list[int]:
    """Who begins, what is first in the kingdom, the Coppers in the first two hands, what lies on the decks."""
    rules: Any = find_game("dominion")
    options = rules.settle({"players": 3}, seed)
    state = rules.new(options, seed)
    hands = [player.hand.count(0) for player in state.players[:2]]
    return [options["start"], options["kingdom"][0] < "m", *hands, *(player.deck.top() for player in state.players)]


def deal_of_tajmahal(seed: int) -> list[int]:
    """Who begins, the first and the last province but one, a bonus, the colours of the first cards of two hands."""
    rules: Any = find_game("tajmahal")
    options = rules.settle({"players": 4}, seed)
    state = rules.new(options, seed)
    bonus = next(bonus for bonus in state.bonuses.cards() if bonus >= 0)
    cards = [player.hand.at(0) // 21 for player in state.players[:2]]
    return [options["start"], state.route.at(0), state.route.at(10), bonus, *cards, state.deck.top() // 21]


DEALS: Final = {"dominion": deal_of_dominion, "tajmahal": deal_of_tajmahal}


@cache
def deal(game: str, seed: int) -> list[int]:
    return [int(number) for number in DEALS[game](seed)]


def series(game: str, seeds: Sequence[int]) -> list[list[int]]:
    """What is looked at of each deal, one list of all seeds for each thing."""
    return [list(numbers) for numbers in zip(*(deal(game, seed) for seed in seeds), strict=True)]


def test_every_game_is_looked_at() -> None:
    assert set(DEALS) == set(GAMES)


@pytest.mark.parametrize("relation", NEIGHBOURS)
@pytest.mark.parametrize("game", DEALS)
def test_deals_of_neighbouring_seeds_have_nothing_to_do_with_each_other(game: str, relation: str) -> None:
    mine = series(game, range(SEEDS))
    theirs = series(game, [NEIGHBOURS[relation](seed) for seed in range(SEEDS)])
    found = {(one, other): surprise(a, b) for one, a in enumerate(mine) for other, b in enumerate(theirs)}
    assert {place: sure for place, sure in found.items() if sure > BOUND} == {}
    assert abs(sum(found.values())) / sqrt(len(found)) < BOUND


@pytest.mark.parametrize("game", DEALS)
def test_what_depends_on_each_other_would_be_noticed(game: str) -> None:
    """The same test finds that a deal is like itself, and what one in four seeds have in common."""
    mine = series(game, range(SEEDS))
    shifted = series(game, [seed + 1 if seed % 4 else seed for seed in range(SEEDS)])
    for one, other in zip(mine, shifted, strict=True):
        assert surprise(one, one) > 20
        assert surprise(one, other) > BOUND


def unmixed(seed: int) -> Dice:
    """Dice that begin where their seed says, without being stirred."""
    dice = Dice(0)
    dice.word = seed
    return dice


@pytest.mark.parametrize("apart", [1, 2, 3, 64, 1000, 4096])
def test_first_rolls_of_neighbouring_seeds_are_not_correlated(apart: int) -> None:
    def rolled(dice: Callable[[int], Dice], first: int) -> list[int]:
        return [int(dice(seed).roll(12)) for seed in range(first, first + 20_000)]

    assert surprise(rolled(Dice, 0), rolled(Dice, apart)) < BOUND
    if apart <= 64:
        assert surprise(rolled(unmixed, 0), rolled(unmixed, apart)) > 50


def test_seeds_of_neighbouring_guesses_have_nothing_to_do_with_each_other() -> None:
    """What one seed guesses of the hands says nothing of what the seed before it guesses of the shuffles to come."""
    rules: Any = find_game("tajmahal")
    table = rules.new(rules.settle({"players": 3}, 1), 1)
    hands, futures = [], []
    for seed in range(SEEDS):
        rules.restore(state := rules.copy(table), table)
        rules.redeal(state, 0, seed)
        hands.append(int(state.players[1].hand.at(0)) // 21)
        futures.append(int(state.dice.roll(6)))
    assert surprise(hands, futures) < BOUND
    assert surprise(hands[1:], futures[:-1]) < BOUND
    assert surprise(hands[:-1], hands[1:]) < BOUND
