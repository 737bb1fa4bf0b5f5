"""How strong players are, on one scale, by whom they beat how often: Bradley and Terry's model, with intervals.

A player who is rated 400 points above another one gets ten points for each of the other's. A tie counts as half a
victory; of a table of more than two, each two players count as a game of their own, by their ranks. Where somebody wins
every game, or two groups never met, the games alone would put an infinite distance between them. So everybody is given
one more game, drawn against an average player: next to nothing beside hundreds of games, and enough to stay finite.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

import choix
import numpy as np
from numpy.typing import NDArray

from courtyard.lab.matches.intervals import NORMAL
from courtyard.lab.tournaments.scale import AVERAGE, SPAN, Rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.tournaments.meeting import Meeting

Matrix = NDArray[np.float64]

SCALE: Final = SPAN / log(10)

DOUBT: Final = 5.0  # surprises after which a match's own spread counts as much as what the model expects
STEPS: Final = 100_000
PRECISE: Final = 1e-9


def rate(players: int, meetings: Sequence[Meeting], anchor: int | None = None) -> list[Rating]:
    """Rate all players. Their average is 1500, or the anchor is."""
    points = count_points(players, meetings)
    house = np.append(np.full(players, 0.5), 0.0)
    points[players, :] += house
    points[:, players] += house
    strengths = choix.ilsr_pairwise_dense(points, max_iter=STEPS, tol=PRECISE)
    about = np.eye(players, players + 1)
    about[:, :players] -= 1 / players
    if anchor is not None:
        about = about - about[anchor]
    centred = about @ strengths
    errors = SCALE * np.sqrt(np.diag(about @ covariance(strengths, points, meetings) @ about.T).clip(0))
    return [rated(AVERAGE + SCALE * float(merit), float(error)) for merit, error in zip(centred, errors, strict=True)]


def rated(rating: float, error: float) -> Rating:
    return Rating(rating, (rating - NORMAL * error, rating + NORMAL * error))


def count_points(players: int, meetings: Sequence[Meeting]) -> Matrix:
    """Everybody's points against everybody; the last row and column are for an average player whom nobody met yet."""
    points: Matrix = np.zeros((players + 1, players + 1))
    for meeting in meetings:
        for row, one in enumerate(meeting.players):
            for column, other in enumerate(meeting.players):
                if one != other:
                    points[one, other] += meeting.match.versus[row][column]
    return points


def covariance(strengths: Matrix, points: Matrix, meetings: Sequence[Meeting]) -> Matrix:
    """How far off the strengths may be.

    The model says how steeply its likelihood falls off (the information). How much the results vary by chance is seen
    from round to round instead, for games of one round are not independent (the same shuffles), nor are the pairs of a
    table of four; putting the one around the other is the "sandwich" of Huber and White, and to first order what
    resampling the rounds would give. Nothing is random in it.
    """
    information = spread_expected(strengths, points + points.T)
    varied = np.array(information)
    for meeting in meetings:
        expected = spread_expected(strengths, games_of(meeting, len(strengths)))
        surprises = float(np.trace(expected)) / len(meeting.players)
        trust = surprises / (surprises + DOUBT)  # whoever won all but one of their games has not shown how results vary
        varied += trust * (spread_seen(meeting, len(strengths)) - expected)
    inverse = np.linalg.pinv(information)
    sandwich: Matrix = inverse @ varied @ inverse
    return sandwich


def spread_expected(strengths: Matrix, games: Matrix) -> Matrix:
    """How everybody's sum of points varies if each game is decided on its own, as the strengths have it."""
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    weights = games * chances * (1 - chances)
    spread: Matrix = np.diag(weights.sum(axis=1)) - weights
    return spread


def games_of(meeting: Meeting, size: int) -> Matrix:
    games: Matrix = np.zeros((size, size))
    for one in meeting.players:
        for other in meeting.players:
            if one != other:
                games[one, other] += meeting.match.games
    return games


def spread_seen(meeting: Meeting, size: int) -> Matrix:
    """How everybody's sum of points in a meeting varies, judged by how rounds differ."""
    spread: Matrix = np.zeros((size, size))
    for row, one in enumerate(meeting.players):
        for column, other in enumerate(meeting.players):
            spread[one, other] += meeting.match.rounds * meeting.match.covariance[row][column]
    return spread
