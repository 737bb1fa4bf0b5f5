"""Our games come out as those of other simulators. `courtyard reference` prints the same figures."""

from __future__ import annotations

from math import sqrt

import pytest

from courtyard import compiled
from courtyard.bots.dominion.reference import ROWS
from courtyard.games import find_game
from courtyard.lab.matches.match import play_match
from courtyard.lab.measuring.reference import Figure, compare
from courtyard.terminal.app import run

GAMES = 20_000
# An interpreted engine gets fewer games, and then chance is allowed to do more; all the more, as both games of a round
# have the same shuffles.
PLAYED = GAMES if compiled.status().mode == "compiled" else 400
SLACK = 1.0 if PLAYED == GAMES else sqrt(2 * GAMES / PLAYED)


@pytest.fixture(scope="module")
def figures() -> list[Figure]:
    return list(compare(PLAYED))


def test_equals_play_every_deal_once() -> None:
    contests = {row.name: row.contest for row in ROWS}
    tally = play_match(find_game("dominion"), contests["BM0 - BM0"], 30, 1)
    assert (tally.rounds, sum(tally.lengths.values()), tally.games) == (30, 30, 60)
    assert tally.wins[0] == tally.wins[1]
    tally = play_match(find_game("dominion"), contests["BM0 - BMD"], 30, 1)
    assert (tally.rounds, sum(tally.lengths.values()), tally.games) == (15, 30, 30)


def test_every_figure_agrees_with_what_others_have_published(figures: list[Figure]) -> None:
    wrong = [figure for figure in figures if abs(figure.difference) > SLACK * figure.tolerance]
    assert not wrong


def test_all_that_is_published_is_compared(figures: list[Figure]) -> None:
    assert len({figure.row for figure in figures}) == 6 + 2
    assert len(figures) == 6 * 4 + 2 + 2 * 3


def test_a_figure_that_is_too_far_off_is_not_good() -> None:
    assert Figure("any", "share", 50.0, 51.4, 1.5).good
    assert not Figure("any", "share", 50.0, 48.4, 1.5).good


def test_the_command_prints_them_and_says_whether_they_agree(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["reference", "--games", "100"])
    said = capsys.readouterr().out
    assert "BMD - Witch1" in said
    assert ("all agree" in said) == (code == 0)
    assert ("too far off" in said) == (code == 1)
