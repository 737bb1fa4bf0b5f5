"""`courtyard bench` measures what is there, and says in a sentence what is not."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from courtyard import compiled
from courtyard.bots.contest import Peer
from courtyard.lab.measuring import benchmark
from courtyard.lab.measuring.benchmark import Bench, Runner, obstacle_to
from courtyard.lab.measuring.pace import measure
from courtyard.terminal import bench
from courtyard.terminal.app import run

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

KEYS = (
    "money.compiled",
    "money.interpreted",
    "money.pyminion",
    "money.c",
    "actions.compiled",
    "copy_us",
    "tajmahal.compiled",
    "tajmahal.copy_us",
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)


def bench_json(capsys: pytest.CaptureFixture[str]) -> Mapping[str, object]:
    assert run(["bench", "--json", "--games", "40"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_the_figures_have_the_keys_that_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    told = bench_json(capsys)
    for key in KEYS:
        figure = told[key]
        if figure is None:
            assert told["notes"]
        else:
            assert isinstance(figure, float)
            assert figure > 0
    ours, theirs = told["money.compiled"], told["money.c"]
    if isinstance(ours, float) and isinstance(theirs, float):
        assert told["money.compiled/c"] == pytest.approx(ours / theirs, abs=0.001)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--games", "40"]) == 0
    said = capsys.readouterr().out
    assert all(program in said for program in ("compiled", "interpreted", "pyminion"))
    assert "Copying" in said


def test_what_is_not_there_is_said_and_not_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(benchmark, "PROGRAMS", tmp_path)
    told = bench_json(capsys)
    assert told["money.pyminion"] is None
    assert told["money.c"] is None
    notes = told["notes"]
    assert isinstance(notes, list)
    assert "money.c is not here: it comes with the source of Courtyard, in the folder bench." in notes


def test_every_obstacle_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert obstacle_to(Peer("peer_pyminion.py", "no_such_module")) == (
        "no_such_module is not installed, so that it cannot be measured."
    )
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert obstacle_to(Peer("money.c", "")) == "There is no gcc to compile money.c with."


def test_an_engine_that_is_not_compiled_is_not_passed_off_as_one() -> None:
    bench = Bench()
    runner = Runner("money.compiled", [])
    runner.mode, runner.rates, runner.copies = "stale", [1.0], [1.0]
    bench.runners.append(runner)
    assert bench.figures() == {"money.compiled": None, "money.copy_us": None, "copy_us": None}
    assert bench.missing == {"money.compiled": compiled.status().sentence}


@pytest.mark.parametrize("contest", ["money", "actions"])
def test_a_contest_is_a_fair_match(contest: str) -> None:
    told = measure("dominion", contest, 400, 1)
    wins, ties = told["wins"], told["ties"]
    assert isinstance(wins, list)
    assert isinstance(ties, int)
    assert sum(wins) + ties == 400
    assert abs(wins[0] - wins[1]) < 80
