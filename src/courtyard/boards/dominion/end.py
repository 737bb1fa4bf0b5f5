"""The end of a game, and what a player may look at before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.dominion.palette import FAINT, LABEL, card_text, cards_flow
from courtyard.boards.flow import Flow
from courtyard.boards.verdict import verdict
from courtyard.speech.dominion.cards import BY_ID

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.core.rules import Standing
    from courtyard.dominion.shapes import View
    from courtyard.words import Words

PROVINCE: Final = "province"


def ending(view: View, words: Words) -> str:
    """Why the game is over."""
    empty = [pile["card"] for pile in view["supply"] if pile["left"] == 0]
    if PROVINCE in empty:
        return words.say("end-province")
    return words.say("end-piles", count=len(empty), cards=empty)


def draw_end(view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
    words = frame.words
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FAINT)
    for head in ("end-rank", "end-player", "end-points", "end-turns"):
        grid.add_column(words.say(head), justify="left" if head == "end-player" else "right")
    grid.add_column(words.say("end-reasons"))
    for standing in sorted(standings, key=lambda standing: (standing.rank, standing.seat)):
        reasons = Flow([reason(*line, words) for line in standing.reasons])
        numbers = (standing.rank, frame.names[standing.seat], standing.score, standing.turns)
        grid.add_row(*(Text(str(number)) for number in numbers), reasons, style=LABEL if standing.rank == 1 else "")
    decided = Text(verdict(standings, view, frame), LABEL)
    return Group(Text(ending(view, words)), decided, Text(), grid)


def reason(card: str, count: int, points: int, words: Words) -> Text:
    """Some cards and their points together."""
    return Text(words.say("end-reason", cards=[card] * count, points=points))


def draw_trash(view: View, frame: Frame) -> RenderableType:
    count = len(view["trash"])
    heading = Text(frame.words.say("look-trash", count=count), FAINT)
    return Group(heading, cards_flow(view["trash"], frame.words)) if count else heading


def draw_kingdom(view: View, frame: Frame) -> RenderableType:
    """What every card of this game does that is not one of the basic ones."""
    words = frame.words
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    named = [pile["card"] for pile in view["supply"]] + view["prizes"]
    for card in named:
        if BY_ID[card].box != "basic":
            name = card_text(card, words).append(f" {words.say('board-cost', cost=int(BY_ID[card].cost))}", LABEL)
            grid.add_row(name, Text(words.attribute(f"card-{card}", "text")))
    return grid
