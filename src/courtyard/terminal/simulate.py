"""`courtyard simulate`: many games of the same players, and who wins how often."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from courtyard.core.errors import Refused
from courtyard.lab.matches.planning import START, make_plan
from courtyard.lab.matches.simulation import USUAL_GAMES, Simulation, gather
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.contest import Contest, contest_flags, take_contest
from courtyard.terminal.flags import PerGame, game_flags
from courtyard.terminal.livetable import LiveTable, table_of
from courtyard.terminal.matchtext import conclude, introduce
from courtyard.words import load

if TYPE_CHECKING:
    from rich.console import Console

    from courtyard.counting.tally import Tally
    from courtyard.lab.matches.result import MatchResult
    from courtyard.words import Words

MOST_GAMES: Final = 1_000_000  # of a match that goes on until the answer is known, if nobody says how many


class Length(NamedTuple):
    """How long a match is to be; None: nobody says."""

    games: int | None
    until: float | None

    @property
    def most_games(self) -> int:
        return self.games or (USUAL_GAMES if self.until is None else MOST_GAMES)


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        contest = take_contest(game, given)
        click.get_current_context().exit(simulate(contest, Length(**given)))

    about = load().say("simulate-about", game=load().of(game).say("game"))
    flags = [*length_flags(), *contest_flags("player"), *game_flags(game, START)]
    return click.Command(game, params=flags, callback=callback, help=about)


def length_flags() -> list[click.Parameter]:
    until = "Stop when it is this sure who is the best: 95%."
    return [
        click.Option(["--games"], type=click.IntRange(1), help=f"How many; {USUAL_GAMES:,} if nothing is said."),
        click.Option(["--until"], metavar="PERCENT", callback=read_until, help=until),
    ]


def read_until(_context: click.Context, _parameter: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    try:
        percent = float(text.strip().removesuffix("%"))
    except ValueError:
        percent = 0.0
    if not 50 <= percent <= 99.9:
        raise Refused("until", value=text)
    return percent


def simulate(contest: Contest, length: Length) -> int:
    """Play, show and keep what came of it; the exit code."""
    contest.check()
    words, console = load(contest.language).of(contest.game), contest.console()
    plan = make_plan(contest.game, contest.players, contest.options, contest.seed)
    simulation = Simulation(plan, length.most_games, length.until)
    for sentence in introduce(plan, words):
        console.print(sentence)
    if simulation.most_games != length.most_games:
        console.print(words.say("lab-rounded", games=simulation.most_games))
    interrupted = not play(simulation, contest, words, console)
    if simulation.games == 0:
        console.print(words.say("lab-nothing"))
        return INTERRUPTED
    if interrupted:
        console.print(words.say("lab-interrupted", games=simulation.games, most=simulation.most_games))
    result = simulation.result(words)
    show(result, simulation.played.tally, words, console)
    contest.outputs.keep(result, words, console)
    return INTERRUPTED if interrupted else 0


def show(result: MatchResult, tally: Tally, words: Words, console: Console) -> None:
    console.print(table_of(result, words))
    for sentence in conclude(result, tally, words):
        console.print(sentence)


def play(simulation: Simulation, contest: Contest, words: Words, console: Console) -> bool:
    """Play to the end, unless somebody interrupts it."""
    jobs = contest.jobs or min(os.cpu_count() or 1, simulation.rounds)
    try:
        with (
            LiveTable(simulation, words, console) as table,
            gather(simulation.plan, jobs, contest.cluster or "") as crew,
        ):
            simulation.play(crew, table.report)
    except KeyboardInterrupt:
        return False
    return True


command = PerGame("simulate", "Play many games of bots and strategies, and tell who wins how often.", game_command)
