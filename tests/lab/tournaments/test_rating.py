"""Ratings find the strengths that results were made of, and their intervals say how well."""

from __future__ import annotations

from itertools import combinations
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.lab.tournaments.samples import meeting_of, met

from courtyard.lab.tournaments.rating import SCALE, rate
from courtyard.lab.tournaments.scale import Rating

if TYPE_CHECKING:
    from courtyard.lab.tournaments.meeting import Meeting

STRENGTHS = [0.9, 0.3, -0.2, -1.0]


def league(rounds: int, dice: np.random.Generator, table: int = 2, alike: float = 0.0) -> list[Meeting]:
    tables = combinations(range(len(STRENGTHS)), table)
    return [met(STRENGTHS, players, rounds, dice, alike=alike) for players in tables]


def covered(ratings: list[Rating], anchor: int | None = None) -> int:
    """How many intervals hold the truth."""
    zero = float(np.mean(STRENGTHS)) if anchor is None else STRENGTHS[anchor]
    truth = [1500 + SCALE * (strength - zero) for strength in STRENGTHS]
    return sum(rating.interval[0] <= true <= rating.interval[1] for rating, true in zip(ratings, truth, strict=True))


def width(ratings: list[Rating]) -> float:
    return sum(rating.interval[1] - rating.interval[0] for rating in ratings) / len(ratings)


@pytest.mark.parametrize("table", [2, 3, 4])
def test_many_games_tell_the_strengths(table: int) -> None:
    ratings = rate(4, league(20_000, np.random.default_rng(1), table))
    assert [rating.rating for rating in ratings] == pytest.approx([1500 + SCALE * s for s in STRENGTHS], abs=6)
    assert sum(rating.rating for rating in ratings) == pytest.approx(6000)


@pytest.mark.parametrize(
    ("table", "alike"), [(2, 0.0), (2, 0.8), (3, 0.0), (4, 0.5)], ids=["pairs", "dependent", "three", "four"]
)
def test_of_a_hundred_intervals_about_95_hold_the_truth(table: int, alike: float) -> None:
    dice = np.random.default_rng(2)
    held = sum(covered(rate(4, league(60, dice, table, alike))) for _ in range(150))
    assert 0.92 <= held / 600 <= 0.98


def test_a_league_of_few_games_does_not_boast() -> None:
    dice = np.random.default_rng(3)
    held = sum(covered(rate(4, league(3, dice))) for _ in range(150))
    assert held / 600 >= 0.92


def test_games_that_go_alike_count_as_fewer() -> None:
    fresh = rate(4, league(400, np.random.default_rng(4)))
    alike = rate(4, league(400, np.random.default_rng(4), alike=1.0))
    assert width(alike) == pytest.approx(width(fresh) * 2**0.5, rel=0.1)


def test_a_tie_is_half_a_victory() -> None:
    ties = meeting_of(np.zeros((50, 2, 2), dtype=np.int64), [0, 1])
    assert [rating.rating for rating in rate(2, [ties])] == pytest.approx([1500, 1500])


def test_an_anchor_holds_the_scale() -> None:
    meetings = league(500, np.random.default_rng(5))
    free, held = rate(4, meetings), rate(4, meetings, anchor=3)
    assert held[3] == Rating(1500.0, (1500.0, 1500.0))
    assert held[0].rating - held[1].rating == pytest.approx(free[0].rating - free[1].rating)
    dice = np.random.default_rng(6)
    assert sum(covered(rate(4, league(60, dice), anchor=3), anchor=3) for _ in range(100)) >= 0.93 * 400


def test_whoever_wins_everything_is_rated_far_above_but_finitely() -> None:
    few, many = (meeting_of(np.tile([0, 1], (rounds, 2, 1)), [0, 1]) for rounds in (5, 5000))
    for meeting, least, most in ((few, 200, 600), (many, 1200, 2000)):
        best, worst = rate(2, [meeting])
        assert least < best.rating - worst.rating < most
        assert isfinite(best.interval[1])
        assert best.interval[0] < best.rating - 100  # that it is that far above is by no means certain
        assert best.interval[0] > worst.interval[1] or meeting is few


def test_groups_that_never_met_are_set_side_by_side() -> None:
    dice = np.random.default_rng(7)
    ratings = rate(4, [met(STRENGTHS, players, 500, dice) for players in ((0, 1), (2, 3))])
    assert ratings[0].rating > ratings[1].rating
    assert ratings[2].rating > ratings[3].rating
    joined = rate(4, league(500, dice))
    assert width(ratings) > 5 * width(joined)


def test_a_player_may_sit_at_a_table_twice() -> None:
    dice = np.random.default_rng(8)
    best, worst = rate(2, [met([0.5, -0.5], players, 4000, dice) for players in ((0, 0, 1), (0, 1, 1))])
    assert best.rating - worst.rating == pytest.approx(SCALE, abs=12)


def test_nobody_played_yet() -> None:
    assert [rating.rating for rating in rate(3, [])] == pytest.approx([1500.0] * 3)
