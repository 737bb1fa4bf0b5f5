"""The plots of a report. Each says how high it is at a width, and paints itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from courtyard.lab.report.drawing import INCH, TEXT, draw, place
from courtyard.lab.report.markup import Markup, joined, tag
from courtyard.lab.report.palette import ACCENT, DASHES, INK, LINE, MARKERS, PLAYERS, SOFT, SURFACE, look_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDE: Final = 510
NARROW: Final = 330  # a phone
Say = Callable[[float], str]  # a number as people read it


class Plot(ABC):
    """Something that can be drawn at any width."""

    @abstractmethod
    def height(self, width: float) -> float: ...

    @abstractmethod
    def paint(self, figure: Figure) -> None: ...

    def drawn(self, name: str) -> Markup:
        """Both drawings; the page shows the one that fits."""
        sizes = (("wide", WIDE), ("narrow", NARROW))
        drawings = (draw(f"{name}-{kind}", width, self.height(width), self.paint) for kind, width in sizes)
        return joined(*(tag("div", one, class_=kind) for one, (kind, _) in zip(drawings, sizes, strict=True)))


@dataclass(frozen=True)
class Dot:
    """A value with its interval, both also as people read them. Those without a seat are drawn in the accent colour."""

    label: str
    value: float
    low: float
    high: float
    said: str
    said_interval: str
    seat: int | None = None


@dataclass(frozen=True)
class Whiskers(Plot):
    """A dot and its interval for everybody, one below the other, each under its name."""

    dots: Sequence[Dot]
    least: float
    most: float
    reference: float  # where one would be expected without a reason for anything else
    say: Say

    def height(self, width: float) -> float:
        return (44 if len(self.dots) <= CROWD else 38) * len(self.dots) + 34

    def paint(self, figure: Figure) -> None:
        axes = place(figure, 14, 26, 18, 4)
        axes.set_xlim(self.least, self.most)
        axes.set_ylim(len(self.dots) - 0.38, -0.62)
        axes.set_yticks([])
        axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: self.say(value)))
        axes.tick_params(axis="x", length=0, pad=2)
        axes.spines["bottom"].set_visible(False)
        for row, dot in enumerate(self.dots):
            write_row(axes, row - 0.26, dot.label, dot.said, dot.said_interval)
            paint_track(axes, row + 0.16, self.reference)
            paint_dot(axes, row + 0.16, dot)


CROWD: Final = 12  # dots; more of them stand a little closer


def paint_track(axes: Axes, height: float, reference: float) -> None:
    """The ground on which a dot lies, with notches at the numbers below."""
    least, most = axes.get_xlim()
    axes.add_artist(Rectangle((least, height - 0.17), most - least, 0.34, facecolor=LINE, alpha=0.4))
    for notch in axes.get_xticks():
        if least < notch < most:
            axes.plot([notch] * 2, [height - 0.17, height + 0.17], color=SURFACE, linewidth=1.5)
    axes.plot([reference] * 2, [height - 0.24, height + 0.24], color=SOFT, linewidth=1.4, dashes=(2, 2))


def paint_dot(axes: Axes, height: float, dot: Dot) -> None:
    colour, marker = ACCENT, "o"
    if dot.seat is not None:
        look = look_of(dot.seat)
        colour, marker = PLAYERS[look.colour], MARKERS[look.shape]
    axes.plot([dot.low, dot.high], [height] * 2, color=colour, linewidth=3, solid_capstyle="butt")
    for end in (dot.low, dot.high):
        axes.plot([end, end], [height - 0.17, height + 0.17], color=colour, linewidth=2.4)
    (shape,) = axes.plot([dot.value], [height], marker, color=colour, markersize=8, markeredgecolor=SURFACE)
    shape.set_clip_on(False)


def write_row(axes: Axes, height: float, label: str, said: str, beside: str = "") -> None:
    """A name at the left and its value at the right, above what is drawn for it."""
    edge = axes.get_yaxis_transform()
    width = axes.get_window_extent().width * INCH / axes.figure.dpi
    room = int((width - (160 if beside else 60)) / LETTER)
    axes.text(0, height, cut(label, room), ha="left", va="center", transform=edge)
    axes.text(1, height, said, ha="right", va="center", fontweight="bold", transform=edge)
    axes.annotate(
        beside, (1, height), (-52, 0), xycoords=edge, textcoords="offset points", ha="right", va="center", color=SOFT
    )


LETTER: Final = 7.0  # how wide a letter is, roughly


@dataclass(frozen=True)
class Bars(Plot):
    """A bar for each of some things that make up a whole, one below the other."""

    rows: Sequence[tuple[str, float, str]]

    def height(self, width: float) -> float:
        return 40 * len(self.rows) + 6

    def paint(self, figure: Figure) -> None:
        axes = place(figure, 14, 2, 18, 2)
        axes.set_xlim(0, 1)
        axes.set_ylim(len(self.rows) - 0.4, -0.6)
        axes.set_axis_off()
        for row, (label, value, said) in enumerate(self.rows):
            write_row(axes, row - 0.24, label, said)
            axes.add_artist(Rectangle((0, row + 0.06), 1, 0.26, facecolor=LINE, alpha=0.45))
            axes.add_artist(Rectangle((0, row + 0.06), value, 0.26, facecolor=ACCENT))


@dataclass(frozen=True)
class Line:
    """How something went with one player, from turn 1 on, and in which share of the games there was such a turn."""

    seat: int
    values: Sequence[float]
    shares: Sequence[float]


@dataclass(frozen=True)
class Lines(Plot):
    """Something turn by turn; pale where few games lasted that long."""

    lines: Sequence[Line]
    turns: int
    axis: str  # what the turns are called
    say: Say

    def height(self, width: float) -> float:
        return 250

    def paint(self, figure: Figure) -> None:
        axes = place(figure, 40, 40, 10, 10)
        axes.set_xlim(0.5, self.turns + 0.5)
        for line in self.lines:
            self.paint_line(axes, line)
        low, high = axes.get_ylim()
        axes.set_ylim(min(0, low), high)
        set_turns(axes, self.axis)
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True, steps=[1, 2, 5, 10]))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: self.say(value)))
        axes.grid(axis="y")

    def paint_line(self, axes: Axes, line: Line) -> None:
        common = sum(share >= COMMON for share in line.shares[: self.turns])
        turns = range(1, min(self.turns, len(line.values)) + 1)
        look = look_of(line.seat)
        colour, dashes = PLAYERS[look.colour], DASHES[look.shape] or (1, 0)
        axes.plot(turns[:common], line.values[:common], color=colour, dashes=dashes)
        tail = slice(max(common - 1, 0), len(turns))
        axes.plot(turns[tail], line.values[tail], color=colour, dashes=dashes, alpha=0.4)
        marked = slice(line.seat % 3, common, 3)  # not all at the same turns, lest they hide each other
        marker = MARKERS[look.shape]
        axes.plot(turns[marked], line.values[marked], marker, color=colour, markersize=7, markeredgecolor=SURFACE)


COMMON: Final = 0.1  # of the games; a turn that fewer have is drawn pale
RARE: Final = 0.05  # a turn that fewer have is not drawn


@dataclass(frozen=True)
class Histogram(Plot):
    """How many games had how many turns."""

    counts: dict[int, int]
    mean: float
    mean_said: str
    axis: str
    say: Say  # a share

    def height(self, width: float) -> float:
        return 240

    def paint(self, figure: Figure) -> None:
        axes = place(figure, 44, 40, 10, 26)
        games = sum(self.counts.values())
        first, last = min(self.counts), max(self.counts)
        axes.set_xlim(first - 0.8, last + 0.8)
        for turns, count in self.counts.items():
            axes.add_artist(Rectangle((turns - 0.42, 0), 0.84, count / games, facecolor=ACCENT, alpha=0.85))
        axes.set_ylim(0, 1.06 * max(self.counts.values()) / games)
        axes.axvline(self.mean, color=INK, linewidth=1.4, dashes=(3, 3))
        side, shift = ("left", -6) if self.mean < (first + last) / 2 else ("right", 6)
        axes.annotate(
            self.mean_said, (self.mean, 1.03), (shift, 0), xycoords=("data", "axes fraction"),
            textcoords="offset points", ha=side, va="bottom", annotation_clip=False,
        )  # fmt: skip
        set_turns(axes, self.axis)
        axes.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 2.5, 5, 10]))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: self.say(value)))
        axes.grid(axis="y")


@dataclass(frozen=True)
class Heat(Plot):
    """What one player gained when: a row for each thing, a column for each turn, and the sum at the end."""

    seat: int
    rows: Sequence[tuple[str, Sequence[float], str]]
    turns: int
    most: float  # what the deepest colour stands for
    axis: str

    def height(self, width: float) -> float:
        return 22 * len(self.rows) + 44

    def paint(self, figure: Figure) -> None:
        colour = PLAYERS[look_of(self.seat).colour]
        axes = place(figure, 112, 40, 34, 4)
        axes.set_xlim(0.5, self.turns + 0.5)
        axes.set_ylim(len(self.rows) - 0.5, -0.5)
        for row, (label, means, said) in enumerate(self.rows):
            axes.add_artist(Rectangle((0.5, row - 0.44), self.turns, 0.88, facecolor=LINE, alpha=0.3))
            for turn, mean in enumerate(means[: self.turns], 1):
                if mean >= FAINT * self.most:
                    depth = round((mean / self.most) ** 0.6, 2)
                    axes.add_artist(Rectangle((turn - 0.5, row - 0.44), 1, 0.88, facecolor=colour, alpha=depth))
            edge = axes.get_yaxis_transform()
            axes.text(-0.02, row, cut(label, 16), ha="right", va="center", transform=edge)
            axes.text(1.02, row, said, ha="left", va="center", color=SOFT, transform=edge)
        axes.set_yticks([])
        set_turns(axes, self.axis)


FAINT: Final = 0.01  # part of the deepest colour that is not worth a rectangle


def set_turns(axes: Axes, name: str) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True, steps=[1, 2, 5, 10]))
    axes.tick_params(axis="x", length=0, pad=5)
    axes.set_xlabel(name, fontsize=TEXT, labelpad=3)


def cut(name: str, most: int) -> str:
    """A name that has room; the whole one stands in the table below the plot."""
    shown = "".join(letter for letter in name if letter.isprintable())
    return shown if len(shown) <= most else f"{shown[: most - 1].rstrip()}…"
