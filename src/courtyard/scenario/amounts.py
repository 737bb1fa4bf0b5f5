"""Several of a thing, written as people do: "3 Rook" is Rook three times."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeVar

from courtyard.core.errors import Refused
from courtyard.core.given import shortened

AMOUNT: Final = re.compile(r"\s*(?P<amount>\d+)\s+(?P<name>.*\S)\s*")
MOST: Final = 120  # no box has more of anything
MOST_TOGETHER: Final = 600  # nor all boxes more of everything

T = TypeVar("T")


def spread(things: Sequence[T | str]) -> list[T | str]:
    """A list in which every thing stands as often as it is meant; or refuse an amount that no box has."""
    found: list[T | str] = []
    for thing in things:
        several = AMOUNT.fullmatch(thing) if isinstance(thing, str) else None
        if several is None:
            found.append(thing)
            continue
        digits, name = several["amount"], several["name"]
        if len(digits) > len(str(MOST)) or not 1 <= int(digits) <= MOST:
            raise Refused("no-amount", value=shortened(thing), most=MOST)
        found += [name] * int(digits)
        if len(found) > MOST_TOGETHER:
            raise Refused("many-things", value=shortened(thing), most=MOST_TOGETHER)
    return found
