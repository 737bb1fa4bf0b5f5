"""A board for any game: all that a view holds, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeGuard

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.board import Board
from courtyard.boards.flow import Flow
from courtyard.boards.verdict import verdict

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.core.rules import Standing
    from courtyard.speech.speech import View
    from courtyard.words import Words

SEAT: Final = "seat"  # whatever has this name in a view is the number of a player;
TURN: Final = "turn"  # so is this, of the one whose turn it is
LABEL: Final = "dim"
INDENT: Final = 2


class PlainBoard(Board):
    """Knows no more of a game than what its views say."""

    def draw(self, view: View, frame: Frame) -> RenderableType:
        return Group(*parts(view, frame))

    def draw_end(self, view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
        """Who won, and everybody's points."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=LABEL)
        for head in ("end-rank", "end-player", "end-points", "end-turns"):
            grid.add_column(frame.words.say(head), justify="left" if head == "end-player" else "right")
        for standing in sorted(standings, key=lambda standing: (standing.rank, standing.seat)):
            cells = (standing.rank, frame.names[standing.seat], standing.score, standing.turns)
            grid.add_row(*(Text(str(cell)) for cell in cells))
        return Group(Text(verdict(standings, view, frame), "bold"), Text(), grid)


def parts(view: View, frame: Frame) -> Iterator[RenderableType]:
    """What is said in a word stands together; a list of things has a line for each."""
    yield Flow([piece(name, value, frame) for name, value in view.items() if not is_list_of_things(value)])
    for name, value in view.items():
        if is_list_of_things(value):
            yield Text(label(name, frame.words), LABEL)
            for thing in value:
                yield Padding(Flow([piece(*fact, frame) for fact in thing.items()]), (0, 0, 0, INDENT))


def is_list_of_things(value: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(thing, dict) for thing in value)


def piece(name: str, value: object, frame: Frame) -> Text:
    """A name and what it stands for; a player needs no more than a name."""
    if name not in (SEAT, TURN) or not isinstance(value, int):
        return Text.assemble((label(name, frame.words), LABEL), " ", written(value, frame.words))
    player = frame.names[value] if value >= 0 else frame.words.say("plain-nobody")
    return Text(player, "bold") if name == SEAT else Text.assemble((label(name, frame.words), LABEL), " ", player)


def label(name: str, words: Words) -> str:
    """What a game calls it where it has a message for it, or else its name in the view."""
    message = f"view-{name.replace('_', '-')}"
    return words.say(message) if words.has(message) else name.replace("_", " ")


def written(value: object, words: Words) -> str:
    """A value in a line; what belongs together inside something else stands in brackets."""
    if value is None or value in ("", [], {}):
        return words.say("plain-nothing")
    if isinstance(value, bool):
        return words.say("plain-yes" if value else "plain-no")
    if isinstance(value, list | tuple):
        return ", ".join(bracketed(part, words) for part in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{label(name, words)} {bracketed(part, words)}" for name, part in value.items())
    return str(value)


def bracketed(value: object, words: Words) -> str:
    text = written(value, words)
    return f"({text})" if isinstance(value, list | tuple | Mapping) else text
