"""`courtyard tournament`: everybody against everybody, and how strong they are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from courtyard.core.errors import Refused
from courtyard.extras import need
from courtyard.games import find_game
from courtyard.lab.matches.planning import START
from courtyard.lab.tournaments.schedule import KINGDOM, Wish
from courtyard.lab.tournaments.tournament import USUAL_GAMES, Tournament
from courtyard.speech import find_speech
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.contest import Contest, contest_flags, take_contest
from courtyard.terminal.flags import PerGame, game_flags
from courtyard.terminal.leaguetext import LiveStandings, conclude, introduce
from courtyard.words import load

if TYPE_CHECKING:
    from rich.console import Console

    from courtyard.words import Words


@dataclass(frozen=True)
class Shape:
    """What a tournament shall be like; None or empty: nothing is said."""

    games: int  # of a match
    table: int | None
    anchor: str | None
    kingdom: tuple[str, ...] = ()  # named ones
    kingdoms: int | None = None  # so many are drawn


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        contest = take_contest(game, given)
        click.get_current_context().exit(hold(contest, Shape(**given)))

    about = load().say("tournament-about", game=load().of(game).say("game"))
    own = [*shape_flags(game), *kingdom_flags(game)]
    flags = [*own, *contest_flags("match and player"), *game_flags(game, START, KINGDOM)]
    return click.Command(game, params=flags, callback=callback, help=about)


def shape_flags(game: str) -> list[click.Parameter]:
    seats = find_game(game).seats
    return [
        click.Option(
            ["--games"], default=USUAL_GAMES, show_default=True, type=click.IntRange(1), help="How many a match has."
        ),
        click.Option(
            ["--table"], type=click.IntRange(seats[0], seats[-1]), help=f"How many sit together; {seats[0]} by default."
        ),
        click.Option(["--anchor"], metavar="PLAYER", help="Whose rating is 1500; by default the average is."),
    ]


def kingdom_flags(game: str) -> list[click.Parameter]:
    """Of a game that is played with kingdoms."""
    flags: list[click.Parameter] = []
    for option in find_speech(game).options:
        if option.name == KINGDOM:
            told = f"{option.help} May be repeated."
            flags.append(click.Option([f"--{KINGDOM}"], multiple=True, metavar=option.metavar, help=told))
            drawn = "How many kingdoms are drawn; 1 by default."
            flags.append(click.Option(["--kingdoms"], type=click.IntRange(1), help=drawn))
    return flags


def hold(contest: Contest, shape: Shape) -> int:
    """Play, show and keep what came of it; the exit code."""
    need("lab", "choix", "numpy")
    contest.check()
    words, console = load(contest.language).of(contest.game), contest.console()
    tournament = set_up(contest, shape)
    for sentence in introduce(tournament, words):
        console.print(sentence)
    interrupted = not play(tournament, contest, words, console)
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
    contest.outputs.keep(result, words, console)
    return INTERRUPTED if interrupted else 0


def set_up(contest: Contest, shape: Shape) -> Tournament:
    if shape.kingdom and shape.kingdoms is not None:
        raise Refused("Name the kingdoms with --kingdom, or say with --kingdoms how many are drawn; not both.")
    named = [contest.read({KINGDOM: text})[KINGDOM] for text in shape.kingdom]
    kingdoms = named or shape.kingdoms or 1
    wish = Wish(shape.games, kingdoms, shape.table, contest.seed, shape.anchor, contest.options)
    return Tournament(contest.game, contest.players, wish)


def play(tournament: Tournament, contest: Contest, words: Words, console: Console) -> bool:
    """Play to the end, unless somebody interrupts it."""
    jobs = contest.jobs or os.cpu_count() or 1
    try:
        with (
            LiveStandings(tournament, words, console) as live,
            tournament.crew(jobs, contest.cluster or "") as crew,
        ):
            tournament.play(crew, live.report)
    except KeyboardInterrupt:
        return False
    return True


command = PerGame("tournament", "Let bots and strategies meet, everybody everybody, and rate them.", game_command)
