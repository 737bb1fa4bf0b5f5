"""`courtyard play`: a game against bots, or of several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtyard.core.errors import Refused
from courtyard.core.given import LARGEST_NUMBER
from courtyard.speech import find_speech
from courtyard.terminal.codes import INTERRUPTED
from courtyard.terminal.desk import Desk, Left
from courtyard.terminal.flags import LANGUAGE, PerGame, game_flags, take_game_flags
from courtyard.terminal.keeping import free_name, unfinished, write_record
from courtyard.terminal.opening import Request, open_again, open_table
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.terminal.table import Table


def game_command(game: str) -> click.Command:
    def callback(**given: Any) -> None:  # noqa: ANN401 - click passes what its parameters made
        options = take_game_flags(given)
        click.get_current_context().exit(play(open_table(Request(game=game, options=options, **given))))

    about = load().say("play-about", game=load().of(game).say("game"))
    flags = common_flags(find_speech(game).usual_bot) + game_flags(game)
    return click.Command(game, params=flags, callback=callback, help=about)


def common_flags(usual_bot: str) -> list[click.Parameter]:
    """What can be asked of every game."""
    return [
        click.Option(
            ["--players"], type=int, help="How many play; else as many as seats are named, or the fewest that can."
        ),
        click.Option(
            ["--seat", "seats"],
            multiple=True,
            metavar="WHO,...",
            help="Who sits where: you, a bot, or module:factory; you=Anna names.",
        ),
        click.Option(["--name", "names"], multiple=True, metavar="NAME", help="A person's name; once for each."),
        click.Option(["--bot"], metavar="NAME", help=f"Who takes the other seats; {usual_bot} if nothing is said."),
        click.Option(
            ["--seed"], type=click.IntRange(-LARGEST_NUMBER, LARGEST_NUMBER), help="Makes chance repeat itself."
        ),
        click.Option(
            ["--record"],
            type=click.Path(path_type=Path, dir_okay=False),
            callback=file_named,
            help="Keep the game in this file after every answer; if it is there, go on with it.",
        ),
        LANGUAGE,
    ]


def file_named(_context: click.Context, _parameter: click.Parameter, path: Path | None) -> Path | None:
    """An empty name is that of a folder, the one that the program was called in."""
    if path == Path():
        raise Refused("record-unnamed")
    return path


def play(table: Table) -> int:
    """Play as many games as the people want; the exit code."""
    first = table.path
    while True:
        try:
            play_out(table)
        except (Left, EOFError):
            say_goodbye(table)
            return 0
        except KeyboardInterrupt:
            say_goodbye(table)
            return INTERRUPTED
        say_end(table)
        try:
            if not another(table):
                return 0
        except KeyboardInterrupt:
            table.screen.say("")
            return INTERRUPTED
        table = open_again(table, first and free_name(first))


def play_out(table: Table) -> None:
    """Play to the end, unless somebody leaves."""
    desk = Desk(table)
    while (choice := table.session.choice) is not None:
        if table.seats[choice.seat].person:
            desk.ask()
        else:
            table.let_bot_answer(choice)


def say_end(table: Table) -> None:
    table.show_end()
    if table.path is not None:
        finished = table.words.say("terminal-finished", file=str(table.path))
        table.screen.say(f"\n{finished}")
        table.screen.say_command("courtyard", "replay", str(table.path))


def another(table: Table) -> bool:
    """Ask the people, if there are any, for another game. One that was set up by hand cannot be dealt again."""
    if not table.people or table.record.table is not None:
        return False
    words, screen = table.words, table.screen
    screen.say("")
    yes, no = (words.attribute("terminal-another", answer) for answer in ("yes", "no"))
    while True:
        try:
            line = screen.read(words.say("terminal-another")).casefold()
        except EOFError:
            screen.say("")
            return False
        if line and yes.startswith(line):
            return True
        if no.startswith(line) or line == "quit":
            return False
        screen.say(words.attribute("terminal-another", "which"), "red")


def say_goodbye(table: Table) -> None:
    """Keep the game, wherever that is, and tell how to go on."""
    words, screen = table.words, table.screen
    screen.say("")
    if table.path is None and not any(table.seats[choice.seat].person for choice in table.session.asked):
        screen.say(words.say("terminal-nothing-kept"))
        return
    path = table.path or unfinished(table.record)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_record(table.record, path)
    except (Refused, OSError) as error:
        why = error.phrase if isinstance(error, Refused) else str(error)
        screen.say(words.say("terminal-not-kept", reason=why))
        return
    screen.say(words.say("terminal-kept", file=str(path)))
    screen.say_command("courtyard", "play", table.rules.name, "--record", str(path))


command = PerGame("play", "Play a game against bots, or several people at one keyboard.", game_command)
