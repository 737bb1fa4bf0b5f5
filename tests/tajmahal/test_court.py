"""Who leads, as a table."""

from __future__ import annotations

import pytest

from courtyard.core.pile import NONE
from courtyard.tajmahal.card import SYMBOLS
from courtyard.tajmahal.court import leaders, majorities, prize_names
from courtyard.tajmahal.tally import ahead, count, counts_of, marked, one, tally_of

TABLE = [
    # everybody's vizier, general, monk, princess, mogul, elephant; what the first of them wins
    ([[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], []),
    ([[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], ["vizier"]),
    ([[1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]], []),
    ([[2, 0, 0, 0, 0, 3], [1, 0, 0, 0, 0, 3]], ["vizier"]),
    ([[2, 0, 0, 0, 0, 3], [1, 0, 0, 0, 0, 2], [1, 1, 1, 1, 1, 2]], ["vizier", "tile-7"]),
    ([[1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0]], ["vizier", "general", "monk", "princess", "crown", "tile-7"]),
    ([[0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 1, 9], [0, 0, 0, 0, 1, 0]], ["crown"]),
    ([[0, 0, 9, 0, 0, 20], [0, 0, 8, 0, 0, 20]], ["monk"]),
]


@pytest.mark.parametrize(("shown", "won"), TABLE)
def test_majorities(shown: list[list[int]], won: list[str]) -> None:
    tallies = [int(tally_of(counts)) for counts in shown]
    assert prize_names(majorities(tallies, 0), 7) == won


@pytest.mark.parametrize(("shown", "won"), TABLE)
def test_whoever_leads_wins(shown: list[list[int]], won: list[str]) -> None:
    led = leaders([int(tally_of(counts)) for counts in shown])
    assert sum(1 for leader in led if leader == 0) == len(won)
    for symbol, leader in enumerate(led):
        most = max(counts[symbol] for counts in shown)
        alone = [seat for seat, counts in enumerate(shown) if counts[symbol] == most > 0]
        assert leader == (alone[0] if len(alone) == 1 else NONE)


def test_tallies() -> None:
    tally = tally_of([3, 0, 1, 0, 0, 12, 7])
    assert counts_of(tally, 7) == [3, 0, 1, 0, 0, 12, 7]
    assert count(tally + one(5), 5) == 13
    marks = ahead(tally, tally_of([2, 0, 1, 1, 0, 13, 0]))
    assert [marked(marks, kind) for kind in range(7)] == [True, False, False, False, False, False, True]
    assert len(SYMBOLS) == 6
