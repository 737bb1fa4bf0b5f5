"""A pile of small numbers with the verbs of a card table. Nothing outside this file knows how it is packed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from courtyard.core.dice import Dice

NONE: Final = -1  # no card, or nothing of whatever else is numbered: the answer of a verb that found nothing

_NOTHING: Final[vec[i64]] = vec[i64]()
_ROOM: Final[vec[i64]] = vec[i64]([0] * 1024)  # what piles grow by is cut from this


@mypyc_attr(free_list_len=1, acyclic=True)
class Pile:
    """Cards (or whatever a game numbers) one on another; the last one is the top.

    `_cells` is storage that only grows, `size` tells how much of it is the pile: clearing and drawing move a number.
    """

    __slots__ = ("_cells", "size")

    def __init__(self) -> None:
        self._cells: vec[i64] = _NOTHING
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
        return self.find(card) >= 0

    def count(self, card: i64) -> i64:
        cells, size = self._cells, self.size
        found: i64 = 0
        for place in range(size):
            if cells[place] == card:
                found += 1
        return found

    def add(self, card: i64) -> None:
        """Lay a card on top."""
        if self.size == len(self._cells):
            self._make_room(1)
        self._cells[self.size] = card
        self.size += 1

    def _make_room(self, count: i64) -> None:
        """Room for a number of further cards, and then some: a pile that is used at all grows only a few times."""
        self._cells = extend(self._cells, _ROOM[: 12 + self.size + count])

    def add_all(self, other: Pile) -> None:
        """Lay copies of all cards of another pile on top, its top card uppermost."""
        count = other.size
        if self.size + count > len(self._cells):
            self._make_room(count)
        source, cells, size = other._cells, self._cells, self.size
        for place in range(count):
            cells[size] = source[place]
            size += 1
        self.size = size

    def draw(self) -> i64:
        """Take the top card off, or NONE."""
        if self.size == 0:
            return NONE
        self.size -= 1
        return self._cells[self.size]

    def deal(self, other: Pile, count: i64) -> None:
        """Draw cards, one after another, onto another pile; there must be as many."""
        if other.size + count > len(other._cells):
            other._make_room(count)
        source, cells, size = self._cells, other._cells, other.size
        last = self.size - 1
        left: i64 = last - count
        while last > left:
            cells[size] = source[last]
            size += 1
            last -= 1
        self.size = last + 1
        other.size = size

    def take(self, card: i64) -> bool:
        """Take one such card out, the uppermost; tell whether there was one."""
        place = self.find(card)
        if place < 0:
            return False
        self.take_at(place)
        return True

    def take_all(self, cards: Pile) -> None:
        """Take these cards out, as far as they lie here."""
        for place in range(cards.size):
            self.take(cards.at(place))

    def take_at(self, place: i64) -> i64:
        """Take out the card at a place."""
        cells = self._cells
        card = cells[place]
        last = self.size - 1
        while place < last:
            cells[place] = cells[place + 1]
            place += 1
        self.size = last
        return card

    def drop(self, count: i64) -> None:
        """Forget a number of cards from the top, or all there are."""
        if self.size <= count:
            self.size = 0
        else:
            self.size -= count

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
        cells = self._cells
        last: i64 = self.size - 1
        while last > 0:
            other = dice.roll(last + 1)
            card = cells[last]
            cells[last] = cells[other]
            cells[other] = card
            last -= 1

    def any_marked(self, marks: vec[i64], mask: i64) -> bool:
        """Whether a card lies here that a table, by card, marks with one of some bits."""
        cells, size = self._cells, self.size
        return any(marks[cells[place]] & mask for place in range(size))

    def sift(self, marks: vec[i64], mask: i64, other: Pile, values: vec[i64]) -> i64:
        """Move all marked cards to another pile, in the order in which they lie here; tell what they are worth."""
        size = self.size
        if other.size + size > len(other._cells):
            other._make_room(size)
        cells, gone, total = self._cells, other._cells, other.size
        worth: i64 = 0
        kept: i64 = 0
        for place in range(size):
            card = cells[place]
            if marks[card] & mask:
                worth += values[card]
                gone[total] = card
                total += 1
            else:
                cells[kept] = card
                kept += 1
        self.size = kept
        other.size = total
        return worth

    def total(self, values: vec[i64]) -> i64:
        """What the cards are worth by a table."""
        cells, size = self._cells, self.size
        sum_: i64 = 0
        for place in range(size):
            sum_ += values[cells[place]]
        return sum_

    def distinct(self) -> Pile:
        """Each card once, in the order of first appearance from the bottom."""
        kinds = Pile()
        for place in range(self.size):
            if not kinds.has(self._cells[place]):
                kinds.add(self._cells[place])
        return kinds

    def copy(self) -> Pile:
        twin = Pile()
        twin.become(self)
        return twin

    def become(self, other: Pile) -> None:
        """Hold the same cards as another pile, in the room that is there if it will do."""
        size = other.size
        if size > len(self._cells):
            self._cells = other._cells[:size]
        elif size:
            cells, source = self._cells, other._cells
            for place in range(size):
                cells[place] = source[place]
        self.size = size

    def cards(self) -> list[int]:
        """A plain list, from the bottom to the top."""
        return [int(self._cells[place]) for place in range(self.size)]

    def find(self, card: i64) -> i64:
        """The place of the uppermost such card, or NONE."""
        cells = self._cells
        place: i64 = self.size - 1
        while place >= 0 and cells[place] != card:
            place -= 1
        return place

    # -- as any other value of Python; rules use the verbs above, which are quicker ------------------------------------
    def __len__(self) -> int:
        return int(self.size)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards())

    def __contains__(self, card: int) -> bool:
        return self.has(card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards() == other.cards()

    def __repr__(self) -> str:
        return f"pile_of({self.cards()})"

    def __reduce__(self) -> tuple[object, ...]:
        return pile_of, (self.cards(),)


def pile_of(cards: Iterable[int]) -> Pile:
    """A pile with these cards, the last one on top."""
    pile = Pile()
    for card in cards:
        pile.add(card)
    return pile
