"""Sets of small numbers (towns, provinces, seats, prizes), each as one number with a bit for each member."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_LAST: Final = 61  # the largest possible member
_TOP: Final = 0x2000000000000000  # the set of it


def bit(member: i64) -> i64:
    """The set with one member. Not `1 << member`: compiled, such a small literal has only 32 bits to be shifted in."""
    return _TOP >> (_LAST - member)


def first(count: i64) -> i64:
    """The set of all numbers below a given one."""
    return bit(count) - 1


def members(of: i64) -> list[int]:
    """The members as a list."""
    return [member for member in range(62) if of >> member & 1]
