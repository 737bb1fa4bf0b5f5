"""How far one player is ahead of another, in shares of all victories; of a shared one everybody has an equal part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.lab.matches.intervals import share_interval

if TYPE_CHECKING:
    from courtyard.counting.tally import Tally
    from courtyard.lab.matches.result import Interval


def leads_of(tally: Tally, one: int, other: int) -> dict[int, int]:
    """How many rounds brought which lead of the first over the second, in parts of a victory."""
    if one < other:
        return tally.lead(one, other)
    return {-lead: rounds for lead, rounds in tally.lead(other, one).items()}


def lead_of(tally: Tally, one: int, other: int) -> tuple[float, Interval]:
    """The mean lead of a player over another, and its interval, 95 %: 1 is a victory in every game, -1 a defeat."""
    whole = tally.players * tally.whole
    leads = leads_of(tally, one, other).items()
    raised = [(lead + whole, rounds) for lead, rounds in leads]  # an interval is of what goes from 0 on
    total, squares = (sum(rounds * lead**power for lead, rounds in raised) for power in (1, 2))
    low, high = share_interval(total, squares, tally.rounds, 2 * whole)
    return total / tally.rounds / whole - 1, (2 * low - 1, 2 * high - 1)
