"""What a line of a strategy waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.quantity import Quantity
    from courtyard.dominion.state import State


class Condition(ABC):
    """Something that is true of a table, for a seat, or not."""

    @abstractmethod
    def holds(self, state: State, seat: i64) -> bool:
        """Whether it is true now."""


class Within(Condition):
    """A number is from `least` to `most`: what every comparison comes down to."""

    def __init__(self, quantity: Quantity, least: int, most: int) -> None:
        self.quantity = quantity
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, state: State, seat: i64) -> bool:
        value = self.quantity.value(state, seat)
        return self.least <= value and value <= self.most  # noqa: PLR1716 - a chain makes objects of native numbers


class Pair(Condition):
    """Two conditions."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second


class Both(Pair):
    """Both of two."""

    def holds(self, state: State, seat: i64) -> bool:
        return self.first.holds(state, seat) and self.second.holds(state, seat)


class Either(Pair):
    """At least one of two."""

    def holds(self, state: State, seat: i64) -> bool:
        return self.first.holds(state, seat) or self.second.holds(state, seat)


class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: State, seat: i64) -> bool:
        return not self.condition.holds(state, seat)
