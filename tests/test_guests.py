"""A game that is no part of Courtyard is brought along whole, by naming its package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from courtyard.games import GAMES
from courtyard.guests import VARIABLE, guests
from courtyard.words import Words

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "nothanks"
SHARES = (ROOT / "tests" / "archive" / "shares-1.jsonl").read_text(encoding="utf-8").splitlines()


def python(code: str, games: str, here: Path = ROOT) -> str:
    """What a program prints that knows these games besides ours."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        cwd=here,
        env={**os.environ, VARIABLE: games},
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.rstrip()


def refusal(games: str, here: Path) -> str:
    """The one line that the program says where it cannot start."""
    run = subprocess.run(
        [sys.executable, "-m", "courtyard", "games"],
        check=False,
        capture_output=True,
        text=True,
        cwd=here,
        env={**os.environ, VARIABLE: games},
    )
    assert (run.returncode, run.stdout) == (2, "")
    return run.stderr.rstrip()


# -- named, or not there -----------------------------------------------------------------------------------------------
def test_whoever_names_no_game_has_ours() -> None:
    assert VARIABLE not in os.environ
    assert set(GAMES) == {"dominion", "tajmahal"}


def test_packages_are_named_with_commas_and_each_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, " chess, go,,chess ")
    assert guests() == ["chess", "go"]


def test_a_game_that_is_named_comes_after_ours() -> None:
    assert python("import courtyard; print(*courtyard.GAMES)", "examples.nothanks") == "dominion tajmahal nothanks"


def test_a_package_may_lie_anywhere(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "mine")
    assert python("import courtyard; print(courtyard.find_game('nothanks'))", "mine", tmp_path) == "<rules of nothanks>"


def test_what_is_no_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "mine")
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "rules.py").write_text("RULES = 7\n")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "rules.py").write_text("from courtyard.core.rules import Rule\n")
    (tmp_path / "alone.py").write_text("")
    wrong = {
        "nosuch": "There is no module “nosuch.rules”; it must lie here or be installed.",
        "alone": "There is no module “alone.rules”; it must lie here or be installed.",
        "empty": "COURTYARD_GAMES names “empty”, but empty.rules has no RULES of a game.",
        "mine,examples.nothanks": "There is no module “examples.nothanks.rules”; it must lie here or be installed.",
    }
    assert {games: refusal(games, tmp_path) for games in wrong} == wrong
    assert refusal("broken", tmp_path).startswith("The module “broken.rules” cannot be imported: ImportError: ")


def test_a_fault_in_the_package_itself_is_told_and_not_taken_for_its_absence(tmp_path: Path) -> None:
    faults = {"lacking": "import nosuch_of_test\n", "broken": "raise RuntimeError('oh')\n"}
    for name, fault in faults.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(fault)
    unfit = "cannot be imported"
    assert refusal("lacking", tmp_path).startswith(f"The module “lacking.rules” {unfit}: ModuleNotFoundError: ")
    assert refusal("broken", tmp_path) == f"The module “broken.rules” {unfit}: RuntimeError: oh"
    assert refusal(".beside", tmp_path).startswith(f"The module “.beside.rules” {unfit}: TypeError: ")


def test_a_part_that_is_wrong_is_refused_in_a_sentence(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "mine")
    (tmp_path / "mine" / "bots.py").write_text("BOTS = 3\n")
    (tmp_path / "mine" / "speech.py").write_text("raise SystemExit(3)\n")
    look = "import courtyard\ntry: {}\nexcept courtyard.Refused as refused: print(refused)"
    bots = python(look.format("courtyard.bot_names('nothanks')"), "mine", tmp_path)
    assert bots == "mine.bots must have a BOTS that is a dict."
    speech = python(
        f"from courtyard.speech import find_speech\n{look.format('find_speech(`nothanks`)')}".replace("`", "'"),
        "mine",
        tmp_path,
    )
    assert speech == "The module “mine.speech” cannot be imported: SystemExit: 3"


def test_turns_in_which_nobody_is_asked_are_watched_all_the_same() -> None:
    """In this game a player without chips takes the card and is not asked, turn after turn."""
    told = python(
        "import courtyard\n"
        "for seed in range(10, 18):\n"
        "    match = courtyard.simulate('nothanks', ['thrifty', 'random', 'random'], games=1, seed=seed)\n"
        "    assert all(games for curve in match.curves for games in curve.games)\n"
        "print('well')",
        "examples.nothanks",
    )
    assert told == "well"


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    for name in ("mine", "yours"):
        shutil.copytree(EXAMPLE, tmp_path / name)
    wrong = "COURTYARD_GAMES names “yours”, but there is a game “nothanks” already."
    assert refusal("mine,yours", tmp_path) == wrong


# -- all its parts -----------------------------------------------------------------------------------------------------
def test_its_bots_speech_and_words_are_found_and_what_it_lacks_has_a_default() -> None:
    code = (
        "from courtyard.boards import find_board; from courtyard.bots import bot_names, strategy_names;"
        "from courtyard.speech import find_speech; from courtyard.words import load;"
        "print(bot_names('nothanks'), strategy_names('nothanks'), find_speech('nothanks').usual_bot,"
        "type(find_board('nothanks')).__name__, load(strict=True).of('nothanks').say('game'))"
    )
    assert python(code, "examples.nothanks") == "['random', 'thrifty'] [] thrifty PlainBoard No Thanks!"


def test_it_may_bring_a_board_and_strategies(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "mine")
    (tmp_path / "mine" / "boards.py").write_text(
        "from courtyard.boards import PlainBoard\nfrom .speech import SPEECH\n"
        "class OwnBoard(PlainBoard): ...\nBOARD = OwnBoard(SPEECH)\n"
    )
    (tmp_path / "mine" / "bots").mkdir()
    (tmp_path / "mine" / "bots.py").rename(tmp_path / "mine" / "bots" / "thrifty.py")
    (tmp_path / "mine" / "bots" / "__init__.py").write_text("BOTS = {}\n")
    (tmp_path / "mine" / "bots" / "strategy.py").write_text("def names(): return ['greed']\n")
    code = (
        "from courtyard.boards import find_board; from courtyard.bots import strategy_names;"
        "print(type(find_board('nothanks')).__name__, strategy_names('nothanks'))"
    )
    assert python(code, "mine", tmp_path) == "OwnBoard ['greed']"


def test_it_cannot_change_what_others_say(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "mine")
    (tmp_path / "mine" / "words" / "en" / "loud.ftl").write_text("plain-yes = YES!\ndominion-game = Nominion\n")
    code = (
        "from courtyard.words import load; words = load();"
        "print(words.say('plain-yes'), words.of('dominion').say('game'))"
    )
    assert python(code, "mine", tmp_path) == "yes Dominion"


def test_its_languages_are_those_of_courtyard() -> None:
    folders = {folder.name for folder in (EXAMPLE / "words").iterdir()}
    assert folders <= set(Words.languages())


def test_codes_that_were_shared_before_it_came_are_as_good_as_ever() -> None:
    code = (
        "import json; from courtyard.server.plays.share import read_share, write_share;"
        f"old = {json.loads(SHARES[0])['code']!r}; new = write_share('nothanks', {{'players': 3, 'start': 0}});"
        "print(json.dumps([read_share(old)[0], read_share(new)[:2]]))"
    )
    found = json.loads(python(code, "examples.nothanks"))
    assert found == [json.loads(SHARES[0])["game"], ["nothanks", {"players": 3, "start": 0}]]
