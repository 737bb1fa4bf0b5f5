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
from courtyard.lab.tournaments.schedule import Wish
from courtyard.lab.tournaments.tournament import USUAL_GAMES, Tournament
from courtyard.speech import find_speech
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.contest import Contest, contest_flags, take_contest
from courtyard.terminal.flags import PerGame, game_flags
from courtyard.terminal.leaguetext import LiveStandings, conclude, introduce
from courtyard.words import load

if TYPE_CHECKING:
    from rich.console import Console

    from courtyard.speech import Option
    from courtyard.words import Words


@dataclass(frozen=True)
class Shape:
    """What a tournament is to be like; None or empty: nobody says."""

    games: int  # of a match
    table: int | None
    anchor: str | None
    variants: tuple[str, ...] = ()  # named ones
    drawn: int | None = None  # how many are drawn


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        contest = take_contest(game, given)
        click.get_current_context().exit(hold(contest, Shape(**given)))

    about = load().say("tournament-about", game=load().of(game).say("game"))
    varied = find_speech(game).varied
    own = [*shape_flags(game), *([] if varied is None else variant_flags(varied))]
    others = game_flags(game, START, "" if varied is None else varied.name)
    flags = [*own, *contest_flags("match and player"), *others]
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


def variant_flags(varied: Option) -> list[click.Parameter]:
    """Of a game whose tables may differ in what they are played with."""
    named, drawn = f"{varied.help} May be repeated.", f"How many {varied.plural} are drawn; 1 by default."
    return [
        click.Option([f"--{varied.name}", "variants"], multiple=True, metavar=varied.metavar, help=named),
        click.Option([f"--{varied.plural}", "drawn"], type=click.IntRange(1), help=drawn),
    ]


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
    named = read_variants(contest, shape)
    wish = Wish(shape.games, named or shape.drawn or 1, shape.table, contest.seed, shape.anchor, contest.options)
    return Tournament(contest.game, contest.players, wish)


def read_variants(contest: Contest, shape: Shape) -> list[object]:
    """Those that are named; nobody names some and has others drawn."""
    varied = find_speech(contest.game).varied
    if varied is None:
        return []
    if shape.variants and shape.drawn is not None:
        raise Refused("named-and-drawn", option=varied.name, plural=varied.plural)
    return [contest.read({varied.name: text})[varied.name] for text in shape.variants]


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


command = PerGame("tournament", "Let every bot and strategy meet every other, and rate them.", game_command)
