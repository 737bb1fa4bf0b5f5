"""Who got how many points against whom."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from courtyard.lab.matches.intervals import NORMAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import Interval
    from courtyard.lab.tournaments.meeting import Meeting


@dataclass(frozen=True)
class Cell:
    """What one player got against another: a point for each game in which they ranked better, a half if alike."""

    player: int
    rival: int
    games: int
    points: float
    share: float
    interval: Interval  # 95 %


def cross_table(players: int, meetings: Sequence[Meeting]) -> list[list[Cell | None]]:
    """A row for each player, with a cell for each rival whom they met."""
    games = [[0] * players for _ in range(players)]
    points = [[0.0] * players for _ in range(players)]
    for meeting in meetings:
        for row, one in enumerate(meeting.players):
            for column, other in enumerate(meeting.players):
                if one != other:
                    games[one][other] += meeting.match.games
                    points[one][other] += meeting.match.versus[row][column]
    return [[cell(one, other, games, points) for other in range(players)] for one in range(players)]


def cell(one: int, other: int, games: list[list[int]], points: list[list[float]]) -> Cell | None:
    played, got = games[one][other], points[one][other]
    return Cell(one, other, played, got, got / played, wilson(got, played)) if played else None


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval of a share: honest for few games and for shares near 0 or 1.

    Ties and rounds with the same shuffles make results vary less than it assumes, so it is on the safe side.
    """
    share, doubt = points / games, NORMAL**2 / games
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(share * (1 - share) * doubt + doubt**2 / 4) / (1 + doubt)
    return (max(0.0, middle - reach), min(1.0, middle + reach))
