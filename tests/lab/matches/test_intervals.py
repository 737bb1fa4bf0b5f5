"""The intervals hold what they promise, which for a few rounds can be added up over all that may happen."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb

import pytest

from courtyard.counting.tally import Tally
from courtyard.lab.matches.intervals import share_interval
from courtyard.lab.matches.lead import lead_of

Chances = tuple[float, ...]  # of winning 0, 1, 2, ... games of a round


def coverage(rounds: int, chances: Chances) -> float:
    """How likely it is that the interval holds the true share."""
    most = len(chances) - 1
    truth = sum(chance * wins for wins, chance in enumerate(chances)) / most
    likely = 0.0
    for counts in ways_to_split(rounds, len(chances)):
        total = sum(wins * count for wins, count in enumerate(counts))
        squares = sum(wins**2 * count for wins, count in enumerate(counts))
        low, high = share_interval(total, squares, rounds, most)
        if low - 1e-9 <= truth <= high + 1e-9:
            likely += chance_of(counts, chances)
    return likely


def ways_to_split(number: int, parts: int) -> list[list[int]]:
    bars = combinations_with_replacement(range(number + 1), parts - 1)
    return [[to - since for since, to in zip((0, *ends), (*ends, number), strict=True)] for ends in bars]


def chance_of(counts: list[int], chances: Chances) -> float:
    left, likely = sum(counts), 1.0
    for count, chance in zip(counts, chances, strict=True):
        likely *= comb(left, count) * chance**count
        left -= count
    return likely


TENTHS = [tuple(part / 10 for part in parts) for parts in ways_to_split(10, 3)]
RARE = [(1 - chance, chance * half, chance * (1 - half)) for chance in (0.002, 0.01, 0.05) for half in (0.0, 0.5, 1.0)]
EVEN = [(chance * left, 1 - chance, chance * (1 - left)) for chance in (0.01, 0.05) for left in (0.0, 0.5, 1.0)]


@pytest.mark.parametrize("rounds", [1, 2, 3, 5, 10, 20])
def test_an_interval_of_95_percent_holds_the_truth_as_often(rounds: int) -> None:
    covered = {chances: coverage(rounds, chances) for chances in TENTHS + RARE + EVEN}
    assert {chances: likely for chances, likely in covered.items() if likely < 0.94} == {}


@pytest.mark.parametrize("chances", [(0.1, 0.2, 0.3, 0.4), (0.7, 0.0, 0.0, 0.3), (0.9, 0.1, 0.0, 0.0)])
def test_so_does_one_of_rounds_of_three(chances: Chances) -> None:
    assert coverage(12, chances) >= 0.94


def test_many_rounds_make_it_as_narrow_as_their_spread_allows() -> None:
    rounds = 1_000_000
    low, high = share_interval(rounds, 2 * rounds, rounds, 2)  # half of the rounds won throughout, half lost
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / rounds**0.5, rel=0.001)


def test_it_is_not_fooled_by_rounds_that_all_went_alike() -> None:
    for total, squares in ((0, 0), (10, 10), (20, 40)):
        low, high = share_interval(total, squares, 10, 2)
        assert low <= total / 20 <= high
        assert 0 <= low < high - 0.1
        assert high <= 1


def test_before_the_first_round_nothing_is_known() -> None:
    assert share_interval(0, 0, 0, 2) == (0.0, 1.0)


def test_a_lead_and_its_interval_are_those_of_the_shares() -> None:
    tally = Tally(2)
    for shift, ranks in [(0, [1, 2]), (1, [2, 1]), (0, [1, 1]), (1, [1, 2])]:
        tally.count(shift, ranks, [0, 0])
        if shift:
            tally.end_round()
    share, (low, high) = lead_of(tally, 0, 1)
    assert share == (tally.points[0] - tally.points[1]) / (4 * tally.whole) == (2.5 - 1.5) / 4
    assert low < share < high
    back, (least, most) = lead_of(tally, 1, 0)
    assert (back, least, most) == pytest.approx((-share, -high, -low))
