"""Installs a wheel into an empty environment and uses it: as a library, at a terminal, over the web.

`python -m tests.install.trial WHEEL` does the same to one that was built elsewhere, compiled ones included.
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import click
import httpx
from tests.install.environment import Environment, surroundings
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

GUEST: Final = Path(__file__).with_name("guest.py")
MATCH: Final = ("dominion", "--players", "big-money-basic,random", "--games", "4", "--seed", "1")


def try_library(wheel: Path, folder: Path) -> str:
    """Two packages are all that the engine stands on; whether it is compiled."""
    environment = Environment(folder)
    environment.install(wheel)
    guest = str(shutil.copy(GUEST, folder))
    told = json.loads(environment.run("python", "-W", "error", guest))
    assert told["packages"] == ["courtyard", "librt", "mypy_extensions"]
    assert (len(told["scores"]), told["redealt"], told["best"]) == (2, True, "Big Money, basic")
    for_terminal = "This needs click, fluent.runtime, rich; `pip install 'courtyard[play]'` brings all that it takes.\n"
    assert environment.run("courtyard", "play", "dominion", code=2) == for_terminal
    assert environment.run("python", "-m", "courtyard", code=2) == for_terminal
    check_types(environment, guest)
    mode: str = told["engine"]
    return mode


def check_types(environment: Environment, program: str) -> None:
    """A program that uses the library is held to the library's types."""
    wrong = environment.folder / "wrong.py"
    wrong.write_text("from courtyard.games import find_game\n\nfind_game(7)\n")
    python = ["--python-executable", str(environment.bin / "python"), "--cache-dir", str(environment.folder / "types")]
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", *python]
    for path, code, told in ((program, 0, "Success"), (str(wrong), 1, '"find_game" has incompatible type "int"')):
        done = subprocess.run(
            [*mypy, path],
            cwd=environment.folder,
            env=surroundings(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, told in done.stdout) == (code, True), done.stdout


def try_program(wheel: Path, folder: Path) -> None:
    """A game at the terminal, a match, and a table in the browser."""
    environment = Environment(folder)
    environment.install(wheel, "[server]")
    assert "serve" in environment.run("courtyard")
    assert "You buy Copper." in environment.run("courtyard", "play", "dominion", "--seed", "7", said="\n1\nquit\n")
    assert "Big Money, basic and random" in environment.run("courtyard", "simulate", *MATCH)
    assert "`pip install 'courtyard[lab]'`" in environment.run("courtyard", "tournament", *MATCH, code=2)
    with serving(environment) as address:
        page = httpx.get(address, timeout=PATIENCE)
        assert page.headers["content-type"].startswith("text/html")
        for part in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.text):
            assert httpx.get(address + part, timeout=PATIENCE).status_code == 200
        table = {"game": "dominion", "name": "Anna", "bots": True, "start": True}
        opened = httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE).json()
        assert httpx.get(f"{address}api/tables/{opened['code']}", timeout=PATIENCE).json()["phase"] == "playing"


@contextmanager
def serving(environment: Environment) -> Iterator[str]:
    """The address of a server that runs, and ends cleanly."""
    command = [str(environment.bin / "courtyard"), "serve", "--port", "0", "--data", str(environment.folder / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings()) as server:
        try:
            assert server.stdout is not None
            yield re.findall(r"http://\S+/", server.stdout.readline())[0]
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=PATIENCE)
            assert server.returncode == 0
        finally:
            server.kill()


def main() -> None:
    for wheel in map(Path, sys.argv[1:]):
        with TemporaryDirectory() as folder:
            mode = try_library(wheel, Path(folder, "library"))
            assert (mode == "interpreted") == wheel.name.endswith("-none-any.whl"), f"It runs {mode}."
            try_program(wheel, Path(folder, "program"))
        click.echo(f"{wheel.name} works in an empty environment; its engine runs {mode}.")


if __name__ == "__main__":
    main()
