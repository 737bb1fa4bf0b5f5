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

import anyio
import click
import httpx
from playwright.async_api import async_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.person import TIMEOUT, Person
from tests.install.environment import ROOT, Environment, surroundings
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

PYRIGHT: Final = ROOT / "client" / "node_modules" / ".bin" / "pyright"
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
    """A program that uses the library is held to the library's types, by the two who check them."""
    folder, python = environment.folder, str(environment.bin / "python")
    wrong = folder / "wrong.py"
    wrong.write_text("from courtyard import find_game\n\nfind_game(7)\n")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "types")]
    for path, faults in ((program, 0), (str(wrong), 1)):
        told = check([*mypy, "--python-executable", python, path], folder, code=faults)
        assert told.count("error: ") == faults, told
        strictly = folder / "pyrightconfig.json"
        strictly.write_text(json.dumps({"typeCheckingMode": "strict", "include": [Path(path).name]}))
        told = check([str(PYRIGHT), "--pythonpath", python, "--project", str(strictly)], folder, code=faults)
        assert f"{faults} error" in told, told


def check(command: list[str], folder: Path, *, code: int) -> str:
    """What a checker of types says, and that it ends so."""
    done = subprocess.run(
        command, cwd=folder, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


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
        assert len(httpx.get(f"{address}api/games/dominion/rulings", timeout=PATIENCE).json()) > 500
        anyio.run(play_in_browser, address.rstrip("/"))


async def play_in_browser(address: str) -> None:
    """A game against bots from the first click to the result; one of them plays for Anna, too."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=TIMEOUT)
        anna = await Person.arrive(browser, address, "Anna")
        await anna.opens("/")
        await anna.presses(anna.page.get_by_role("button", name="Play with bots").first)
        assert await anna.looks() is not None
        await anna.lets_a_bot_play()
        await anna.looks_away_until_the_end()
        await anna.page.get_by_role("region", name="Standings").wait_for()
        await anna.goes()
        await browser.close()


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
