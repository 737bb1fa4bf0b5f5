"""Which seats of an address have something of their own: only a few at a time.

Somebody can sit down at any number of tables. If each of those seats could spend what is its own, one after another,
there would be no end to what an address has.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from courtyard.server.limits.rate import MOST_REMEMBERED

FORGOTTEN: Final = 600.0  # seconds after which a seat that has spent nothing makes room for another


class Regulars:
    """Remembers the seats that were last used, by address."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._seats: OrderedDict[str, OrderedDict[str, float]] = OrderedDict()  # and when; the latest last

    def welcome(self, address: str, seat: str) -> bool:
        """Whether a seat is one of them. Nobody who is loses that to somebody who comes later."""
        now, seats = time.monotonic(), self._at(address)
        while seats and next(iter(seats.values())) <= now - FORGOTTEN:
            seats.popitem(last=False)
        if seat not in seats and len(seats) >= self.most:
            return False
        seats[seat] = now
        seats.move_to_end(seat)
        return True

    def _at(self, address: str) -> OrderedDict[str, float]:
        """Those of an address; addresses that have been silent longest are forgotten first."""
        seats = self._seats.setdefault(address, OrderedDict())
        self._seats.move_to_end(address)
        if len(self._seats) > MOST_REMEMBERED:
            self._seats.popitem(last=False)
        return seats
