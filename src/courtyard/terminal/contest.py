"""What is asked of every contest, be it a match or a tournament: who plays, who does the work, and where results go."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from courtyard.core.errors import Refused
from courtyard.speech import find_speech, read_options
from courtyard.terminal.flags import LANGUAGE, take_game_flags
from courtyard.terminal.outputs import Outputs

OUTPUTS: Final = ("json", "csv", "report")


@dataclass(frozen=True)
class Contest:
    """What somebody asked for on the command line; None or empty: nothing."""

    game: str
    players: list[str]
    seed: int | None
    jobs: int | None
    cluster: str | None
    outputs: Outputs
    written: dict[str, str]  # options of the game itself, as they were written
    language: str

    def check(self) -> None:
        """Refuse what will not be possible, before hours of work."""
        if self.cluster is not None and self.jobs is not None:
            raise Refused("jobs-and-cluster")
        self.outputs.check()

    @property
    def options(self) -> dict[str, object]:
        return self.read(self.written)

    def read(self, written: dict[str, str]) -> dict[str, object]:
        """What is meant by options of the game as somebody wrote them."""
        return read_options(find_speech(self.game).options, written, self.players)

    def console(self) -> Console:
        """Where people read how it goes."""
        return Console(highlight=False, markup=False, emoji=False, stderr=self.outputs.printed)


def take_contest(game: str, given: dict[str, Any]) -> Contest:
    """Take what every contest is asked for out of all that was given."""
    written = take_game_flags(given)
    outputs = Outputs(*(given.pop(name) for name in OUTPUTS))
    players = [name.strip() for name in given.pop("players").split(",") if name.strip()]
    rest = {name: given.pop(name) for name in ("seed", "jobs", "cluster", "language")}
    return Contest(game=game, players=players, outputs=outputs, written=written, **rest)


def contest_flags(line: str) -> list[click.Parameter]:
    """The flags for it; `line`: what a line of a CSV file is."""
    file = click.Path(path_type=Path, allow_dash=True)
    jobs = "How many processes; by default one for each processor."
    return [
        click.Option(
            ["--players"],
            required=True,
            metavar="A,B,...",
            help="Bots, strategies by name or file, your module:factory.",
        ),
        click.Option(["--seed"], type=int, help="Makes chance repeat itself."),
        click.Option(["--jobs"], type=click.IntRange(1), help=jobs),
        click.Option(
            ["--cluster"], metavar="ADDRESS", help="Play on a Ray cluster; “auto” is the one of this machine."
        ),
        click.Option(["--json"], type=file, metavar="FILE", help="Write all that came of it; - prints it."),
        click.Option(["--csv"], type=file, metavar="FILE", help=f"Write a line for each {line}; - prints them."),
        click.Option(["--report"], type=file, metavar="FILE", help="Write a page with plots, as HTML."),
        LANGUAGE,
    ]
