"""Matches that are worth repeating: to measure speed, and to compare results with those that others have published."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.state import State


class Contest(NamedTuple):
    """Who plays whom, and with which options. The players change seats from game to game; seat 0 begins."""

    options: dict[str, object]
    players: list[Chooser]
    equal: bool = False  # whether it makes no difference which of them sits where


class Peer(NamedTuple):
    """Another program that plays a contest: a file in the folder bench, in Python with a module it needs, or in C."""

    file: str
    module: str


class Row(NamedTuple):
    """A published result of a contest of two, in percent, and how many turns the starter had on average."""

    name: str
    contest: Contest
    shares: list[float]  # of games won by the first player, by the second, by both
    turns: float
    by_seat: list[float]  # the shares of the starter, of the other, of both; empty where nobody tells


class Milestones(NamedTuple):
    """After how many turns, on average, the first player had a given number of something."""

    name: str
    contest: Contest
    count: Callable[[State], int]
    turns: dict[int, float]
