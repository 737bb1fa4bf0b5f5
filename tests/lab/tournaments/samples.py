"""Matches that were never played, of players whose strengths are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from courtyard.lab.matches.result import MatchResult, PlayerResult, SeatResult
from courtyard.lab.tournaments.meeting import Meeting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def drawn_ranks(strengths: NDArray[np.float64], games: int, dice: np.random.Generator) -> NDArray[np.int64]:
    """Ranks in so many games, as Plackett and Luce have it: 0 is the best."""
    merits = strengths + dice.gumbel(size=(games, len(strengths)))
    ranks: NDArray[np.int64] = (-merits).argsort(axis=1).argsort(axis=1)
    return ranks


def met(
    strengths: Sequence[float],
    players: Sequence[int],
    rounds: int,
    dice: np.random.Generator,
    *,
    alike: float = 0.0,
    kingdom: int = 0,
) -> Meeting:
    """A meeting of rounds with a game for each seat; a share of the rounds has all its games go alike."""
    seats = len(players)
    merits = np.array([strengths[player] for player in players])
    ranks = drawn_ranks(merits, rounds * seats, dice).reshape(rounds, seats, seats)
    same = dice.random(rounds) < alike
    ranks[same] = ranks[same][:, :1, :]
    return meeting_of(ranks, players, kingdom)


def meeting_of(ranks: NDArray[np.int64], players: Sequence[int], kingdom: int = 0) -> Meeting:
    """What a match tells of ranks by round, game and player."""
    points = (ranks[..., :, None] < ranks[..., None, :]) + 0.5 * (ranks[..., :, None] == ranks[..., None, :])
    for player in range(len(players)):
        points[..., player, player] = 0
    sums = points.sum(axis=(1, 3))
    match = plain_match([f"player {player}" for player in players], ranks.shape[0] * ranks.shape[1], ranks.shape[0])
    covariance = np.atleast_2d(np.cov(sums.T)) if len(ranks) > 1 else np.zeros((len(players), len(players)))
    told = {"versus": points.sum(axis=(0, 1)).tolist(), "covariance": covariance.tolist()}
    return Meeting(kingdom, list(players), MatchResult(**{**vars(match), **told}))


def plain_match(names: Sequence[str], games: int, rounds: int) -> MatchResult:
    """A match of which nothing is known but who played how many games."""
    size = len(names)
    nothing = [[0.0] * size for _ in range(size)]
    players = [PlayerResult(name, "", 0, 0, games, 0.0, (0.0, 1.0), 0.0, (0.0, 1.0), 0.0) for name in names]
    seats = [SeatResult(0, 0, 0.0, (0.0, 1.0)) for _ in names]
    return MatchResult(
        game="dominion",
        options={},
        variant=None,
        seed=1,
        games=games,
        rounds=rounds,
        seconds=1.0,
        cpu_seconds=1.0,
        players=players,
        by_seat=seats,
        versus=nothing,
        covariance=nothing,
        mean_turns=0.0,
        lengths={},
        endings={},
        watched=0,
        curves=[],
        gains=[],
        verdict="",
    )
