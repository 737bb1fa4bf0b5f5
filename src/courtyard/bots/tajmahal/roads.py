"""How well palaces are placed for the visits to come, which are known from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.core.pile import NONE, Pile
from courtyard.tajmahal.box import PROVINCES
from courtyard.tajmahal.palaces import spread
from courtyard.tajmahal.sets import bit

if TYPE_CHECKING:
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.state import State


def prospects(palaces: i64, state: State, decay: float) -> float:
    """How many provinces palaces would be joined to in the visits to come, with one more built in each.

    Each is built where it joins most, and counts less than the one before, since it is less sure to be built.
    """
    chains = Chains(palaces, state.box)
    total = 0.0
    share = 1.0
    visit: i64 = state.visit
    while visit < PROVINCES:
        total += share * float(chains.build_in(state.route.at(visit)))
        share *= decay
        visit += 1
    return total


class Chains:
    """Groups of palaces that roads join, each as its towns, and for each the provinces that it reaches."""

    def __init__(self, palaces: i64, box: Box) -> None:
        self.box = box
        self.towns = Pile()
        self.provinces = Pile()
        while palaces:
            group = spread(palaces & -palaces, palaces, box.neighbours)
            palaces &= ~group
            self.towns.add(group)
            self.provinces.add(provinces_of(group, box))

    def build_in(self, province: i64) -> i64:
        """Add a palace where it joins most; tell how many provinces that is, besides its own."""
        towns = self.box.towns_in.at(province)
        best: i64 = NONE
        most: i64 = -1
        town: i64 = 0
        while towns:
            if towns & 1:
                reach = size_of(self.reach(town))
                if reach > most:
                    most = reach
                    best = town
            towns >>= 1
            town += 1
        self.add(best, province)
        return most

    def reach(self, town: i64) -> i64:
        """The provinces that the groups beside a town reach."""
        beside = self.box.neighbours.at(town)
        found: i64 = 0
        for place in range(self.towns.size):
            if self.towns.at(place) & beside:
                found |= self.provinces.at(place)
        return found

    def add(self, town: i64, province: i64) -> None:
        """A palace that joins all groups beside it into one."""
        beside = self.box.neighbours.at(town)
        group = bit(town)
        reached = bit(province)
        place: i64 = 0
        while place < self.towns.size:
            if self.towns.at(place) & beside:
                group |= self.towns.take_at(place)
                reached |= self.provinces.take_at(place)
            else:
                place += 1
        self.towns.add(group)
        self.provinces.add(reached)


def provinces_of(towns: i64, box: Box) -> i64:
    """The provinces in which some towns lie, a bit each."""
    found: i64 = 0
    for place in range(PROVINCES):
        if towns & box.towns_in.at(place):
            found |= bit(place)
    return found


def size_of(members: i64) -> i64:
    """How many there are in a set."""
    found: i64 = 0
    while members:
        found += members & 1
        members >>= 1
    return found
