"""A part of a board as the terminal shows it."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.console import RenderableType


def printed(part: RenderableType, width: int = 80, *, colour: bool = False) -> str:
    file = StringIO()
    console = Console(width=width, file=file, highlight=False, force_terminal=colour, no_color=not colour)
    console.print(part)
    return file.getvalue()
