"""Counts of up to seven kinds of things in one number: added, compared and copied at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from courtyard.tajmahal.sets import bit

ROOM: Final = 8  # bits a kind; no count comes near 128, which keeps the highest bit of each free
_FULL: Final = 255
_ONES: Final = 0x01010101010101
_HIGH: Final = 0x80808080808080


def one(kind: i64) -> i64:
    """One thing of a kind; sums of these are tallies."""
    return bit(kind * ROOM)


def count(tally: i64, kind: i64) -> i64:
    return (tally >> (kind * ROOM)) & _FULL


def ahead(mine: i64, theirs: i64) -> i64:
    """A mark, for `marked`, on each kind of which one tally has strictly more than another."""
    return ((mine | _HIGH) - theirs - _ONES) & _HIGH


def marked(marks: i64, kind: i64) -> bool:
    return (marks >> (kind * ROOM + ROOM - 1)) & 1 == 1


def tally_of(counts: list[int]) -> i64:
    """The tally of counts that are listed by kind."""
    tally: i64 = 0
    for kind, number in enumerate(counts):
        tally += number * one(kind)
    return tally


def counts_of(tally: i64, kinds: int) -> list[int]:
    """The counts of the first kinds, as a list."""
    return [int(count(tally, kind)) for kind in range(kinds)]
