"""What the terminal needs to know of a game beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from courtyard.boards.option import Option
    from courtyard.core.choice import Choice
    from courtyard.words import Fact, Words

ENDLESS: Final = 1000  # lines

View = Mapping[str, object]  # what one seat may know, as the rules' `view` gives it
Told = dict[str, object]  # an event as one seat was told it
Prospect = Mapping[str, object]  # as JSON, in a shape of the game's own

REFEREE: Final = -2  # as a listener: knows all that any seat knows


@dataclass(frozen=True)
class PrintedCard:
    """A card as a catalogue lists it. Its words are in the message `card-<id>`, those of its set in `set-<set>`."""

    id: str
    set: str
    types: tuple[str, ...] = ()
    cost: int | None = None  # None: nothing is paid for cards in this game
    copies: int | None = None  # None: their number is not the same in every game


@dataclass(frozen=True)
class Kingdom:
    """A recommended selection of cards. Its name is the message `kingdom-<id>`."""

    id: str
    cards: tuple[str, ...]
    bane: str


@dataclass(frozen=True)
class Frame:
    """For whom a board is drawn, and how large."""

    words: Words
    names: Sequence[str]  # of the players, by seat
    width: int
    height: int = ENDLESS  # of the page; a pipe has no pages
    short: bool = False  # whether lines are dear: the question says then what the top of the board would say


class Board(ABC):
    """Draws what a view holds, and nothing else; knows the words that questions and events need."""

    usual_bot: str  # who takes a seat that nobody spoke for
    open_scores = False  # whether the rules have everybody's points in sight during the game
    options: tuple[Option, ...]
    headings: frozenset[str]  # the events that begin a new part of the story
    trifles: Sequence[frozenset[str]]  # events that are left out of the news where they do not fit, the least first
    automatic: tuple[str, ...] = ()  # kinds of safe answers; the message `auto-<kind>` names each
    looks: Mapping[str, Callable[[View, Frame], RenderableType]]  # what a player may look at any time, by command

    @abstractmethod
    def draw(self, view: View, frame: Frame) -> RenderableType:
        """The table."""

    @abstractmethod
    def draw_end(self, view: View, frame: Frame) -> RenderableType:
        """How the game ended, who won, and what their points are made of."""

    @abstractmethod
    def legend(self, words: Words) -> Text:
        """What the signs on the board mean."""

    @abstractmethod
    def referee(self, views: Sequence[View]) -> View:
        """One view with all that the seats know, made of the views of all seats in turn."""

    @abstractmethod
    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Fact]:
        """What the message of a question may speak of. `told` is all that happened before it."""

    @abstractmethod
    def headline(self, choice: Choice, view: View, told: Sequence[Told], frame: Frame) -> str:
        """What a question belongs to: a phase of the turn, or a card and who played it."""

    @abstractmethod
    def status(self, view: View, frame: Frame) -> Text:
        """What a player must know at every question, in a few words."""

    @abstractmethod
    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        """An option that is not one of the ways, as it stands in a list of options."""

    @abstractmethod
    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        """How people may call such an option; the first is what it is called here."""

    @abstractmethod
    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Options in the order in which the board shows such things."""

    @abstractmethod
    def usual(self, choice: Choice) -> list[int] | None:
        """What an empty line answers; None: nothing special."""

    def prospect(self, choice: Choice, option: str, view: View) -> Prospect | None:
        """What an option would bring, for those who draw the board themselves; None: nothing worth saying."""
        return None

    def outlook(self, view: View) -> Prospect | None:
        """What lies before whoever has this view, asked or not; None: nothing worth saying."""
        return None

    def safe(self, choice: Choice) -> tuple[str, list[int]] | None:
        """The answer that nobody would think about and its kind, one of `automatic`; None: this wants thinking."""
        return None

    @abstractmethod
    def shorten(self, told: Sequence[Told]) -> list[Told]:
        """The same story in fewer events. What a heading begins is never joined to what went before it."""

    @abstractmethod
    def retell(self, event: Told, view: View, frame: Frame) -> Told:
        """An event as its message wants it: perhaps with names in the place of ids, or under another name."""

    @abstractmethod
    def cards(self) -> list[PrintedCard]:
        """All printed cards, sets one after another; empty if the game has none that stand for themselves."""

    def cards_in(self, option: str) -> list[str]:
        """The ids of the cards that an option stands for, where it stands for cards."""
        return [option]

    def code(self, card: PrintedCard, words: Words) -> str | None:
        """What the board writes where it has no room for a card's name; None: it always writes the name."""
        return None

    @abstractmethod
    def kingdoms(self) -> list[Kingdom]:
        """The recommended selections of cards; empty if the game knows no such thing."""
