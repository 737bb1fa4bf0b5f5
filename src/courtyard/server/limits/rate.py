"""How much of something is too much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_REMEMBERED: Final = 10_000


class Bucket:
    """Holds some drops and fills at a steady rate; whatever happens takes some."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._drops = at_once
        self._filled = time.monotonic()

    def holds(self, drops: float) -> bool:
        now = time.monotonic()
        self._drops = min(self.at_once, self._drops + (now - self._filled) * self.a_second)
        self._filled = now
        return self._drops >= drops

    def take(self, drops: float = 1) -> bool:
        """Take some; tell whether there were enough."""
        if not self.holds(drops):
            return False
        self._drops -= drops
        return True


class Gate:
    """A bucket for each of those who come, as long as they are remembered."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """Theirs; those who have not been here for a long time are forgotten first."""
        if who not in self._buckets:
            self._buckets[who] = Bucket(self.a_second, self.at_once)
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return self._buckets[who]
