"""The scale that ratings are on: like that of chess."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from courtyard.lab.matches.result import Interval

AVERAGE: Final = 1500.0
SPAN: Final = 400  # a player rated this much higher gets ten points for each of the other's


@dataclass(frozen=True)
class Rating:
    """How strong somebody is."""

    rating: float
    interval: Interval  # 95 %, of the distance to the average, or to the anchor

    def excludes(self, rating: float) -> bool:
        """Whether this rating would be more of a surprise than chance explains."""
        return not self.interval[0] <= rating <= self.interval[1]


def foretold(one: float, other: float) -> float:
    """The share of points that two ratings let the first one expect."""
    return float(1 / (1 + 10 ** ((other - one) / SPAN)))
