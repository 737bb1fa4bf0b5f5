"""How sure a share is. Rounds are independent of each other; the games of one, which share their shuffles, are not."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from courtyard.lab.matches.result import Interval

NORMAL: Final = 1.959964  # 95 %
DOUBT: Final = NORMAL**2  # rounds


def share_interval(total: int, squares: int, rounds: int, whole: int) -> Interval:
    """Of somebody who got `total` in a number of rounds, each of which can bring from 0 to `whole`: 95 %.

    Agresti and Coull's interval, with rounds for trials: as if about four rounds more had been played, half of them won
    throughout and half lost. So it is honest for those who always win, and for those who win half of every single
    round; Student's factor makes it so for few rounds; and with many it is what the spread between rounds makes it.
    """
    weight = rounds + DOUBT
    mean = (total / whole + DOUBT / 2) / weight
    spread = (squares / whole**2 + DOUBT / 2) / weight - mean**2
    reach = student(weight - 1) * sqrt(spread / weight)
    return (max(0.0, mean - reach), min(1.0, mean + reach))


def student(freedom: float) -> float:
    """How many standard errors make 95 %, where the spread itself is estimated (Cornish and Fisher's expansion)."""
    first = (NORMAL**3 + NORMAL) / 4
    second = (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / 96
    return NORMAL + first / freedom + second / freedom**2
