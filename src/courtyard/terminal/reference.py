"""`courtyard reference`: whether our games come out like those of other simulators."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from courtyard.lab.measuring.reference import POINTS, TURNS, Figure, compare


@click.command("reference")
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(100), help="Games for each row.")
def command(games: int) -> int:
    """Play the matches whose results other simulators agree on, and compare."""
    console = Console(highlight=False)
    with console.status("") as status:
        figures: list[Figure] = []
        for figure in compare(games):
            figures.append(figure)
            status.update(figure.row)
    console.print(table_of(figures))
    wrong = [figure for figure in figures if not figure.good]
    told = "all agree" if not wrong else f"{len(wrong)} of them are too far off"
    allowed = f"{POINTS} points and {TURNS} turns of difference are allowed"
    console.print(f"{len(figures)} figures, {games:,} games a row: {told}; {allowed}.", soft_wrap=True)
    return 1 if wrong else 0


def table_of(figures: list[Figure]) -> Table:
    """Row by row, published and ours."""
    table = Table("Match", "Figure", "Published", "Ours", "Difference", "")
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[2:5]:
        column.justify = "right"
    row = ""
    for figure in figures:
        table.add_row(
            figure.row if figure.row != row else "",
            figure.what,
            f"{figure.published:.2f}",
            f"{figure.ours:.2f}",
            f"{figure.difference:+.2f}",
            "good" if figure.good else "WRONG",
        )
        row = figure.row
    return table
