"""The terminal that a person sits at, or the pipe that stands for one."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from courtyard.boards.board import ENDLESS

try:
    import readline  # editing and earlier lines, for every `input`
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]  # mypy takes the name for a module for ever

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

CLEAR: Final = "\x1b[2J\x1b[H"
FORGET: Final = "\x1b[3J"  # what has scrolled off the top as well
WIDEST: Final = 160
FEWEST_NEWS: Final = 2


class Screen:
    """Prints, and reads a line. On a real terminal every question has a page of its own; in a pipe all is one text."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.real = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height if self.real else ENDLESS

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, width=self.width)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence that may hold the name of a file, so it is one line however long it is."""
        self.console.print(Text(sentence, style), soft_wrap=True)

    def say_command(self, *words: str) -> None:
        """A command line to copy."""
        self.say(f"  {shlex.join(words)}")

    def page(
        self, top: RenderableType, news: Sequence[Text], bottom: RenderableType, earlier: Callable[[int], str]
    ) -> None:
        """A page: the table, what is new, the question. What is too old to fit is left out and counted."""
        if self.real:
            self.clear()
            room = max(self.room(top, bottom), FEWEST_NEWS)
            if len(self.newest(news, room)) < len(news):
                kept = self.newest(news, room - 1)
                news = [Text(earlier(len(news) - len(kept)), "dim"), *kept]
        self.show(top, *news, bottom)

    def room(self, *parts: RenderableType) -> int:
        """How many lines are free on a page beside these parts and what is typed; in a pipe there is always room."""
        if not self.real:
            return sys.maxsize
        return self.console.height - sum(map(self.lines_of, parts)) - 1

    def clear(self, *, forget: bool = False) -> None:
        """Start a clean page; forget, too, what was shown and typed before it."""
        if self.real:
            sys.stdout.write(CLEAR + FORGET if forget else CLEAR)
            sys.stdout.flush()
        if forget and readline is not None:
            readline.clear_history()

    def read(self, prompt: str) -> str:
        """A line; raises EOFError when there are no more."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.say(line)  # a pipe does not echo what is typed
        return line.strip()

    def newest(self, news: Sequence[Text], room: int) -> Sequence[Text]:
        """The last ones, as many as fit."""
        kept = len(news)
        while kept and room >= self.lines_of(news[kept - 1]):
            kept -= 1
            room -= self.lines_of(news[kept])
        return news[kept:]

    def lines_of(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part, self.console.options.update(width=self.width)))
