"""The parts that pages are made of: panels, plots with their numbers, tables, marks of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from courtyard.lab.report.markup import Markup, tag
from courtyard.lab.report.palette import DASHES, look_of

if TYPE_CHECKING:
    from courtyard.lab.report.plots import Plot
    from courtyard.lab.report.wording import Wording


@dataclass(frozen=True)
class Panel:
    """A part of a page under a heading of its own."""

    id: str
    title: str
    body: Markup
    full: bool = False  # as wide as the page

    def drawn(self, level: int) -> Markup:
        heading = tag(f"h{level}", self.title)
        kind = "panel full" if self.full else "panel"
        return tag("section", heading, self.body, class_=kind, id=self.id)


@dataclass(frozen=True)
class Column:
    """A column of a table: what it is called, and whether it holds numbers."""

    title: str
    numbers: bool = True


def columns_of(titles: Sequence[str], wording: Wording, *, words: Sequence[str]) -> list[Column]:
    """Columns by the ids of their titles; those among `words` hold words, all others numbers."""
    return [Column(wording.say(f"report-column-{title}"), numbers=title not in words) for title in titles]


def table(caption: str, columns: Sequence[Column], rows: Sequence[Sequence[str]], wording: Wording) -> Markup:
    """A table that scrolls by itself where it is too wide; the first cell of a row is its heading."""
    sides = ["number" if column.numbers else None for column in columns]
    heads = (tag("th", column.title, scope="col", class_=side) for column, side in zip(columns, sides, strict=True))
    body = [
        tag(
            "tr",
            tag("th", row[0], scope="row", class_=sides[0]),
            *(tag("td", cell, class_=side) for cell, side in zip(row[1:], sides[1:], strict=True)),
        )
        for row in rows
    ]
    return scrolled(
        tag("table", tag("caption", caption), tag("thead", tag("tr", *heads)), tag("tbody", *body)), caption, wording
    )


def scrolled(content: Markup, caption: str, wording: Wording) -> Markup:
    """Whoever has no mouse can go there with the Tab key and scroll with the arrows."""
    label = wording.say("report-scroll", table=caption)
    return tag("div", content, class_="scroll", role="group", tabindex=0, aria_label=label)


def figure(name: str, plot: Plot, alternative: str, caption: str, numbers: Markup, wording: Wording) -> Markup:
    """A plot, what it shows in words, and its numbers."""
    return tag(
        "figure",
        tag("div", plot.drawn(name), class_="plot", role="img", aria_label=alternative),
        tag("figcaption", caption) if caption else "",
        tag("details", tag("summary", wording.say("report-numbers")), numbers),
    )


def lead(text: str) -> Markup:
    return tag("p", text, class_="lead")


def mark(seat: int) -> Markup:
    """The sign of a player: a colour, a shape and a number."""
    return tag("span", tag("b", str(seat + 1)), class_=f"mark {look_class(seat)}", aria_hidden="true")


def look_class(seat: int) -> str:
    """What the style of the page knows a player's colour and shape by."""
    look = look_of(seat)
    return f"player-{look.colour} shape-{look.shape}"


def legend(names: Sequence[str]) -> Markup:
    """Who is drawn how."""
    items = (tag("li", line_sample(seat), name) for seat, name in enumerate(names))
    return tag("ul", *items, class_="legend")


def line_sample(seat: int) -> Markup:
    look = look_of(seat)
    colour = f"var(--player-{look.colour})"
    dashes = " ".join(str(2.2 * length) for length in DASHES[look.shape]) or None
    line = tag("path", d="M0 6H34", stroke=colour, stroke_width="2.2", stroke_dasharray=dashes)
    marker = tag("path", d=SAMPLES[look.shape], fill=colour)
    return tag("svg", line, marker, viewBox="0 0 34 12", aria_hidden="true", focusable="false")


SAMPLES: Final = (
    "M17 1.5a4.5 4.5 0 1 0 .01 0z",
    "M17 .5L22.5 6L17 11.5L11.5 6z",
    "M13 2h8v8h-8z",
    "M14.5 1.6h5L22 6l-2.5 4.4h-5L12 6z",
    "M17 1.5L22 10H12z",
    "M17 10.5L22 2H12z",
)


def definitions(pairs: Sequence[tuple[str, str]]) -> Markup:
    rows = (tag("div", tag("dt", term), tag("dd", value)) for term, value in pairs)
    return tag("dl", *rows)


def cards(names: Sequence[str]) -> Markup:
    return tag("ul", *(tag("li", name) for name in names), class_="cards")


def command(line: str) -> Markup:
    return tag("pre", tag("code", line))
