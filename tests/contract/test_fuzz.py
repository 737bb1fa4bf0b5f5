"""`courtyard fuzz` from the command line: what it says and leaves behind."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.contract.trickle import Hands, Trickle

from courtyard.core.record import Record
from courtyard.games import GAMES, find_game
from courtyard.lab.laws.book import LAWS
from courtyard.lab.laws.fuzzing import Verdict, fuzz
from courtyard.terminal.app import run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from courtyard.core.choice import Chooser


class Careless(Trickle):
    """Loses a number."""

    def move(self, state: Hands, chooser: Chooser) -> None:
        super().move(state, chooser)
        if state.round == 5:
            state.stack.pop()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_good_games_pass_and_every_law_is_counted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", game, "--games", "3", "--seed", "64", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert f"3 games of {game} keep all laws" in said
    assert all(law in said for law in LAWS)


def test_a_failure_is_one_paragraph_and_a_record(
    folder: Path, only_game: Callable[[Trickle], Trickle], capsys: pytest.CaptureFixture[str]
) -> None:
    only_game(Careless())
    assert run(["fuzz", "trickle", "--games", "50", "--jobs", "1"]) == 1
    said = capsys.readouterr().out.strip()
    (path,) = folder.glob("fuzz-trickle-*.json")
    seed = int(path.stem.rpartition("-")[2])
    assert said.startswith(f"The game of trickle with seed {seed} breaks the law “census”: the number of ")
    assert "\n" not in said
    assert f"`courtyard replay {path.name}`" in said
    record = Record.from_json(path.read_text(encoding="utf-8"))
    state = record.replay(find_game("trickle")).state
    assert isinstance(state, Hands)
    assert state.round == 5, "the record ends where the law was broken"
    assert record.players == ["random"] * len(state.hands)
    assert f"`courtyard fuzz trickle --games 1 --seed {seed} --law census`" in said
    assert run(["fuzz", "trickle", "--games", "1", "--seed", str(seed), "--law", "census"]) == 1


def test_a_record_of_a_game_that_was_dealt_again_begins_at_its_last_move(
    folder: Path, only_game: Callable[[Trickle], Trickle]
) -> None:
    only_game(Careless())
    assert run(["fuzz", "trickle", "--games", "1", "--law", "redealt"]) == 1
    data = json.loads((folder / "fuzz-trickle-1.json").read_text(encoding="utf-8"))
    assert data["table"]["round"] == 4
    assert len(data["answers"]) <= 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bridge"], "There is no game “bridge”; there "),
        (["dominion", "--law", "gravity"], "There is no law “gravity”; there are "),
        (["dominion", "--games", "0"], "--games must be a whole number from 1 on, not “0”."),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fuzz", *arguments]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_several_processes_try_the_same_games() -> None:
    game = next(iter(GAMES))
    seeds = range(70)
    done: list[int] = []
    verdicts: list[Verdict] = [fuzz(game, ["ends"], seeds, jobs, done.append) for jobs in (1, 2)]
    assert verdicts[0] == verdicts[1] == Verdict(70, verdicts[0].tried, None)
    assert done.count(70) == 2
