"""`courtyard simulate` from the command line: what it says, writes and refuses."""

from __future__ import annotations

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from courtyard.terminal import livetable
from courtyard.terminal.app import run
from courtyard.terminal.livetable import duration
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Sequence

PAIR = ["dominion", "--players", "big-money,big-money-smithy", "--seed", "3", "--jobs", "1"]
KEYS = {
    "games",
    "seconds",
    "cpu_seconds",
    "games_per_cpu_second",
    "variant",
    "seed",
    "mean_turns",
    "endings",
    "by_seat",
    "players",
}
PLAYER_KEYS = {"name", "wins", "ties", "losses", "win_share", "interval", "mean_score"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def simulate(*words: str) -> int:
    return run(["simulate", *words])


def read_json(path: Path) -> dict[str, Any]:
    told = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(told, dict)
    return told


def test_people_get_a_table_and_what_else_there_is_to_tell(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*PAIR, "--games", "20") == 0
    said = capsys.readouterr().out
    for words in ("Big Money", "Smithy", "Wins", "Ties", "Losses", "95%", "Score"):
        assert words in said
    for words in ("The seed is 3.", "percentage points ahead", "turns on average", "Whoever began won", "20 games in"):
        assert words in said


def test_where_there_is_no_terminal_a_line_now_and_then_tells_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(livetable, "PATIENCE", 0.0)
    assert simulate(*PAIR, "--games", "20") == 0
    said = capsys.readouterr().out
    assert re.search(r"^2 of 20 games · [\d,.]+ a second · [\d,.]+ s left$", said, re.MULTILINE)
    assert re.search(r"^20 of 20 games · [\d,.]+ a second · 0 s left$", said, re.MULTILINE)
    assert simulate(*PAIR, "--games", "20", "--until", "99%") == 0
    assert re.search(r"^2 games, 20 at most · [\d,.]+ a second$", capsys.readouterr().out, re.MULTILINE)


def test_the_time_left_is_said_in_the_words_of_people() -> None:
    words = load()
    assert [duration(seconds, words) for seconds in (4.2, 65, 3725)] == ["4 s", "1 min 5 s", "1 h 2 min"]


def test_programs_get_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*PAIR, "--games", "10", "--json", "match.json") == 0
    told = read_json(folder / "match.json")
    assert set(told) >= KEYS
    assert told["games"] == 10
    assert told["seed"] == 3
    assert told["finished"] is True
    assert len(told["variant"]) == 10
    assert len(told["by_seat"]) == 2
    for player in told["players"]:
        assert set(player) >= PLAYER_KEYS
        low, high = player["interval"]
        assert low <= player["win_share"] <= high
        assert player["wins"] + player["ties"] + player["losses"] == 10
    assert [player["entry"] for player in told["players"]] == ["big-money", "big-money-smithy"]
    assert "Saved in match.json." in capsys.readouterr().out
    assert [path.name for path in folder.iterdir()] == ["match.json"]


def test_a_line_a_player_and_a_line_a_seat_as_csv_or_all_of_it_printed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*PAIR, "--games", "10", "--csv", "match.csv", "--json", "-") == 0
    captured = capsys.readouterr()
    told = json.loads(captured.out)
    assert "Wins" in captured.err
    with (folder / "match.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    rows, seats = lines[:2], lines[2:]
    assert [row["player"] for row in rows] == [player["name"] for player in told["players"]]
    assert [int(row["wins"]) for row in rows] == [player["wins"] for player in told["players"]]
    assert [float(row["win_share_low"]) for row in rows] == [player["interval"][0] for player in told["players"]]
    assert [(row["seat"], row["player"]) for row in seats] == [("1", ""), ("2", "")]
    assert [int(row["wins"]) for row in seats] == [seat["wins"] for seat in told["by_seat"]]
    assert [float(row["win_share_high"]) for row in seats] == [seat["interval"][1] for seat in told["by_seat"]]


def test_a_report_is_a_page(folder: Path) -> None:
    assert simulate(*PAIR, "--games", "10", "--report", "match.html") == 0
    assert "</html>" in (folder / "match.html").read_text(encoding="utf-8")


def test_a_strategy_may_be_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.toml").write_text('name = "Two Witches"\nbuy = ["Province", "Witch up to 2", "Gold", "Silver"]\n')
    assert simulate("dominion", "--players", "mine.toml,big-money", "--games", "4", "--jobs", "1") == 0
    said = capsys.readouterr().out
    assert "Two Witches" in said
    assert "Witch" in said.split("Kingdom:")[1].split(".")[0]


def test_cards_that_are_not_on_the_table_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "big-money-witch,big-money", "--kingdom", "first-game", "--games", "2", "--jobs", "1"]
    assert simulate("dominion", *words) == 0
    assert "wants Witch, which is not on the table" in " ".join(capsys.readouterr().out.split())


def test_whole_rounds_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "raja,random,random", "--games", "4", "--jobs", "1", "--json", "-"]
    assert simulate("tajmahal", *words) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["games"] == 6
    assert "so 6 games are played" in captured.err
    assert json.loads(captured.out)["variant"] is None


def test_it_may_go_on_until_the_answer_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "big-money,random", "--until", "90%", "--jobs", "1", "--seed", "1"]
    assert simulate("dominion", *words) == 0
    assert "is the best: that much is 90% sure after" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Say which game to play, such as “courtyard simulate dominion”."),
        (["bridge", "--players", "a,b"], "There is no game “bridge”; there are dominion, tajmahal."),
        (["dominion"], "Say --players as well: “courtyard simulate dominion --players”."),
        (["dominion", "--players", "big-money"], "Dominion is for 2 to 6 players, not 1."),
        (["tajmahal", "--players", "raja,raja"], "Taj Mahal is for 3 to 5 players, not 2."),
        ([*PAIR, "--games", "0"], "--games must be a whole number from 1 on, not “0”."),
        ([*PAIR[:-2], "--jobs", "0"], "--jobs must be a whole number from 1 on, not “0”."),
        ([*PAIR, "--until", "0.95"], "--until must be from 50% to 99.9%, such as “--until 95%”, not “0.95”."),
        ([*PAIR, "--until", "soon"], "--until must be from 50% to 99.9%, such as “--until 95%”, not “soon”."),
        ([*PAIR, "--cluster", "auto"], "A cluster has as many jobs as processors; leave out --jobs, or --cluster."),
        ([*PAIR, "--json", "x", "--csv", "./x"], "--json, --csv and --report each need a place of their own; two of"),
        ([*PAIR, "--json", "no/where.json"], "no/where.json cannot be written: no such file or directory."),
        ([*PAIR, "--csv", "."], ". is a folder; name a file in it, such as match."),
        ([*PAIR, "--report", "-"], "A report is a file; name one, such as “--report match.html”."),
        ([*PAIR, "--kingdom", "frist-game"], "There is no recommended set “frist-game”; did you mean “first-game”?"),
        ([*PAIR, "--start", "1"], "There is no option --start; "),
        (["dominion", "--players", "big-money,big-mony"], "There is no player “big-mony” for dominion; did you mean"),
        (["dominion", "--players", "big-money,no.toml"], "no.toml cannot be read: no such file or directory."),
    ],
)
def test_what_cannot_be_done_is_refused(
    words: Sequence[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*words) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(sentence)
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_file_that_was_there_stays_until_the_new_one_is_whole(folder: Path) -> None:
    old = folder / "match.json"
    old.write_text("old", encoding="utf-8")
    assert simulate("dominion", "--players", "big-money,nobody", "--json", "match.json") == 2
    assert old.read_text(encoding="utf-8") == "old"


def start_on_a_terminal(*words: str) -> tuple[subprocess.Popen[bytes], int]:
    """The program with a terminal of its own, and our end of it."""
    ours, theirs = pty.openpty()
    program = Path(sys.executable).with_name("courtyard")
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    started = subprocess.Popen(
        [program, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
    )
    os.close(theirs)
    return started, ours


def read_until(terminal: int, words: bytes) -> bytes:
    """Everything up to such words, or to the end."""
    seen = b""
    while words not in seen:
        try:
            seen += os.read(terminal, 4096)
        except OSError:  # how a terminal tells that nobody is at the other end
            break
    return seen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_and_writes_what_there_is(folder: Path, jobs: str) -> None:
    words = ["--players", "big-money,big-money-smithy", "--games", "10000000", "--jobs", jobs, "--json", "match.json"]
    started, terminal = start_on_a_terminal("simulate", "dominion", *words)
    try:
        live = read_until(terminal, b" left")
        assert b"of 10,000,000 games" in live
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does it
        rest = read_until(terminal, b"never said").decode()
        assert started.wait() == 130
    finally:
        started.kill()
        os.close(terminal)
    assert "Interrupted after " in rest
    assert "How they ended:" in rest  # who is ahead cannot be told if it was only one round, and even
    assert "Saved in match.json." in rest
    assert "Traceback" not in rest
    told = read_json(folder / "match.json")
    assert 0 < told["games"] < 10_000_000
    assert told["finished"] is False
