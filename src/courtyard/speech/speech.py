"""What is said of a game anywhere: in a terminal, in a browser, in a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from courtyard.core.seats import BYSTANDER
from courtyard.speech.tale import plain_tale

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.speech.option import Option
    from courtyard.speech.tale import Finish, Tale
    from courtyard.words import Plain, Words

View = Mapping[str, object]  # what one seat may know, as the rules' `view` gives it
Told = dict[str, object]  # an event as one seat was told it
Prospect = Mapping[str, object]  # as JSON, in a shape of the game's own


class Beside(NamedTuple):
    """Cards that lie beside a question, not to be chosen. The message `beside-<what>` says what became of them."""

    what: str
    seat: int  # whose doing it was
    cards: list[str]


@dataclass(frozen=True)
class PrintedCard:
    """A card as a catalogue lists it. The game's message `card-<id>` has its words, `set-<set>` those of its set."""

    id: str
    set: str
    types: tuple[str, ...] = ()
    cost: int | None = None  # None: nothing is paid for cards in this game
    copies: int | None = None  # None: their number is not the same in every game


@dataclass(frozen=True)
class Preset:
    """Options that are recommended together. The game's message `preset-<id>` names it."""

    id: str
    options: Mapping[str, object]


class Speech:
    """Knows the words that questions and events need. All that is here has a default, which does for a plain game."""

    usual_bot = "random"  # who takes a seat that nobody spoke for
    open_scores = False  # whether the rules have everybody's points in sight during the game
    options: tuple[Option, ...] = ()
    headings: frozenset[str] = frozenset()  # the events that begin a new part of the story
    trifles: Sequence[frozenset[str]] = ()  # events that news without room leaves out, the least important first
    automatic: tuple[str, ...] = ()  # kinds of safe answers; the message `auto-<kind>` names each

    @property
    def levels(self) -> tuple[str, ...]:
        """Bots that take any seat, by how well they play, the weakest first; the message `level-<bot>` names each."""
        return tuple(dict.fromkeys(("random", self.usual_bot)))

    # -- the table -----------------------------------------------------------------------------------------------------
    def referee(self, views: Sequence[View]) -> View:
        """One view with all that the seats know, made of the views of all seats in turn.

        What a view tells of its own seat stands in the place of that seat in the list `players`, where there is one.
        """
        whole = {**views[0], "seat": BYSTANDER}
        lists = [view.get("players") for view in views]
        known = [players[seat] for seat, players in enumerate(lists) if isinstance(players, list)]
        return {**whole, "players": known} if known else whole

    def outlook(self, view: View) -> Prospect | None:
        """What lies before whoever has this view, asked or not; None: nothing worth saying."""
        return None

    # -- questions -----------------------------------------------------------------------------------------------------
    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
        """What the message of a question may speak of. `told` is all that happened before it."""
        return {"least": int(choice.least), "most": int(choice.most)}

    def beside(self, choice: Choice, view: View, told: Sequence[Told], offered: Sequence[str]) -> list[Beside]:
        """What the cause of a question has revealed, trashed and the like so far, while it matters to the answer.

        It is made of what the one who is asked was told and sees; `offered` are the options.
        """
        return []

    def headline(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str], words: Words) -> str:
        """What a question belongs to: a phase of the turn, or a card and who played it."""
        return ""

    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        """What people may call an option that is not one of the ways; the first is what it is called here."""
        return [option]

    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Options in the order in which people look at such things."""
        return list(options)

    def usual(self, choice: Choice) -> list[int] | None:
        """What an empty line answers; None: nothing special."""
        return None

    def safe(self, choice: Choice) -> tuple[str, list[int]] | None:
        """The answer that nobody would think about and its kind, one of `automatic`; None: this wants thinking."""
        return None

    def ahead(self, choice: Choice) -> list[int] | None:
        """The answer beyond which one can see: nothing that the player cannot know has a say in what is asked next.

        The question after it is shown along with this one, and both may be answered at once. None: there is none.
        """
        return None

    def prospect(self, choice: Choice, option: str, view: View) -> Prospect | None:
        """What an option would bring, for those who draw the board themselves; None: nothing worth saying."""
        return None

    # -- events --------------------------------------------------------------------------------------------------------
    def shorten(self, told: Sequence[Told]) -> list[Told]:
        """The same story in fewer events. What a heading begins is never joined to what went before it."""
        return list(told)

    def retell(self, event: Told, view: View, words: Words) -> Told:
        """An event as its message wants it: perhaps with names in the place of ids."""
        return event

    def tale(self, finish: Finish) -> Tale:
        """How a game came out, in one sentence."""
        return plain_tale(finish)

    # -- what a table is played with -----------------------------------------------------------------------------------
    @property
    def varied(self) -> Option | None:
        """The option that may differ from table to table in a tournament; None: there is no such option."""
        return next((option for option in self.options if option.plural), None)

    def presets(self) -> list[Preset]:
        """What is recommended, such as by a rulebook; empty if the game knows no such thing."""
        return []

    def of_day(self, day: str) -> Preset | None:
        """What everybody plays with on a day (`today`), wherever they are; None: the game knows no such thing."""
        return None

    def variant(self, settled: Mapping[str, object]) -> list[str] | None:
        """The ids of what a table with these options is played with, where tables differ in it; None: they do not."""
        return None

    def tell_variant(self, settled: Mapping[str, object], words: Words, name: str = "") -> str:
        """The same as a sentence, under a name if it has one; empty where there is nothing to tell."""
        return ""

    def wishing(self, options: Mapping[str, object], things: Sequence[str]) -> dict[str, object]:
        """Options as a person gave them; but what they leave to chance is to bring these things as well."""
        return dict(options)

    def flags(self, settled: Mapping[str, object]) -> list[str]:
        """Settled options in the words of the command line."""
        words = []
        for option in self.options:
            value = settled.get(option.name)
            if isinstance(value, list):
                words += [f"--{option.name}", ",".join(str(one) for one in value)]
            elif isinstance(value, str):
                words += [f"--{option.name}", value]
        return words

    # -- components ----------------------------------------------------------------------------------------------------
    def cards(self) -> list[PrintedCard]:
        """All printed cards, sets one after another; empty if the game has none that stand for themselves."""
        return []

    def spelled(self, component: str) -> str:
        """A component as scenarios spell it out: what it is called on the box, with its id in it."""
        return " ".join(word.capitalize() for word in component.split("-"))

    def cards_in(self, option: str) -> list[str]:
        """The ids of the cards that an option stands for, where it stands for cards."""
        return [option]

    def code(self, card: PrintedCard, words: Words) -> str | None:
        """What is written where there is no room for a card's name; None: there always is."""
        return None
