"""`courtyard tournament`: everybody against everybody, and how strong they are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from courtyard.boards import find_board, read_options
from courtyard.core.errors import Refused
from courtyard.games import GAMES, find_game
from courtyard.lab.extra import need
from courtyard.lab.planning import START
from courtyard.lab.schedule import KINGDOM, Wish
from courtyard.lab.tournament import USUAL_GAMES, Tournament
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.flags import LANGUAGE, PerGame, game_flags, take_game_flags
from courtyard.terminal.leaguetext import LiveStandings, conclude, introduce
from courtyard.terminal.outputs import Outputs
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.words import Words


@dataclass(frozen=True)
class Request:
    """What somebody asked for on the command line; None or empty: nothing."""

    game: str
    players: str
    games: int
    table: int | None
    anchor: str | None
    seed: int | None
    jobs: int | None
    cluster: str | None
    outputs: Outputs
    options: dict[str, str]  # of the game itself, as they were written
    language: str
    kingdom: tuple[str, ...] = ()  # named ones
    kingdoms: int | None = None  # so many are drawn


class Games(PerGame):
    """One command a game."""

    def game_command(self, game: str) -> click.Command:
        return game_command(game)


@click.group(cls=Games, invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Let bots and strategies meet, everybody everybody, and rate them."""
    if context.invoked_subcommand is None:
        raise Refused(f"Say which game to play, such as “courtyard tournament {next(iter(GAMES))}”.")


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        options = take_game_flags(given)
        outputs = Outputs(*(given.pop(name) for name in ("json", "csv", "report")))
        click.get_current_context().exit(hold(Request(game=game, options=options, outputs=outputs, **given)))

    about = load().say("tournament-about", game=load().say(f"game-{game}"))
    flags = [*common_flags(game), *kingdom_flags(game), *game_flags(game, START, KINGDOM), LANGUAGE]
    return click.Command(game, params=flags, callback=callback, help=about)


def common_flags(game: str) -> list[click.Parameter]:
    """What every tournament can be asked for."""
    file = click.Path(path_type=Path, allow_dash=True)
    seats = find_game(game).seats
    return [
        click.Option(
            ["--players"], required=True, metavar="A,B,C,...", help="Bots, strategies by name, and their files."
        ),
        click.Option(
            ["--games"], default=USUAL_GAMES, show_default=True, type=click.IntRange(1), help="How many a match has."
        ),
        click.Option(
            ["--table"], type=click.IntRange(seats[0], seats[-1]), help=f"How many sit together; {seats[0]} by default."
        ),
        click.Option(["--anchor"], metavar="PLAYER", help="Whose rating is 1500; by default the average is."),
        click.Option(["--seed"], type=int, help="Makes chance repeat itself."),
        click.Option(["--jobs"], type=click.IntRange(1), help="How many processes; by default one for each processor."),
        click.Option(
            ["--cluster"], metavar="ADDRESS", help="Play on a Ray cluster; “auto” is the one of this machine."
        ),
        click.Option(["--json"], type=file, metavar="FILE", help="Write all that came of it; - prints it."),
        click.Option(["--csv"], type=file, metavar="FILE", help="Write a line a match and player; - prints them."),
        click.Option(["--report"], type=file, metavar="FILE", help="Write a page with plots, as HTML."),
    ]


def kingdom_flags(game: str) -> list[click.Parameter]:
    """Of a game that is played with kingdoms."""
    flags: list[click.Parameter] = []
    for option in find_board(game).options:
        if option.name == KINGDOM:
            told = f"{option.help} May be repeated."
            flags.append(click.Option([f"--{KINGDOM}"], multiple=True, metavar=option.metavar, help=told))
            drawn = "How many kingdoms are drawn; 1 by default."
            flags.append(click.Option(["--kingdoms"], type=click.IntRange(1), help=drawn))
    return flags


def hold(request: Request) -> int:
    """Play, show and keep what came of it; the exit code."""
    if request.cluster is not None and request.jobs is not None:
        raise Refused("A cluster has as many jobs as processors; leave out --jobs, or --cluster.")
    need("choix", "numpy")
    request.outputs.check()
    words = load(request.language)
    console = Console(highlight=False, markup=False, emoji=False, stderr=request.outputs.printed)
    tournament = set_up(request)
    for sentence in introduce(tournament, words):
        console.print(sentence)
    interrupted = not play(tournament, request, words, console)
    seconds = tournament.seconds
    if tournament.games == 0:
        console.print(words.say("lab-nothing"))
        return INTERRUPTED
    result = tournament.result()
    if interrupted:
        told = {"done": result.done, "matches": result.schedule.meetings}
        console.print(words.say("tournament-interrupted", **told))
    for part in conclude(result, seconds, words, console):
        console.print(part)
    for path in request.outputs.write(result, words):
        console.print(words.say("lab-saved", file=str(path)), soft_wrap=True)
    return INTERRUPTED if interrupted else 0


def set_up(request: Request) -> Tournament:
    if request.kingdom and request.kingdoms is not None:
        raise Refused("Name the kingdoms with --kingdom, or say with --kingdoms how many are drawn; not both.")
    players = [name.strip() for name in request.players.split(",") if name.strip()]
    board = find_board(request.game)
    named = [read_options(board.options, {KINGDOM: text}, players)[KINGDOM] for text in request.kingdom]
    options = read_options(board.options, request.options, players)
    kingdoms = named or request.kingdoms or 1
    wish = Wish(request.games, kingdoms, request.table, request.seed, request.anchor, options)
    return Tournament(request.game, players, wish)


def play(tournament: Tournament, request: Request, words: Words, console: Console) -> bool:
    """Play to the end, unless somebody interrupts it."""
    jobs = request.jobs or os.cpu_count() or 1
    try:
        with (
            LiveStandings(tournament, words, console) as live,
            tournament.crew(jobs, request.cluster or "") as crew,
        ):
            tournament.play(crew, live.report)
    except KeyboardInterrupt:
        return False
    return True
