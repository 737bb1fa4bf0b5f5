"""Cells in columns, each just as wide as its widest cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text


def column_widths(rows: Sequence[Sequence[Text]], width: int, gap: int) -> list[int]:
    """The widths of as many columns as there is room for. A row with more cells than columns goes on below itself."""
    widths: list[int] = []
    for count in range(1, max(map(len, rows)) + 1):
        wider = [max((cell.cell_len for row in rows for cell in row[n::count]), default=0) for n in range(count)]
        if widths and sum(wider) + gap * (count - 1) > width:
            break
        widths = wider
    return widths


def fill(grid: Grid, heads: Sequence[Text], cells: Sequence[Text], columns: int) -> None:
    """Put a row into a grid, with something before its first line."""
    blanks = [""] * len(heads)
    for start in range(0, len(cells), columns):
        grid.add_row(*(blanks if start else heads), *cells[start : start + columns])


def in_columns(cells: Sequence[Text], width: int, gap: int) -> Grid:
    """One row of cells, broken where it has to be."""
    grid = Grid.grid(padding=(0, gap, 0, 0), pad_edge=False)
    fill(grid, [], cells, len(column_widths([cells], width, gap)))
    return grid
