"""Dominion in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from courtyard.boards.board import Board, Kingdom, PrintedCard
from courtyard.boards.dominion import digest, end, story, table
from courtyard.boards.dominion.options import OPTIONS
from courtyard.boards.dominion.palette import BY_ID, FAINT, LABEL, TYPES, card_text, ranked
from courtyard.dominion.card import KIND_NAMES
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import RECOMMENDED, recommended

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame, Told, View
    from courtyard.core.choice import Choice
    from courtyard.dominion.shapes import View as Table
    from courtyard.words import Fact, Words


TREASURES: Final = "treasures"
MOAT: Final = "moat"


def as_table(view: View) -> Table:
    """A view of Dominion has this shape."""
    return cast("Table", view)


def look(draws: Callable[[Table, Frame], RenderableType]) -> Callable[[View, Frame], RenderableType]:
    return lambda view, frame: draws(as_table(view), frame)


class DominionBoard(Board):
    """The board of Dominion, put together from the files of this folder."""

    def __init__(self) -> None:
        self.usual_bot = "big-money"
        self.options = OPTIONS
        self.headings = frozenset({"turn"})
        self.trifles = (frozenset({"shuffled", "turn"}), frozenset({"cashed"}))
        self.automatic = (TREASURES, MOAT)
        self.looks = {"trash": look(end.draw_trash), "kingdom": look(end.draw_kingdom)}

    def draw(self, view: View, frame: Frame) -> RenderableType:
        return table.draw(as_table(view), frame)

    def draw_end(self, view: View, frame: Frame) -> RenderableType:
        return end.draw_end(as_table(view), frame)

    def legend(self, words: Words) -> Text:
        marks = [f"{words.attribute(f'type-{kind}', 'mark')} {words.say(f'type-{kind}')}" for kind in KIND_NAMES]
        return Text("   ".join(marks))

    def referee(self, views: Sequence[View]) -> View:
        players = [as_table(view)["players"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seat": -1, "players": players}

    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Fact]:
        return story.facts(choice, as_table(view), told, names)

    def headline(self, choice: Choice, view: View, told: Sequence[Told], frame: Frame) -> str:
        return story.headline(choice, as_table(view), told, frame)

    def status(self, view: View, frame: Frame) -> Text:
        return table.left_of_turn(as_table(view), frame.words)

    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        text = card_text(option, frame.words)
        costs = {pile["card"]: pile["cost"] for pile in as_table(view)["supply"]}
        if choice.source == "supply":
            text.append(f" {frame.words.say('board-cost', cost=costs[option])}", LABEL)
        copies = choice.copies(choice.where(BY_ID[option].number))
        if copies > 1:
            text.append(f" {frame.words.say('board-copies', count=int(copies))}", FAINT)
        return text

    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        return [words.say(f"card-{option}"), words.attribute(f"card-{option}", "many")]

    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Cards of a hand as the board shows a hand; the supply as it lies there."""
        return ranked(options) if choice.source in {"hand", "shown", "trash"} else list(options)

    def usual(self, choice: Choice) -> list[int] | None:
        """All Treasures, those first that do nothing but give coins: they may help the others."""
        if choice.why != "turn.treasures":
            return None
        treasures = {card.number: card for card in BY_ID.values()}
        return sorted(choice.everything(), key=lambda place: treasures[choice.option(place)].plays is not None)

    def safe(self, choice: Choice) -> tuple[str, list[int]] | None:
        """Treasures that do nothing but give coins, none of them kept back; and a Moat that is all one could show."""
        shown = [CARDS[option] for option in choice.options()] if choice.source == "hand" else []
        if choice.why == "turn.treasures" and all(card.plays is None for card in shown):
            return TREASURES, choice.everything()
        if choice.why == "react" and [card.id for card in shown] == [MOAT]:
            return MOAT, [0]
        return None

    def shorten(self, told: Sequence[Told]) -> list[Told]:
        return digest.shorten(told)

    def retell(self, event: Told, view: View, frame: Frame) -> Told:
        """Messages know the cards by their ids."""
        return event

    def cards(self) -> list[PrintedCard]:
        return [PrintedCard(card.id, card.box, TYPES[card.id], int(card.cost)) for card in BY_ID.values()]

    def kingdoms(self) -> list[Kingdom]:
        sets = ((name, *recommended(name)) for name in RECOMMENDED)
        return [Kingdom(name, tuple(cards), bane) for name, cards, bane in sets]


BOARD: Final = DominionBoard()
