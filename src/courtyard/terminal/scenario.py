"""`courtyard scenario`: run the files that show the rulings, or play on from the table of one."""

from __future__ import annotations

from pathlib import Path

import click

from courtyard.boards import find_board
from courtyard.core.errors import Refused
from courtyard.scenario import begin, find_files, read, report
from courtyard.terminal.play import play as play_table
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import PERSON, Seat
from courtyard.terminal.table import Table
from courtyard.words import load


@click.command
@click.option("--play", is_flag=True, help="Play on from the table of one scenario, all seats at this keyboard.")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.pass_context
def command(context: click.Context, paths: tuple[Path, ...], *, play: bool) -> None:
    """Run scenarios: files, or all files in folders. Each that fails is explained."""
    if play:
        context.exit(play_on(find_files(list(paths))))
    result = report(list(paths))
    for sentence in result.refused:
        click.echo(sentence, err=True)
    for explanation in result.failed:
        click.echo(f"{explanation}\n")
    click.echo(f"{result.passed} passed, {len(result.failed)} failed, {len(result.refused)} refused.")
    context.exit(2 if result.refused else 1 if result.failed else 0)


def play_on(files: list[Path]) -> int:
    """Play one scenario's table to its end; the exit code."""
    if len(files) != 1:
        raise Refused("many-scenarios", scenarios=len(files))
    scenario = read(files[0])
    seats = [Seat(PERSON, name) for name in scenario.seats]
    record, session = begin(scenario)
    record.players = [seat.spelled for seat in seats]
    table = Table(find_board(scenario.game), load(), seats, record, session, Screen())
    table.notes.append(scenario.name)
    return play_table(table)
