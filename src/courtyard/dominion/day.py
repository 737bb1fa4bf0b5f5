"""Days, and the number that each card has on each of them: the same on every machine, for ever (ADR 31)."""

from __future__ import annotations

from calendar import monthrange
from hashlib import blake2b
from typing import Final

from courtyard.core.errors import Refused

PATTERN: Final = "0000-00-00"
USE: Final = b"kingdom of a day"


def is_day(name: str) -> bool:
    """Whether this is written as a date is: 2026-11-18."""
    return name.isascii() and "".join("0" if sign.isdecimal() else sign for sign in name) == PATTERN


def check_day(day: str) -> None:
    """Refuse a date that no calendar has."""
    year, month, date = int(day[:4]), int(day[5:7]), int(day[8:])
    if year < 1 or not 1 <= month <= 12 or not 1 <= date <= monthrange(year, month)[1]:
        raise Refused("dominion.no-day", day=day)


def number_on(day: str, card: str) -> int:
    """It depends on nothing but the day and the card, so another card that is added changes no number."""
    return int.from_bytes(blake2b(f"{day} {card}".encode(), digest_size=8, person=USE).digest(), "big")
