"""`courtyard fuzz`: many random games, each held to the laws."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Final, Self

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from courtyard.games import find_game
from courtyard.lab.laws.book import LAWS, find_laws
from courtyard.lab.laws.fuzzing import Failure, Verdict, fuzz

PATIENCE: Final = 10.0  # seconds between two lines where there is no bar
BROKEN: Final = 1


@click.command("fuzz")
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0), help="Of the first game; the next has the next one."
)
@click.option("--jobs", type=click.IntRange(1), help="How many processes; by default one for each processor.")
@click.option("--law", "laws", multiple=True, help="Try only this law, on every game; may be repeated.")
def command(game: str, games: int, seed: int, jobs: int | None, laws: tuple[str, ...]) -> int:
    """Play random games of GAME and hold each to the laws that every game must obey."""
    find_game(game)
    find_laws(list(laws))
    console = Console(highlight=False)
    began = monotonic()
    with Bar(console, games) as bar:
        verdict = fuzz(game, list(laws), range(seed, seed + games), jobs or os.cpu_count() or 1, bar.report)
    if verdict.failure is not None:
        console.print(complaint(game, verdict.failure), soft_wrap=True)
        return BROKEN
    console.print(table_of(verdict))
    seconds = monotonic() - began
    rate = verdict.games / seconds
    console.print(f"{verdict.games:,} games of {game} keep all laws ({seconds:.0f} s, {rate:.0f} games a second).")
    return 0


class Bar:
    """How far it is: a bar on a terminal, a line now and then elsewhere."""

    def __init__(self, console: Console, games: int) -> None:
        self.console = console
        self.games = games
        self.began = self.told = monotonic()
        rate = TextColumn("{task.fields[rate]} games/s")
        self.progress = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            rate,
            TimeRemainingColumn(),
            console=console,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task("", total=games, rate="-")

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def report(self, done: int) -> None:
        now = monotonic()
        rate = done / max(now - self.began, 1e-9)
        self.progress.update(self.task, completed=done, rate=f"{rate:.0f}")
        if not self.console.is_terminal and now - self.told >= PATIENCE:
            self.told = now
            left = (self.games - done) / rate if rate else 0
            self.console.print(f"{done:,} of {self.games:,} games, {rate:.0f} a second, {left:.0f} s left")


def complaint(game: str, failure: Failure) -> str:
    """One paragraph: what is wrong, where to look at it, how to try it again."""
    said = f"The game of {game} with seed {failure.seed} breaks the law “{failure.law}”: {failure.sentence}"
    again = f"courtyard fuzz {game} --games 1 --seed {failure.seed}"
    if not failure.record:
        return f"{said} `{again}` tries it again."
    path = Path(f"fuzz-{game}-{failure.seed}.json")
    path.write_text(failure.record, encoding="utf-8")
    shown = f"What was played of it is in {path}: `courtyard replay {path}` shows it"
    return f"{said} {shown}, and `{again} --law {failure.law}` tries it again."


def table_of(verdict: Verdict) -> Table:
    """Which law was tried how often."""
    table = Table("Law", "What it says", "Games")
    table.columns[2].justify = "right"
    for name, games in verdict.tried.items():
        table.add_row(name, LAWS[name].sentence, f"{games:,}")
    return table
