"""A strategy: what a player buys, and how it answers where it does not leave that to the default player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.bots.dominion.strategy.line import Line, Menu, Opening

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.grammar import Tree
    from courtyard.bots.dominion.strategy.preference import Preference


class Written:
    """A line as it is written: the id of a card or the name of a way, up to how many, and the condition."""

    def __init__(self, place: int, name: str, option: int, up_to: Tree | None, when: Tree | None) -> None:
        self.place = place  # the line of the file
        self.name = name
        self.option = option  # the number of the card, or of the way
        self.up_to = up_to
        self.when = when


class Strategy:
    """All of it, ready to be followed; `lists` keeps it as it is written, for people."""

    def __init__(self, name: str, about: str, source: str, *, careful: bool) -> None:
        self.name = name
        self.about = about
        self.source = source
        self.careful = careful  # refuses to end the game while that would lose it
        self.needs: list[str] = []  # ids of the kingdom cards that must lie on the table
        self.green: Tree | None = None
        self.green_place = 1
        self.lists: dict[str, list[Written]] = {}  # opening, buy, first, hold, trash, discard, gain, or a question
        self.opening = Opening([], [])
        self.menu = Menu([], careful=careful)
        self.first: list[Line] = []
        self.hold: list[Line] = []
        self.answers: dict[str, Preference] = {}  # by question
