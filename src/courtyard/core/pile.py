"""A pile of small numbers with the verbs of a card table. Nothing outside this file knows how it is packed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from courtyard.core.dice import Dice

NONE: Final = -1  # no card: the answer of a verb that found nothing

_ROOM: Final[vec[i64]] = vec[i64]([0] * 12)  # what a new pile holds without growing


@mypyc_attr(free_list_len=1, acyclic=True)
class Pile:
    """Cards (or whatever a game numbers) one on another; the last one is the top.

    `_cells` is storage that is never shrunk, `size` tells how much of it is the pile: clearing and drawing move a number.
    """

    __slots__ = ("_cells", "size")

    def __init__(self) -> None:
        self._cells: vec[i64] = _ROOM[:]
        self.size: i64 = 0

    def at(self, place: i64) -> i64:
        """The card at a place counted from the bottom."""
        return self._cells[place]

    def put_at(self, place: i64, card: i64) -> None:
        self._cells[place] = card

    def top(self) -> i64:
        """The top card, or NONE."""
        if self.size == 0:
            return NONE
        return self._cells[self.size - 1]

    def has(self, card: i64) -> bool:
        return self._find(card) >= 0

    def count(self, card: i64) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place < self.size:
            if self._cells[place] == card:
                found += 1
            place += 1
        return found

    def add(self, card: i64) -> None:
        """Lay a card on top."""
        if self.size == len(self._cells):
            self._cells = append(self._cells, card)
        else:
            self._cells[self.size] = card
        self.size += 1

    def add_all(self, other: Pile) -> None:
        """Lay copies of all cards of another pile on top, its top card uppermost."""
        place: i64 = 0
        while place < other.size:
            self.add(other._cells[place])
            place += 1

    def draw(self) -> i64:
        """Take the top card off, or NONE."""
        if self.size == 0:
            return NONE
        self.size -= 1
        return self._cells[self.size]

    def take(self, card: i64) -> bool:
        """Take one such card out, the uppermost; tell whether there was one."""
        place = self._find(card)
        if place < 0:
            return False
        self.size -= 1
        while place < self.size:
            self._cells[place] = self._cells[place + 1]
            place += 1
        return True

    def clear(self) -> None:
        self.size = 0

    def move_to(self, other: Pile) -> None:
        """Lay the whole pile on another one."""
        other.add_all(self)
        self.size = 0

    def flip_onto(self, other: Pile) -> None:
        """Turn the pile over onto another one: its top card comes to lie lowest."""
        while self.size:
            other.add(self.draw())

    def trade(self, other: Pile) -> None:
        """Change contents with another pile."""
        cells, size = self._cells, self.size
        self._cells, self.size = other._cells, other.size
        other._cells, other.size = cells, size

    def shuffle(self, dice: Dice) -> None:
        last: i64 = self.size - 1
        while last > 0:
            other = dice.roll(last + 1)
            card = self._cells[last]
            self._cells[last] = self._cells[other]
            self._cells[other] = card
            last -= 1

    def distinct(self) -> Pile:
        """Each card once, in the order of first appearance from the bottom."""
        kinds = Pile()
        place: i64 = 0
        while place < self.size:
            if not kinds.has(self._cells[place]):
                kinds.add(self._cells[place])
            place += 1
        return kinds

    def copy(self) -> Pile:
        twin = Pile()
        twin._cells = self._cells[: self.size]
        twin.size = self.size
        return twin

    def cards(self) -> list[int]:
        """A plain list, from the bottom to the top."""
        return [int(self._cells[place]) for place in range(self.size)]

    def _find(self, card: i64) -> i64:
        place: i64 = self.size - 1
        while place >= 0 and self._cells[place] != card:
            place -= 1
        return place


def pile_of(cards: Iterable[int]) -> Pile:
    """A pile with these cards, the last one on top."""
    pile = Pile()
    for card in cards:
        pile.add(card)
    return pile
