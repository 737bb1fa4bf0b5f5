"""`courtyard strategy`: check files that describe how to play, show one in words, list those of the library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from courtyard.bots import Entrant, describe, doubts, outline, strategy_names
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, there_are
from courtyard.core.phrase import Phrase
from courtyard.lab.matches.entrants import find_files, read_entrant, read_text
from courtyard.terminal.codes import WRONG
from courtyard.terminal.flags import GAME, JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from courtyard.bots.telling import Outline, Part
    from courtyard.words import Words

WIDEST_WHAT: Final = 32


def check(paths: tuple[Path, ...], game: str, language: str) -> int:
    """Say of each file whether it is good, doubtful or refused; the exit code."""
    words, screen = load(language).of(game), Screen()
    counts = {"good": 0, "doubtful": 0, "refused": 0}
    for path in find_files(list(paths)):
        try:
            found = doubts(game, Entrant(str(path), read_text(path)), words)
        except Refused as refused:
            click.echo(words.phrase(refused.phrase), err=True)
            counts["refused"] += 1
            continue
        counts["doubtful" if found else "good"] += 1
        if not found:
            screen.say(words.say("strategy-good", file=str(path)))
        for doubt in found:
            screen.say(words.say("strategy-doubt", file=str(path), line=str(doubt.line), doubt=doubt.sentence))
    screen.say(words.say("strategy-checked", **counts))
    return WRONG if counts["refused"] else 0


def show(name: str, game: str, language: str, *, as_json: bool) -> None:
    """Tell everything about one."""
    words = load(language).of(game)
    told = outline(game, read_entrant(game, name), words)
    if as_json:
        click.echo(json.dumps(as_data(told), ensure_ascii=False, indent=1))
    else:
        Screen().show(*draw(told, words))


def as_data(told: Outline) -> dict[str, object]:
    parts = [{"heading": part.heading, "rows": [row._asdict() for row in part.rows]} for part in told.parts]
    return {**told._asdict(), "parts": parts}


def draw(told: Outline, words: Words) -> Iterator[RenderableType]:
    yield Text(told.name, "bold")
    for sentence in (told.about, *told.notes):
        if sentence:
            yield Text(sentence)
    if told.source:
        yield Text(words.say("strategy-source", source=told.source), "dim")
    for part in told.parts:
        yield Text()
        yield Text(part.heading, "bold")
        yield Padding(rows_of(part), (0, 0, 0, 2))


def rows_of(part: Part) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(justify="right", style="dim")
    grid.add_column(max_width=WIDEST_WHAT)
    grid.add_column()
    for number, row in enumerate(part.rows, 1):
        grid.add_row(str(number), Text(row.what), Text(row.when))
    return grid


def list_all(game: str, language: str, *, as_json: bool) -> None:
    """The library, a line each."""
    words = load(language).of(game)
    names = strategy_names(game)
    if not names:
        raise Refused("no-strategy-texts", game=words.say("game"))
    titles = {name: describe(game, Entrant(name)) for name in names}
    if as_json:
        data = [{"id": name, "name": title.name, "about": title.about} for name, title in titles.items()]
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for name, title in titles.items():
        grid.add_row(name, Text(title.about))
    Screen().show(grid)


class Strategies(click.Group):
    """The three things that can be done."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            hint = perhaps(cmd_name, self.commands, there_are(list(self.commands)))
            raise Refused("none-such", kind=Phrase("noun-command"), wanted=f"strategy {cmd_name}", hint=hint)
        return found


PATHS: Final = click.Argument(["paths"], nargs=-1, required=True, type=click.Path(path_type=Path))
NAME: Final = click.Argument(["name"], metavar="NAME|FILE")
command = Strategies("strategy", help="Strategies that are texts: check files, show one in words, list the library.")
command.add_command(
    click.Command("check", callback=check, params=[PATHS, GAME, LANGUAGE], help="Check files, or all files in folders.")
)
command.add_command(
    click.Command("show", callback=show, params=[NAME, GAME, LANGUAGE, JSON], help="Show a strategy in words.")
)
command.add_command(
    click.Command("list", callback=list_all, params=[GAME, LANGUAGE, JSON], help="List those that come with it.")
)
