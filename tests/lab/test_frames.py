"""The same numbers as plain rows and as data frames."""

from __future__ import annotations

import subprocess
import sys

import pytest

from courtyard import lab
from courtyard.lab import MatchResult, TournamentResult, frames, rows


@pytest.fixture(scope="module")
def match() -> MatchResult:
    return lab.simulate("dominion", ["big-money-basic", "big-money-smithy"], games=20, kingdom="first-game", seed=1)


@pytest.fixture(scope="module")
def league() -> TournamentResult:
    return lab.tournament("dominion", ["big-money-basic", "random"], games=4, variants=["first-game"], seed=1)


def test_a_match_as_frames(match: MatchResult) -> None:
    players = frames.players(match)
    assert players["player"].to_list() == ["Big Money, basic", "Big Money + Smithy"]
    assert (players["wins"] + players["ties"] + players["losses"]).to_list() == [20, 20]
    assert players["points_share"].sum() == pytest.approx(1)
    assert frames.seats(match)["seat"].to_list() == [1, 2]
    assert frames.lengths(match)["games"].sum() == 20
    assert frames.endings(match)["games"].sum() == 20
    curves = frames.curves(match)
    assert set(curves["gauge"]) == {"score", "money"}
    assert curves.filter((curves["gauge"] == "score") & (curves["turn"] == 1))["mean"].to_list() == [3.0, 3.0]
    gains = frames.gains(match)
    assert "smithy" in set(gains.filter(gains["player"] == "Big Money + Smithy")["thing"])
    assert "smithy" not in set(gains.filter(gains["player"] == "Big Money, basic")["thing"])


def test_a_tournament_as_frames(league: TournamentResult) -> None:
    assert frames.standings(league)["player"].to_list() == ["Big Money, basic", "random"]
    assert frames.cross(league)["points"].sum() == 4
    assert frames.ratings(league)["variant"].to_list() == [0, 0, 1, 1]
    assert frames.meetings(league)["games"].to_list() == [4, 4]


def test_rows_are_the_same_without_a_library(match: MatchResult, league: TournamentResult) -> None:
    assert frames.gains(match).rows() == [tuple(row) for row in rows.gains(match)]
    assert frames.standings(league).columns == list(rows.StandingRow._fields)


def test_a_frame_without_rows_has_its_columns(match: MatchResult) -> None:
    empty = frames.frame(rows.GainRow, [])
    assert empty.schema == frames.gains(match).schema
    assert empty.is_empty()


def test_the_lab_loads_nothing_heavy() -> None:
    code = (
        "import sys, courtyard.lab, courtyard.terminal.tournament; "
        "print([name for name in ('numpy', 'polars', 'matplotlib', 'choix') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout == "[]\n"


@pytest.mark.parametrize(
    ("module", "call"),
    [
        ("polars", "lab.frames.players(match)"),
        ("matplotlib", "lab.make_report(match)"),
        ("choix", "lab.tournament('dominion', ['big-money-basic', 'random'], games=2, seed=1)"),
    ],
)
def test_what_is_missing_is_named_in_a_sentence(module: str, call: str) -> None:
    code = f"""
import sys
sys.modules['{module}'] = None
from courtyard import lab
from courtyard.core.errors import Refused
match = lab.simulate('dominion', ['big-money-basic', 'random'], games=2, seed=1)
try:
    {call}
except Refused as refused:
    print(refused)
"""
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout == f"This needs {module}; `pip install 'courtyard[lab]'` brings all that it takes.\n"
