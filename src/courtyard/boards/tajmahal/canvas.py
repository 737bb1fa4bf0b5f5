"""A page of characters to draw on, each with its style."""

from __future__ import annotations

from typing import Final

from rich.text import Text

ACROSS, ALONG = 2, 4  # dots of a character: such signs make fine lines in any direction
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
BLANK: Final = 0x2800


class Canvas:
    """Lines of dots below, characters above them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}  # by column and row: the sign and its style
        self.dots: dict[tuple[int, int], tuple[int, str]] = {}

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        for place, sign in enumerate(text):
            self.signs[column + place, row] = (sign, style)

    def free(self, column: int, row: int, length: int) -> bool:
        """Whether no characters stand there yet; lines may."""
        return all((column + place, row) not in self.signs for place in range(length))

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str, *, strong: bool) -> None:
        """From the middle of one character to that of another."""
        (left, top), (right, bottom) = start, end
        if top == bottom:
            for column in range(min(left, right), max(left, right) + 1):
                self.signs[column, top] = ("━" if strong else "─", style)
        elif left == right:
            for row in range(min(top, bottom), max(top, bottom) + 1):
                self.signs[left, row] = ("┃" if strong else "│", style)
        else:
            self.slope(start, end, style, strong=strong)

    def slope(self, start: tuple[int, int], end: tuple[int, int], style: str, *, strong: bool) -> None:
        across, along = (end[0] - start[0]) * ACROSS, (end[1] - start[1]) * ALONG
        steps = max(abs(across), abs(along))
        for step in range(steps + 1):
            x = start[0] * ACROSS + round(across * step / steps)
            y = start[1] * ALONG + 1 + round(along * step / steps)
            self.dot(x, y, style)
            if strong:
                self.dot(x + 1, y, style)

    def dot(self, x: int, y: int, style: str) -> None:
        place = x // ACROSS, y // ALONG
        sign, known = self.dots.get(place, (0, style))
        self.dots[place] = (sign | DOTS[x % ACROSS][y % ALONG], style or known)

    def rows(self, first: int = 0, count: int | None = None) -> list[Text]:
        """The page, or some lines of it."""
        last = self.height if count is None else min(self.height, first + count)
        return [self.row(row) for row in range(first, last)]

    def row(self, row: int) -> Text:
        text = Text(no_wrap=True, overflow="crop")
        for column in range(self.width):
            if (column, row) in self.signs:
                text.append(*self.signs[column, row])
            elif (column, row) in self.dots:
                sign, style = self.dots[column, row]
                text.append(chr(BLANK + sign), style)
            else:
                text.append(" ")
        return text
