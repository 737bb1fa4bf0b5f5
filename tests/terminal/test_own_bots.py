"""Programs of one's own sit at a table in the terminal, if the command line names them and nobody else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

from courtyard.bots.own import VARIABLE

PROGRAM = Path(sys.executable).with_name("courtyard")
MODULE = """
from courtyard.bots import find_bot
from courtyard.core.choice import Chooser

open("imported", "a").close()

class Thinker(Chooser):
    def __init__(self, seed):
        self.bot = find_bot("dominion", "big-money", seed)

    def consider(self, position, choice):
        position.copy().answer(choice.answers(10000)[0])  # whatever the question, it can be tried out
        return self.bot.choose(choice, position.state)

class Cheat(Thinker):
    def consider(self, position, choice):
        return [-1]
"""


def play(folder: Path, *arguments: str, house: str = "") -> subprocess.CompletedProcess[str]:
    (folder / "mybots.py").write_text(MODULE)
    command, around = [str(PROGRAM), *arguments], {**os.environ, VARIABLE: house}
    return subprocess.run(
        command, cwd=folder, env=around, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_game_of_ones_own_bot_is_played_and_kept_and_taken_up_again(tmp_path: Path) -> None:
    seats = ("--seat", "mybots:Thinker=Ada,big-money", "--kingdom", "first-game", "--seed", "1")
    done = play(tmp_path, "play", "dominion", *seats, "--record", "game.json")
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["players"] == ["mybots:Thinker=Ada", "big-money"]
    whole = record["answers"]
    (tmp_path / "game.json").write_text(json.dumps({**record, "answers": whole[:-5]}))
    again = play(tmp_path, "play", "dominion", *seats, "--record", "game.json")
    assert again.returncode == 0, again.stderr
    assert json.loads((tmp_path / "game.json").read_text())["answers"] == whole


def test_a_record_starts_no_program_but_can_be_watched(tmp_path: Path) -> None:
    done = play(tmp_path, "play", "dominion", "--seat", "mybots:Thinker,big-money", "--seed", "1", "--record", "a.json")
    assert done.returncode == 0, done.stderr
    (tmp_path / "imported").unlink()
    refused = play(tmp_path, "play", "dominion", "--record", "a.json")
    assert refused.returncode == 2
    assert "is not a bot of ours; to let it play, name it again: --seat mybots:Thinker." in refused.stderr
    watched = play(tmp_path, "replay", "a.json", "--to-end")
    assert watched.returncode == 0, watched.stderr
    assert "mybots:Thinker" in watched.stdout
    assert not (tmp_path / "imported").exists()


def test_ones_own_bot_plays_a_match_in_several_processes_as_in_one(tmp_path: Path) -> None:
    match = ("simulate", "dominion", "--players", "mybots:Thinker,big-money", "--games", "4", "--seed", "1")
    told = []
    for jobs in ("1", "2"):
        done = play(tmp_path, *match, "--kingdom", "first-game", "--jobs", jobs, "--json", "-")
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout)["players"])
    assert told[0] == told[1]
    assert told[0][0]["name"] == "mybots:Thinker"


def test_what_is_wrong_with_a_program_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = play(tmp_path, "play", "dominion", "--seat", "mybots:Cheat,big-money", "--seed", "1")
    assert done.returncode == 2
    assert "mybots:Cheat answers turn.treasures with [-1], which is not allowed: the places of" in done.stderr
    done = play(tmp_path, "play", "dominion", "--seat", "mybots:Thinkr,you")
    assert done.returncode == 2
    assert done.stderr.strip() == "The module “mybots” has no “Thinkr”; did you mean “Thinker”?"


def test_a_server_whose_house_names_a_bot_wrongly_does_not_open(tmp_path: Path) -> None:
    done = play(tmp_path, "serve", "--port", "0", "--data", "kept", house="dominion=mybots:Thinkr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The module “mybots” has no “Thinkr”; did you mean “Thinker”?\n"


def test_the_laws_hold_a_bot_of_the_house_to_what_it_may_know(tmp_path: Path) -> None:
    done = play(tmp_path, "fuzz", "dominion", "--games", "1", "--law", "honest", house="dominion=mybots:Thinker")
    assert done.returncode == 0, done.stderr
    cheat = play(tmp_path, "fuzz", "dominion", "--games", "1", "--law", "honest", house="dominion=mybots:Cheat")
    assert cheat.returncode == 1
    assert "mybots:Cheat answers turn." in cheat.stdout
