"""`courtyard simulate`: many games of the same players, and who wins how often."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console

from courtyard.boards import find_board, read_options
from courtyard.core.errors import Refused
from courtyard.games import GAMES
from courtyard.lab.planning import START, make_plan
from courtyard.lab.simulation import USUAL_GAMES, Simulation, gather
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.flags import LANGUAGE, PerGame, game_flags, take_game_flags
from courtyard.terminal.livetable import LiveTable, table_of
from courtyard.terminal.matchtext import conclude, introduce
from courtyard.terminal.outputs import Outputs
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.core.tally import Tally
    from courtyard.lab.result import MatchResult
    from courtyard.words import Words

MOST_GAMES: Final = 1_000_000  # of a match that goes on until the answer is known, if nobody says how many


@dataclass(frozen=True)
class Request:
    """What somebody asked for on the command line; None or empty: nothing."""

    game: str
    players: str
    games: int | None
    seed: int | None
    jobs: int | None
    until: float | None
    cluster: str | None
    outputs: Outputs
    options: dict[str, str]  # of the game itself, as they were written
    language: str

    @property
    def most_games(self) -> int:
        return self.games or (USUAL_GAMES if self.until is None else MOST_GAMES)


class Games(PerGame):
    """One command a game."""

    def game_command(self, game: str) -> click.Command:
        return game_command(game)


@click.group(cls=Games, invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Play many games of bots and strategies, and tell who wins how often."""
    if context.invoked_subcommand is None:
        raise Refused(f"Say which game to play, such as “courtyard simulate {next(iter(GAMES))}”.")


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        options = take_game_flags(given)
        outputs = Outputs(*(given.pop(name) for name in ("json", "csv", "report")))
        click.get_current_context().exit(simulate(Request(game=game, options=options, outputs=outputs, **given)))

    about = load().say("simulate-about", game=load().say(f"game-{game}"))
    return click.Command(game, params=common_flags() + game_flags(game, START), callback=callback, help=about)


def common_flags() -> list[click.Parameter]:
    """What every match can be asked for."""
    file = click.Path(path_type=Path, allow_dash=True)
    return [
        click.Option(
            ["--players"], required=True, metavar="A,B,...", help="Bots, strategies by name, and their files."
        ),
        click.Option(["--games"], type=click.IntRange(1), help=f"How many; {USUAL_GAMES:,} if nothing is said."),
        click.Option(
            ["--until"], metavar="PERCENT", callback=read_until, help="Stop when it is so sure who is the best: 95%."
        ),
        click.Option(["--seed"], type=int, help="Makes chance repeat itself."),
        click.Option(["--jobs"], type=click.IntRange(1), help="How many processes; by default one for each processor."),
        click.Option(
            ["--cluster"], metavar="ADDRESS", help="Play on a Ray cluster; “auto” is the one of this machine."
        ),
        click.Option(["--json"], type=file, metavar="FILE", help="Write all that came of it; - prints it."),
        click.Option(["--csv"], type=file, metavar="FILE", help="Write a line for each player; - prints them."),
        click.Option(["--report"], type=file, metavar="FILE", help="Write a page with plots, as HTML."),
        LANGUAGE,
    ]


def read_until(_context: click.Context, _parameter: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    try:
        percent = float(text.strip().removesuffix("%"))
    except ValueError:
        percent = 0.0
    if not 50 <= percent <= 99.9:
        raise Refused(f"--until must be from 50% to 99.9%, such as “--until 95%”, not “{text}”.")
    return percent


def simulate(request: Request) -> int:
    """Play, show and keep what came of it; the exit code."""
    if request.cluster is not None and request.jobs is not None:
        raise Refused("A cluster has as many jobs as processors; leave out --jobs, or --cluster.")
    request.outputs.check()
    words = load(request.language)
    console = Console(highlight=False, markup=False, emoji=False, stderr=request.outputs.printed)
    simulation = set_up(request)
    for sentence in introduce(simulation.plan, words):
        console.print(sentence)
    if simulation.most_games != request.most_games:
        console.print(words.say("lab-rounded", games=simulation.most_games))
    interrupted = not play(simulation, request, words, console)
    if simulation.games == 0:
        console.print(words.say("lab-nothing"))
        return INTERRUPTED
    if interrupted:
        console.print(words.say("lab-interrupted", games=simulation.games, most=simulation.most_games))
    result = simulation.result(words)
    show(result, simulation.played.tally, words, console)
    for path in request.outputs.write(result, words):
        console.print(words.say("lab-saved", file=str(path)), soft_wrap=True)
    return INTERRUPTED if interrupted else 0


def show(result: MatchResult, tally: Tally, words: Words, console: Console) -> None:
    console.print(table_of(result, words))
    for sentence in conclude(result, tally, words):
        console.print(sentence)


def set_up(request: Request) -> Simulation:
    players = [name.strip() for name in request.players.split(",") if name.strip()]
    options = read_options(find_board(request.game).options, request.options, players)
    return Simulation(make_plan(request.game, players, options, request.seed), request.most_games, request.until)


def play(simulation: Simulation, request: Request, words: Words, console: Console) -> bool:
    """Play to the end, unless somebody interrupts it."""
    jobs = request.jobs or min(os.cpu_count() or 1, simulation.rounds)
    try:
        with (
            LiveTable(simulation, words, console) as table,
            gather(simulation.plan, jobs, request.cluster or "") as crew,
        ):
            simulation.play(crew, table.report)
    except KeyboardInterrupt:
        return False
    return True
