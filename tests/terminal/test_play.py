"""The real program, played through a pipe and at a terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import click
import pytest
from tests.patience import PATIENCE

from courtyard.core.record import Record
from courtyard.games import find_game
from courtyard.terminal.keeping import data_folder

PROGRAM = str(Path(sysconfig.get_path("scripts")) / "courtyard")
GAME = ["play", "dominion", "--kingdom", "first-game", "--seed", "7"]
# Settles every question sooner or later, and buys something now and then.
ANSWERS = ["", "1"] * 2000
TWO = ["--name", "Anna", "--name", "Béla"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "home"), "COLUMNS": "80", "NO_COLOR": "1", "TERM": "xterm"}


class Runner:
    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment

    def __call__(self, *arguments: str, answers: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [PROGRAM, *arguments],
            input="".join(f"{answer}\n" for answer in answers or []),
            env=self.environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert not re.search(r"\[[a-z]+(-[a-z]+)+(\.[a-z-]+)?]", done.stdout)  # a message that could not be said
        return done


@pytest.fixture
def run(environment: dict[str, str]) -> Runner:
    return Runner(environment)


def answers_in(path: Path) -> list[list[str]]:
    answers = json.loads(path.read_text(encoding="utf-8"))["answers"]
    assert isinstance(answers, list)
    return answers


# A game


def test_a_whole_game_from_the_first_question_to_the_standings(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*GAME, "--players", "3", "--record", str(file), answers=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A game of Dominion with You, big-money 1 and big-money 2; its seed is 7." in done.stdout
    assert re.search(r"(wins|You win|share the victory)\.\n\nPlace +Player +Points +Turns +Made of", done.stdout)
    assert re.search(r"\n\n\w.*( was ahead| overtook | were level| won by ).*\.\n", done.stdout)
    assert f"courtyard replay {file}" in done.stdout
    rules = find_game("dominion")
    assert rules.over(Record.from_json(file.read_text(encoding="utf-8")).replay(rules).state)


def test_nothing_is_told_that_the_seat_may_not_know(run: Runner) -> None:
    done = run(*GAME, answers=ANSWERS[:60])
    assert re.search(r"You play \d Coppers for \$\d\.", done.stdout)
    assert "big-money draws Copper" not in done.stdout
    assert "Hand of" not in done.stdout


def test_bots_can_play_among_themselves(run: Runner) -> None:
    done = run("play", "dominion", "--seat", "big-money,random", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Place" in done.stdout


def test_the_same_seed_plays_the_same_game(run: Runner, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        run("play", "dominion", "--seat", "you,random,random", "--seed", "5", "--record", str(file), answers=ANSWERS)
    assert files[0].read_text() == files[1].read_text()


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--kingdom", "random", "--sets", "cornucopia:5,base", "--require", "Moat,Jester", "--ban", "witch"], "Moat"),
        (["--sets", "base,intrigue:5,cornucopia:5"], "Province"),
        (["--require", "Young Witch", "--bane", "Moat"], "Moat AR Bane"),
        (["--kingdom", "cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,chapel"], "Chapel"),
        (["--start", "2", "--players", "2"], "Your turn 1"),
        (["--seat", "random", "--seat", "you=Anna", "--bot", "random"], "Anna"),
        (["--language", "en"], "Province"),
    ],
)
def test_flags(run: Runner, flags: list[str], expected: str) -> None:
    done = run("play", "dominion", "--seed", "3", *flags)
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout


# Questions


def test_answers_by_number_and_name_and_sentences_for_wrong_ones(run: Runner) -> None:
    wrong = ["nonsense", "99", "c", "1 2", "/nothing"]
    done = run(*GAME, answers=["2 copper", *wrong, "estate", "quit"])
    assert "You play 2 Coppers for $2." in done.stdout
    assert "“nonsense” is not one of the answers; pick by number or by name." in done.stdout
    assert "There is no answer 99; they go from 1 to 5." in done.stdout
    assert "“c” could be Copper, Curse and Cellar; write a little more." in done.stdout
    assert "Only one can be picked." in done.stdout
    assert "You buy Estate." in done.stdout
    assert done.stdout.count("You have $2 and 1 Buy.") == 1  # a wrong answer repeats the prompt, not the page


def test_too_many_of_one_card(run: Runner) -> None:
    done = run(*GAME, answers=["3 copper", "all", "quit"])
    assert "At most 2 can be picked; you picked 3." in done.stdout
    assert "You play 2 Coppers for $2." in done.stdout


def test_a_dash_plays_no_treasure(run: Runner) -> None:
    done = run(*GAME, answers=["-", "quit"])
    assert "You have $0 and 1 Buy." in done.stdout


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("help", "take back the last answer that a person gave"),
        ("rules", "THE AIM"),
        ("board", "$8        8 Province V"),
        ("text Smithy", "Smithy   Action   $4   Dominion"),
        ("? throne", "Throne Room"),
        ("?1", "Copper   Treasure   $0"),
        ("text platypus", "There is no card “platypus”."),
        ("text smiyth", "There is no card “smiyth”; did you mean “Smithy”?"),
        ("text", "Say which card: “text Copper”."),
        ("log", "big-money plays Copper."),
        ("log 1", "Your turn 1"),
        ("log x", "“log” takes a number of lines"),
        ("undo", "There is nothing to take back."),
        ("save", "Say where"),
        ("save /nowhere/at/all", "/nowhere/at/all cannot be written: no such file or directory."),
        ("save /dev/null/game", "/dev/null/game cannot be written: not a directory."),
        ("trash", "The trash is empty."),
        ("kingdom", "Discard as many cards from your hand as you like"),
        ("/TRASH", "The trash is empty."),
    ],
)
def test_a_command_leaves_the_question_open(run: Runner, command: str, expected: str) -> None:
    done = run(*GAME, answers=[command, "", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout
    assert "You play 2 Coppers for $2." in done.stdout


def test_undo_goes_back_through_the_answers_of_bots(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*GAME, "--record", str(file), answers=["", "cellar", "undo", "moat", "quit"])
    assert "Your last answer is taken back." in done.stdout
    answers = answers_in(file)
    assert ["moat"] in answers
    assert ["cellar"] not in answers
    run(*GAME, "--record", str(file), answers=["undo", "undo", "quit"])
    assert answers_in(file) == answers[: answers.index(["moat"]) - 1]


def test_the_name_of_an_option_wins_over_a_command(run: Runner, tmp_path: Path) -> None:
    rules = find_game("dominion")
    hand = ["Steward", "Copper", "Estate", "Estate", "Estate"]
    record = Record(rules.name, rules.version, {}, 1)
    record.table = rules.dump(rules.arrange({"seats": [{"hand": hand}, {"hand": ["Copper"]}]}))
    record.players = ["you", "random"]
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    done = run("play", "dominion", "--record", str(file), answers=["steward", "/trash", "trash", "2 estate", "quit"])
    assert done.stdout.count("The trash is empty.") == 1
    assert answers_in(file) == [["steward"], ["trash"], ["estate", "estate"]]


@pytest.mark.parametrize(("question", "line"), [("treasures", ","), ("treasures", "2-1"), ("buy", "3-1"), ("buy", ",")])
def test_nonsense_picks_nothing_and_ends_nothing(run: Runner, tmp_path: Path, question: str, line: str) -> None:
    file = tmp_path / "game.json"
    before = [""] if question == "buy" else []
    run(*GAME, "--start", "1", "--record", str(file), answers=[*before, line, "quit"])
    assert len(answers_in(file)) == len(before)


# Leaving and coming back


def test_a_game_in_parts_is_the_game_in_one(run: Runner, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(*GAME, "--record", str(whole), answers=ANSWERS)
    done = run(*GAME, "--record", str(parts), answers=[*ANSWERS[:31], "quit"])
    assert f"courtyard play dominion --record {parts}" in done.stdout
    for command in (["play", "dominion"], GAME):  # what was said of the game may be said again
        answered = len(answers_in(parts))
        done = run(*command, "--record", str(parts), answers=ANSWERS[31:41])
        assert f"goes on after {answered} answers." in " ".join(done.stdout.split())
    run(*GAME, "--record", str(parts), answers=ANSWERS[51:])
    assert parts.read_text() == whole.read_text()


def test_a_finished_game_that_is_taken_up_again_shows_its_end(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*GAME, "--record", str(file), answers=ANSWERS)
    done = run("play", "dominion", "--record", str(file))
    assert done.returncode == 0
    assert "Place" in done.stdout


def test_another_game_begins_as_the_rulebook_says_and_has_a_file_of_its_own(run: Runner, tmp_path: Path) -> None:
    file, second = tmp_path / "game.json", tmp_path / "game-2.json"
    run(*GAME, "--record", str(file), answers=ANSWERS)
    whole = file.read_text()
    done = run("play", "dominion", "--record", str(file), answers=["what", "y", "", "quit"])
    assert "Type y for another game at the same table, or n to leave." in done.stdout
    assert re.sub(r"\s", "", f"It is kept in {second}.") in re.sub(r"\s", "", done.stdout)  # on several lines, maybe
    assert file.read_text() == whole
    rules = find_game("dominion")
    first, again = (Record.from_json(path.read_text(encoding="utf-8")) for path in (file, second))
    assert again.players == first.players
    ranks = rules.ranks(first.replay(rules).state)
    assert isinstance(again.seed, int)
    assert again.options == rules.settle(rules.rematch(first.options, ranks, again.seed), again.seed)


@pytest.mark.parametrize("answers", [["n"], [""], ["quit"], []])
def test_nobody_has_to_play_another_game(run: Runner, tmp_path: Path, answers: list[str]) -> None:
    file = tmp_path / "game.json"
    run(*GAME, "--record", str(file), answers=ANSWERS)
    done = run("play", "dominion", "--record", str(file), answers=answers)
    assert (done.returncode, done.stdout.count("Another game? (y/n)")) == (0, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_without_a_file_the_game_is_kept_all_the_same(run: Runner) -> None:
    done = run(*GAME, answers=["", "cellar"])
    command = re.search(r"courtyard (play dominion --record .*)\n", done.stdout)
    assert done.returncode == 0
    assert command is not None
    again = run(*command[1].split())
    assert "goes on after" in again.stdout


def test_a_game_that_is_left_goes_to_the_folder_for_data(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("dominion-7.json", "dominion-7-2.json"):
        run(*GAME, answers=["", "cellar"])
        assert (tmp_path / "home" / "courtyard" / name).exists()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "courtyard"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == Path(click.get_app_dir("courtyard"))


def test_whoever_leaves_before_the_first_answer_leaves_nothing(run: Runner, tmp_path: Path) -> None:
    done = run(*GAME, answers=["quit"])
    assert "There was nothing to keep." in done.stdout
    assert not (tmp_path / "home").exists()


def test_save_writes_a_game_but_not_over_anything_else(run: Runner, tmp_path: Path) -> None:
    file, other = tmp_path / "my game.json", tmp_path / "notes.txt"
    other.write_text("precious")
    done = run(*GAME, answers=["", f"save {file}", f"save {other}", "cellar", f"save {file}", "quit"])
    assert done.stdout.count(f"Saved in {file}.") == 2
    assert "is not a record of a game; choose another name." in " ".join(done.stdout.split())
    assert other.read_text() == "precious"
    assert ["cellar"] in answers_in(file)


def test_interrupting_keeps_the_game(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = subprocess.Popen(
        [PROGRAM, *GAME, "--record", str(file)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("\n")
    child.stdin.flush()
    while "Pick one, or press Enter for none." not in child.stdout.readline():
        continue
    assert answers_in(file)[-1] == ["copper", "copper"]
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130
    assert "Traceback" not in err
    assert f"courtyard play dominion --record {file}" in out


def test_a_file_that_cannot_be_written_any_more_does_not_stop_the_game(
    environment: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with subprocess.Popen(
        [PROGRAM, *GAME, "--record", str(folder / "game.json")],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        while "Enter plays them all" not in child.stdout.readline():
            continue
        shutil.rmtree(folder)
        out, _ = child.communicate("\n\n\nquit\n", timeout=PATIENCE)
    assert out.count("The game could not be kept:") == 3
    assert answers_in(folder / "game.json")  # at last there was a place again


# Several people at one keyboard


def test_the_keyboard_goes_round(run: Runner) -> None:
    done = run(*GAME, *TWO, "--start", "Anna", answers=["", "", "", "", "", "", "quit"])
    assert "Hand the keyboard to Anna, who then presses Enter." in done.stdout
    assert "Hand the keyboard to Béla, who then presses Enter." in done.stdout
    assert "Anna> " in done.stdout
    assert "Béla> " in done.stdout


@pytest.mark.parametrize("line", ["undo", "/undo", "quit", "1", "copper"])
def test_whoever_hands_over_may_undo_or_leave_but_shows_no_hand(run: Runner, line: str) -> None:
    done = run(*GAME, *TWO, "--start", "Anna", answers=["", "", "", line])
    handed = done.stdout.split("Hand the keyboard to Béla, who then presses Enter.", 1)[1]
    assert "Hand  " not in handed
    if "undo" in line:
        assert "Hand the keyboard to Anna" in handed
    elif line != "quit":
        assert "Press Enter to go on, or type undo or quit." in handed


def test_nothing_can_be_taken_back_before_the_first_answer(run: Runner) -> None:
    done = run(*GAME, *TWO, answers=["undo"])
    assert "There is nothing to take back." in done.stdout


def test_a_terminal_forgets_the_hand_of_the_person_before(environment: dict[str, str]) -> None:
    ours, theirs = pty.openpty()
    child = subprocess.Popen([PROGRAM, *GAME, *TWO], env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = ""
    for mark in ("Enter.", "> ", "> "):
        read_until(ours, mark)
        os.write(ours, b"\n")
    seen = read_until(ours, "Enter.")
    child.kill()
    child.wait()
    os.close(ours)
    assert "Hand the keyboard to" in seen[seen.index("\x1b[3J") :]


def read_until(descriptor: int, mark: str) -> str:
    seen = ""
    while mark not in seen:
        assert select.select([descriptor], [], [], PATIENCE)[0], f"{mark} was not said, only {seen}"
        seen += os.read(descriptor, 65536).decode(errors="replace")
    return seen
