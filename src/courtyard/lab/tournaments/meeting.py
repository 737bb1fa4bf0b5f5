"""A match within a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtyard.lab.matches.result import MatchResult


@dataclass(frozen=True)
class Meeting:
    """Some players of a tournament at one table. Everything is known by its place in the tournament's lists."""

    variant: int
    players: list[int]  # as the match lists them; the same player may sit there more than once
    match: MatchResult
