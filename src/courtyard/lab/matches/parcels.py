"""The rounds of a match in portions. They depend on nothing but the games of a round, and so do the results."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = 2000  # of a large parcel: a moment's work for fast players
GROWTH: Final = 8  # a parcel has at most an eighth of what was played before, so that slow players show something soon
WATCHED: Final = 40  # rounds at the beginning that are watched turn by turn, so that short matches tell of them too
WATCHED_OF: Final = 250  # later on, one round in this many is watched: watching takes about twelve times as long


class Parcel(NamedTuple):
    """Some rounds in a row."""

    number: int
    first: int
    rounds: int

    @property
    def watched(self) -> int:
        """How many of its rounds are watched turn by turn: the first ones."""
        return max(min(WATCHED - self.first, self.rounds), self.rounds // WATCHED_OF)


def parcels(rounds: int, games: int) -> Iterator[Parcel]:
    """All rounds of a match. A longer match begins with the same parcels, save the last one."""
    first, largest = 0, max(GAMES // games, 1)
    for number in count():
        if first == rounds:
            return
        size = min(max(first // GROWTH, 1), largest, rounds - first)
        yield Parcel(number, first, size)
        first += size
