"""What keeps the code a pleasure to read can be counted."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "courtyard"
FILES = sorted(SOURCE.rglob("*.py"))
NO_NAMES = {"util", "utils", "helper", "helpers", "common", "misc", "manager", "managers"}


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_has_at_most_400_lines_and_its_functions_30(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
    assert {function.name: length(function) for function in functions(path) if length(function) > 30} == {}
    assert path.stem not in NO_NAMES


@pytest.mark.parametrize("path", sorted((SOURCE / "dominion" / "cards").glob("*.py")), ids=name)
def test_a_card_is_a_few_lines(path: Path) -> None:
    # Those of medium difficulty have at most ten, the most difficult of each box a line or two more.
    assert {function.name: length(function) for function in functions(path) if length(function) > 12} == {}
    assert sum(length(function) > 10 for function in functions(path)) <= 2


@pytest.mark.parametrize("part", ["core", "scenario", "lab", "server", "terminal"])
def test_what_serves_all_games_names_none(part: str) -> None:
    games = {path.parent.name for path in SOURCE.glob("*/rules.py") if path.parent.name != "core"}
    assert games
    for path in (SOURCE / part).rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert [game for game in games if game in text] == [], path
        assert "copper" not in text, path


# What tables of a game are set up with. Only the game knows what these mean; its speech tells it to others.
OWN_WORDS = {"dominion": {"bane", "require", "ban"}}


@pytest.mark.parametrize("part", ["core", "scenario", "lab", "server", "terminal"])
def test_what_serves_all_games_knows_no_words_of_one(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        words = set(re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower()))
        assert {game: words & own for game, own in OWN_WORDS.items() if words & own} == {}, path
