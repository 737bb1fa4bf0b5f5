"""What each prize of the court is worth to a player now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.bots.tajmahal.building import worth_of_good, worth_of_palaces
from courtyard.tajmahal.box import GOODS, PROVINCES
from courtyard.tajmahal.card import ELEPHANT, INFLUENCES, MOGUL, TWO_POINTS
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.bots.tajmahal.taste import Taste
    from courtyard.tajmahal.state import State


class Prizes:
    """The worth of the prizes that are left. Palaces depend on how many there are; all else adds up."""

    def __init__(self, state: State, seat: i64, taste: Taste) -> None:
        self.plain = worth_of_palaces(state, seat, taste, INFLUENCES, crown=False)  # by the number of influences
        self.crowned = worth_of_palaces(state, seat, taste, INFLUENCES, crown=True)
        self.tiles = [worth_of_influence(state, seat, influence, taste) for influence in range(INFLUENCES)]
        self.tiles.append(0.0)  # the crown is but a palace
        self.tiles.append(worth_of_tile(state, seat, taste))

    def expected(self, chances: list[float]) -> float:
        """What to expect of prizes that will be won with certain chances, by prize."""
        total = 0.0
        numbers = [1.0]  # how likely each number of influences is to be won
        for prize in range(ELEPHANT + 1):
            total += chances[prize] * self.tiles[prize]
            if prize < INFLUENCES and chances[prize] > 0.0:
                numbers = one_more(numbers, chances[prize])
        crown = chances[MOGUL]
        for number, chance in enumerate(numbers):
            total += chance * (crown * self.crowned[number] + (1.0 - crown) * self.plain[number])
        return total


def one_more(numbers: list[float], chance: float) -> list[float]:
    """How likely each number is after something that may add one."""
    after = [number * (1.0 - chance) for number in numbers]
    after.append(0.0)
    for place, number in enumerate(numbers):
        after[place + 1] += number * chance
    return after


def worth_of_tile(state: State, seat: i64, taste: Taste) -> float:
    """The goods of this province."""
    total = 0.0
    for good in range(len(GOODS)):
        if state.box.goods_on(state.visit) >> good & 1:
            total += worth_of_good(state, seat, good, taste)
    return total


def worth_of_influence(state: State, seat: i64, influence: i64, taste: Taste) -> float:
    """Two equal tiles become a special card; one is half way there."""
    player = state.players[seat]
    card = state.box.specials.at(influence)
    if player.hand.has(card) or player.played.has(card):
        return 0.0
    left = float(PROVINCES - state.visit)
    each = taste.special
    if card == TWO_POINTS:
        each *= 2.0
    if count(player.influences, influence) == 1:
        return 1.0 + each * left
    return each * left * taste.half
