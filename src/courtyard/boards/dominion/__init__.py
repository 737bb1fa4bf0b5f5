"""Dominion in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.board import Board
from courtyard.boards.dominion import end, table
from courtyard.boards.dominion.palette import FAINT, LABEL, card_text
from courtyard.dominion.card import KIND_NAMES
from courtyard.speech.dominion import SPEECH, shaped
from courtyard.speech.dominion.cards import BY_ID

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Standing
    from courtyard.dominion import shapes
    from courtyard.speech.speech import View
    from courtyard.words import Words


def look(draws: Callable[[shapes.View, Frame], RenderableType]) -> Callable[[View, Frame], RenderableType]:
    return lambda view, frame: draws(shaped(view), frame)


class DominionBoard(Board):
    """The board of Dominion, put together from the files of this folder."""

    def __init__(self) -> None:
        super().__init__(SPEECH)
        self.looks = {"trash": look(end.draw_trash), "kingdom": look(end.draw_kingdom)}

    def draw(self, view: View, frame: Frame) -> RenderableType:
        return table.draw(shaped(view), frame)

    def draw_end(self, view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
        return end.draw_end(shaped(view), standings, frame)

    def legend(self, words: Words) -> Text:
        marks = [f"{words.attribute(f'type-{kind}', 'mark')} {words.say(f'type-{kind}')}" for kind in KIND_NAMES]
        return Text("   ".join(marks))

    def status(self, view: View, frame: Frame) -> Text:
        return table.left_of_turn(shaped(view), frame.words)

    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        text = card_text(option, frame.words)
        costs = {pile["card"]: pile["cost"] for pile in shaped(view)["supply"]}
        if choice.source == "supply":
            text.append(f" {frame.words.say('board-cost', cost=costs[option])}", LABEL)
        copies = choice.copies(choice.where(BY_ID[option].number))
        if copies > 1:
            text.append(f" {frame.words.say('board-copies', count=int(copies))}", FAINT)
        return text


BOARD: Final = DominionBoard()
