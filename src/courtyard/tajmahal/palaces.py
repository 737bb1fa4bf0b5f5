"""Palaces and roads: what is joined to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.tajmahal.sets import bit

if TYPE_CHECKING:
    from courtyard.core.pile import Pile


def spread(start: i64, within: i64, neighbours: Pile) -> i64:
    """The towns (a bit each) that roads reach from some towns through certain towns only."""
    reached = start
    frontier = start
    while frontier:
        beyond: i64 = 0
        town: i64 = 0
        while frontier:
            if frontier & 1:
                beyond |= neighbours.at(town)
            frontier >>= 1
            town += 1
        frontier = beyond & within & ~reached
        reached |= frontier
    return reached


def connected_provinces(palaces: i64, province: i64, towns: Pile, neighbours: Pile) -> i64:
    """The provinces (a bit each) joined by palaces to one's palaces in a province, that province included.

    None at all if there is no palace in it. `towns` are those of each province, as bits.
    """
    reached = spread(palaces & towns.at(province), palaces, neighbours)
    joined: i64 = 0
    for place in range(towns.size):
        if reached & towns.at(place):
            joined |= bit(place)
    return joined
