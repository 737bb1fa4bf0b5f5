"""`courtyard bench`: how fast the engine is, beside others that play the same match."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table

from courtyard.lab.measuring.benchmark import COMPILED, COPY, ROUNDS, assemble, machine


@click.command("bench")
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(20), help="Games of ours a round.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(games: int, *, as_json: bool) -> None:
    """Measure the speed of the engine, in games per second of CPU time.

    All programs take turns in several rounds, each with as many games as take about the same time, and the fastest
    round of each counts: what else the machine does only ever slows a program.
    """
    console = Console(highlight=False, stderr=as_json)
    with assemble() as bench, console.status("") as status:
        figures = bench.measure(games, ROUNDS, status.update)
    notes = list(dict.fromkeys(bench.missing.values()))
    if as_json:
        click.echo(json.dumps({**figures, "notes": notes, "machine": machine()}, indent=1, ensure_ascii=False))
        return
    console.print(table_of(figures))
    for sentence in [copying(figures), *notes]:
        console.print(sentence, soft_wrap=True)


def table_of(figures: dict[str, float | None]) -> Table:
    """A line for each program and match."""
    table = Table("Match", "Program", "Games a CPU second", "Ours, compiled, is")
    table.columns[2].justify = table.columns[3].justify = "right"
    for key, rate in sorted(figures.items(), key=lambda figure: figure[0].partition(".")[0], reverse=True):
        contest, _, program = key.partition(".")
        if program in ("", COPY) or "/" in program:
            continue
        ratio = figures.get(f"{contest}{COMPILED}/{program}")
        shown = "-" if rate is None else f"{rate:,.0f}"
        table.add_row(contest, program, shown, f"{ratio:.3g} x as fast" if ratio else "")
    return table


def copying(figures: dict[str, float | None]) -> str:
    copy = figures[COPY]
    return (
        "Copying was not measured."
        if copy is None
        else f"Copying a table in the middle of a game takes {copy} us at most."
    )
