"""What the terminal draws of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.core.choice import Choice
    from courtyard.core.rules import Standing
    from courtyard.speech import Speech
    from courtyard.speech.speech import View
    from courtyard.words import Words

ENDLESS: Final = 1000  # lines


@dataclass(frozen=True)
class Frame:
    """For whom a board is drawn, and how large."""

    words: Words
    names: Sequence[str]  # of the players, by seat
    width: int
    height: int = ENDLESS  # of the page; a pipe has no pages
    short: bool = False  # whether lines are scarce: the question then says what the top of the board would say


class Board(ABC):
    """Draws what a view holds, and nothing else. What things are called it has from the game's speech."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        # What a player may look at any time, by command; the message `look-<command>` tells of it.
        self.looks: Mapping[str, Callable[[View, Frame], RenderableType]] = {}

    @abstractmethod
    def draw(self, view: View, frame: Frame) -> RenderableType:
        """The table."""

    @abstractmethod
    def draw_end(self, view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
        """How the game ended, who won, and what their points are made of."""

    def legend(self, words: Words) -> Text:
        """What the signs on the board mean; nothing if there are none."""
        return Text()

    def status(self, view: View, frame: Frame) -> Text:
        """What a player must know at every question, in a few words."""
        return Text()

    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        """An option that is not one of the ways, as it stands in a list of options."""
        return Text(self.speech.names_of(choice, option, view, frame.words)[0])
