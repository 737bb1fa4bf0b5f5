"""Our speed beside that of others, all measured in one go on the same machine."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import courtyard
from courtyard import compiled
from courtyard.core.errors import Refused
from courtyard.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from courtyard.bots.contest import Peer

ROUNDS: Final = 9
TRIAL_GAMES: Final = 20  # to learn how many games fill the time that ours take
COMPILED: Final = ".compiled"  # how the keys of our own figures end
COPY: Final = "copy_us"  # the key of the slowest copy, and after the name of a contest, of the copy there
PROGRAMS: Final = Path(courtyard.__file__).parents[2] / "bench"


class Runner:
    """One program that plays one contest, and how many games a second it played each time."""

    def __init__(self, key: str, command: list[str], *, pure: bool = False) -> None:
        self.key = key
        self.command = command
        self.pure = pure
        self.rates: list[float] = []
        self.copies: list[float] = []
        self.mode = ""

    def run(self, games: int, seed: int) -> float:
        """Play once; tell the CPU seconds."""
        env = {name: value for name, value in os.environ.items() if name != "COURTYARD_PURE"}
        if self.pure:
            env["COURTYARD_PURE"] = "1"
        words = [*self.command, str(games), str(seed)]
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own programs
        if done.returncode:
            raise Refused(
                "bench-ended",
                command=" ".join(words),
                code=str(done.returncode),
                said=done.stderr.strip()[-300:],
            )
        told = json.loads(done.stdout)
        self.mode = told.get("mode", "")
        self.rates.append(told["games_per_cpu_second"])
        self.copies.append(told.get("copy_us", 0.0))
        return float(told["cpu_seconds"])

    @property
    def rate(self) -> float:
        """Of the fastest round: what else the machine does only ever slows a program."""
        return max(self.rates)


class Bench:
    """All runners, and a sentence for each that cannot run."""

    def __init__(self) -> None:
        self.runners: list[Runner] = []
        self.missing: dict[str, str] = {}

    def measure(self, games: int, rounds: int, report: Callable[[str], None]) -> dict[str, float | None]:
        """Let all take turns, so that each has its share of the quiet moments; the fastest round of each counts."""
        share = {runner.key: games for runner in self.runners}
        seconds = self.runners[0].run(games, 0)
        for runner in self.runners[1:]:
            spent = runner.run(TRIAL_GAMES, 0)
            share[runner.key] = max(TRIAL_GAMES, int(TRIAL_GAMES * seconds / max(spent, 1e-5)))
        for runner in self.runners:
            runner.rates.clear()
        for number in range(1, rounds + 1):
            for runner in self.runners:
                report(f"round {number} of {rounds}: {runner.key}")
                runner.run(share[runner.key], number)
        return self.figures()

    def figures(self) -> dict[str, float | None]:
        """Games per CPU second, None where there is nothing to measure; how many times as fast ours is; copies."""
        for runner in self.runners:
            if runner.key.endswith(COMPILED) and runner.mode != "compiled":
                self.missing[runner.key] = compiled.status().sentence
        told: dict[str, float | None] = dict.fromkeys(self.missing)
        shown = [runner for runner in self.runners if runner.key not in self.missing]
        told |= {runner.key: round(runner.rate, 1) for runner in shown}
        for runner in shown:
            contest, _, program = runner.key.partition(".")
            ours = told.get(f"{contest}{COMPILED}")
            if ours and program != "compiled":
                told[f"{contest}.compiled/{program}"] = round(ours / runner.rate, 3)
        return told | self.copies()

    def copies(self) -> dict[str, float | None]:
        """Microseconds for a copy in each contest of ours, and the most of them."""
        told: dict[str, float | None] = {}
        for runner in self.runners:
            if runner.key.endswith(COMPILED):
                missing = runner.key in self.missing
                told[f"{runner.key.removesuffix(COMPILED)}.{COPY}"] = None if missing else round(min(runner.copies), 3)
        return told | {COPY: max([copy for copy in told.values() if copy is not None], default=None)}


@contextmanager
def assemble() -> Iterator[Bench]:
    """All that can be measured here. What is compiled for it is gone afterwards."""
    bench = Bench()
    with TemporaryDirectory() as folder:
        for game in GAMES:
            if find_spec(f"courtyard.bots.{game}.bench") is not None:
                add_game(bench, game, Path(folder))
        yield bench


def add_game(bench: Bench, game: str, folder: Path) -> None:
    data = import_module(f"courtyard.bots.{game}.bench")
    pace = [sys.executable, "-m", "courtyard.lab.measuring.pace", game]
    for name in data.CONTESTS:
        bench.runners.append(Runner(f"{name}.compiled", [*pace, name]))
        bench.runners.append(Runner(f"{name}.interpreted", [*pace, name], pure=True))
    contest = next(iter(data.CONTESTS))
    for name, peer in data.PEERS.items():
        key = f"{contest}.{name}"
        obstacle = obstacle_to(peer)
        if obstacle:
            bench.missing[key] = obstacle
        else:
            bench.runners.append(Runner(key, command_for(peer, folder)))


def obstacle_to(peer: Peer) -> str:
    """Why another program cannot be measured here, or nothing."""
    if not (PROGRAMS / peer.file).exists():
        return f"{peer.file} is not here: it comes with the source of Courtyard, in the folder bench."
    if peer.module and find_spec(peer.module) is None:
        return f"{peer.module} is not installed, so that it cannot be measured."
    if not peer.module and shutil.which("gcc") is None:
        return f"There is no gcc to compile {peer.file} with."
    return ""


def command_for(peer: Peer, folder: Path) -> list[str]:
    """How to start another program."""
    source = PROGRAMS / peer.file
    if peer.module:
        return [sys.executable, str(source)]
    program = folder / source.stem
    compiler = shutil.which("gcc")
    assert compiler is not None
    subprocess.run([compiler, "-O2", "-std=c11", "-o", program, source], check=True)  # noqa: S603 - our own source
    return [str(program)]


def machine() -> dict[str, object]:
    """Where it was measured."""
    return {"python": platform.python_version(), "system": platform.platform(), "processors": os.cpu_count()}
