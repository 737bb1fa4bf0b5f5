"""Pieces of text in a row, which is broken between pieces and never inside one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.measure import Measurement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text

GAP: Final = 3
MORE: Final = "…"


class Flow:
    """Fills line after line; if there are more lines than wanted, the last one ends in dots."""

    def __init__(self, pieces: Sequence[Text], most_lines: int | None = None, gap: int = GAP) -> None:
        self.pieces = pieces
        self.most_lines = most_lines
        self.gap = gap

    def lines(self, width: int) -> list[Text]:
        """The pieces in lines that are no wider than this, where no single piece is."""
        lines: list[Text] = []
        for piece in self.pieces:
            if lines and lines[-1].cell_len + self.gap + piece.cell_len <= width:
                lines[-1].append(" " * self.gap).append(piece)
            elif len(lines) == self.most_lines:
                lines[-1].truncate(width - len(MORE))
                lines[-1].append(MORE)
                break
            else:
                lines.append(piece.copy())
        return lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        return Measurement(max(widths, default=0), sum(widths) + self.gap * max(0, len(widths) - 1)).with_maximum(
            options.max_width
        )
