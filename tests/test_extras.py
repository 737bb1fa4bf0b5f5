"""Whoever lacks a library is told in one sentence which extra brings it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from courtyard.extras import PLAY, SERVER

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def run_without(library: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program where a library cannot be imported."""
    code = f"import sys; sys.modules[{library!r}] = None; from courtyard.__main__ import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize(
    ("library", "arguments", "extra"),
    [
        ("click", ["play", "dominion"], "play"),
        ("rich", ["--help"], "play"),
        ("msgspec", ["serve", "--port", "0"], "server"),
        ("websockets", ["serve", "--help"], "server"),
        ("aiosqlite", ["patch"], "server"),
        ("choix", ["tournament", "dominion", "--players", "random,big-money", "--games", "2"], "lab"),
    ],
)
def test_a_command_says_what_it_lacks(library: str, arguments: list[str], extra: str) -> None:
    done = run_without(library, *arguments)
    sentence = f"This needs {library}; `pip install 'courtyard[{extra}]'` brings all that it takes.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


def test_commands_that_lack_something_are_listed_with_the_others() -> None:
    done = run_without("starlette")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^  play +Play", done.stdout, re.MULTILINE)
    assert re.search(r"^  serve +This needs starlette", done.stdout, re.MULTILINE)


def test_the_engine_alone_refuses_by_id_and_facts() -> None:
    code = "import sys; sys.modules['fluent.runtime'] = None; import courtyard; courtyard.find_game('chess')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False)
    hint = "hint-known (known: dominion, tajmahal) (count: 2)"
    told = f"refused-none-such (kind: noun-table-game) (wanted: chess) (hint: {hint})"
    assert done.stderr.splitlines()[-1] == f"courtyard.core.errors.Refused: {told}"


@pytest.mark.parametrize(("extra", "libraries"), [("play", PLAY), ("server", SERVER)])
def test_what_is_looked_for_is_what_the_extra_brings(extra: str, libraries: tuple[str, ...]) -> None:
    everywhere = [
        text for text in PROJECT["optional-dependencies"][extra] if ";" not in text and "courtyard[" not in text
    ]
    assert sorted(libraries) == sorted(re.split(r"[\[>]", text)[0] for text in everywhere)


def test_the_engine_alone_stands_on_two_packages() -> None:
    assert [re.split(">", text)[0] for text in PROJECT["dependencies"]] == ["librt", "mypy_extensions"]
