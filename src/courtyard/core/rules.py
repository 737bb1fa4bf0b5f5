"""What every game provides."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.given import shortened, whole
from courtyard.core.phrase import Phrase
from courtyard.core.pile import pile_of
from courtyard.core.seed import KEY, WHO_BEGINS
from courtyard.core.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from courtyard.core.choice import Choice, Chooser
    from courtyard.core.event import Event
    from courtyard.core.pile import Pile
    from courtyard.core.seats import Doer, Viewer
    from courtyard.core.seed import Seed

MOST_MOVES: Final = 5000  # of a game that nobody wants to end; the longest random ones have a quarter of it
KEY_SIZE: Final = 16  # bytes
BROKEN_OFF: Final = "broken-off"  # how such a game ends

S = TypeVar("S", bound=State)


class Standing:
    """How one seat came out."""

    def __init__(self, seat: int, rank: int, score: int, reasons: list[tuple[str, int, int]], turns: int) -> None:
        self.seat = seat
        self.rank = rank
        self.score = score
        self.reasons = reasons  # what scored, how many of it, points
        self.turns = turns


class Gauge(NamedTuple):
    """A number that is worth watching turn by turn."""

    name: str
    peak: bool  # whether the most within a turn counts, or what it is when the turn ends


class Transfer(NamedTuple):
    """Things that change hands, as far as somebody is told. Where giver and taker are one, it shows what it has."""

    giver: Doer
    taker: Doer
    things: list[str]  # those of which it is told what they are
    unseen: int = 0  # how many others


class Inquiry(NamedTuple):
    """A question that may be put in secret: to whom, and which one; where none is named, any."""

    seat: int
    why: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """The rules of one game; holds no state of any table."""

    name: str  # of the game, as the command line and the records spell it
    version: int  # raised whenever old records would play differently
    seats: range  # possible numbers of players

    def __repr__(self) -> str:
        return f"<rules of {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        """They hold nothing that would have to travel."""
        return type(self), ()

    # -- a game from its start to its end ------------------------------------------------------------------------------
    @abstractmethod
    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """Complete options as given by a person, drawing what they leave open, or refuse them; the result is JSON."""

    @abstractmethod
    def set_up(self, options: Mapping[str, object]) -> S:
        """A table for settled options, before anything has been left to chance."""

    @abstractmethod
    def deal(self, state: S, seed: Seed) -> None:
        """Shuffle and deal a table that was just set up; then the first move can be made."""

    def date_back(self, state: S, version: int) -> None:
        """Let a table that is about to begin be played as by an earlier version, in what these rules still know of it.

        What was asked otherwise then would else be lost: a record holds nothing but answers.
        """
        return

    def new(self, options: Mapping[str, object], seed: Seed) -> S:
        """A game that can begin."""
        state = self.set_up(options)
        self.deal(state, seed)
        return state

    @abstractmethod
    def move(self, state: S, chooser: Chooser) -> None:
        """One move: at most one top-level question, and everything that it causes."""

    def move_on(self, state: S, chooser: Chooser, moves: int) -> None:
        """A number of moves, or as many as there are until the game is over. A game may have a shortcut for it."""
        while moves and not self.over(state):
            self.move(state, chooser)
            moves -= 1

    @abstractmethod
    def over(self, state: S) -> bool: ...

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Everybody's points as they are now, by seat."""

    def known_scores(self, state: S, seat: Viewer) -> list[int]:
        """The same as far as a seat, or a BYSTANDER, can know them: exactly, unless a game keeps some secret."""
        return self.scores(state)

    def ranks(self, state: S) -> list[int]:
        """Everybody's rank as it is now, by seat: 1 is a victory, which several seats may share."""
        return self.ranks_by(state, self.scores(state))

    def ranks_by(self, state: S, scores: list[int]) -> list[int]:
        """The same, for those who know everybody's points already. Equals share a rank unless a game parts them."""
        return rank_by(scores)

    @abstractmethod
    def turns(self, state: S) -> list[int]:
        """How many turns everybody has begun, by seat."""

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """Everybody's rank and points with their reasons, by seat."""

    @abstractmethod
    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        """Settled options for another game at the same table, after one that ended with these ranks."""

    def ending(self, state: S) -> str:
        """A stable name for the way in which a game ended, for games with several."""
        return "end"

    # -- a game as it goes, in numbers ---------------------------------------------------------------------------------
    def gauges(self) -> list[Gauge]:
        """What is worth watching; the points, if a game says no more."""
        return [Gauge("score", peak=False)]

    def gauge(self, state: S, seat: int, name: str) -> int:
        """What a gauge shows for a seat. The gauges of most games show more than this one."""
        return self.scores(state)[seat]

    def gained(self, event: Event) -> list[str]:
        """The names of things that an event tells its seat has gained."""
        return []

    # -- copies and guesses --------------------------------------------------------------------------------------------
    @abstractmethod
    def copy(self, state: S) -> S:
        """A twin that shares nothing that can change."""

    @abstractmethod
    def restore(self, state: S, like: S) -> None:
        """Put a state into the position of another one of the same game, without making anything new."""

    @abstractmethod
    def view(self, state: S, seat: Viewer) -> Mapping[str, object]:
        """What a seat, or a BYSTANDER, may know, as JSON; a game types it in its `shapes`."""

    @abstractmethod
    def redeal(self, state: S, seat: Viewer, seed: int) -> None:
        """Guess again, in place, everything that a seat cannot know, future chance included."""

    def key(self, state: S, seat: Viewer) -> bytes:
        """A hash of what a seat knows and of where the turn stands: the same in every process, for use in dicts.

        Tables that a new deal for the seat may turn into each other have one key. It is made of such a deal, which
        nothing that the seat does not know has a part in: the law “traceless” says so.
        """
        guess = self.copy(state)
        self.redeal(guess, seat, KEY)
        dump = json.dumps(self.dump(guess), sort_keys=True, separators=(",", ":"))
        return blake2b(dump.encode(), digest_size=KEY_SIZE).digest()

    def betrays(self, choice: Choice) -> bool:
        """Whether a seat is asked only because of what it holds: to see that it is asked would give that away."""
        return False

    def suspects(self, state: S, event: Event) -> list[int]:
        """The seats that may be asked such a question because of an event, as far as everybody knows."""
        return []

    def inquiries(self, state: S, told: list[Event], since: int, before: Choice, after: Choice | None) -> list[Inquiry]:
        """Such questions as may have been put between two that everybody saw, in their order.

        As far as everybody knows, again: people who share a device are handed it one after another by this list.
        `told` is what has happened since a rest, all but the first `since` of it after the answer to `before`. `after`
        is None while somebody is asked in secret, and at the end.
        """
        return [Inquiry(seat) for event in told[since:] for seat in self.suspects(state, event)]

    def asks_anyway(self, choice: Choice) -> bool:
        """Whether a question is asked also where it has one possible answer: not to ask it would tell a secret."""
        return False

    @abstractmethod
    def dump(self, state: S) -> dict[str, object]:
        """The whole state as JSON."""

    @abstractmethod
    def load(self, data: Mapping[str, object]) -> S: ...

    # -- names ---------------------------------------------------------------------------------------------------------
    @abstractmethod
    def spell(self, choice: Choice, place: int) -> str:
        """The stable name of an option: the id of a card, or one of the ways."""

    def card_name(self, card: int) -> str:
        """The stable name of what the game's piles number."""
        return str(card)

    def card_number(self, name: str) -> int:
        """The number that piles have for a name, or refuse."""
        if not name.isdecimal():
            raise Refused("unnamed-cards", game=self.name, card=shortened(name))
        return int(name)

    def names(self, pile: Pile) -> list[str]:
        """A pile by the names of its cards, from the bottom to the top."""
        return [self.card_name(card) for card in pile.cards()]

    def pile(self, names: Iterable[str]) -> Pile:
        """The pile with these names, or refuse."""
        return pile_of([self.card_number(name) for name in names])

    # -- what tests and scenarios need ---------------------------------------------------------------------------------
    @abstractmethod
    def arrange(self, table: Mapping[str, object]) -> S:
        """A table set by hand, as scenarios describe it."""

    @abstractmethod
    def facts(self, state: S) -> dict[str, object]:
        """Everything that a scenario may assert, nested as scenarios nest it; seats by number under "seats"."""

    def events(self, state: S) -> dict[str, dict[str, list[str]]]:
        """All that can be told, by the names of events: which facts each has, and which words such a fact may be.

        Where it lists no words a fact is a number, a card or a seat. Scenarios may say that none of this happened.
        """
        return {}

    def owned(self, state: S, seat: int) -> list[str]:
        """What belongs to a seat, by name, wherever it lies: all that a `transfer` may bring or take."""
        return []

    def transfer(self, told: Mapping[str, object]) -> Transfer | None:
        """What changes hands by an event, as one seat or a bystander is told of it."""
        return None

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: a sum that no move changes."""

    @abstractmethod
    def sample(self, seed: int) -> dict[str, object]:
        """Settled options drawn at random from all that the game can be played with."""


def settle_seats(
    title: Phrase, seats: range, options: Mapping[str, object], known: tuple[str, ...], seed: int
) -> tuple[int, int]:
    """How many play and who begins, which every game is told; who begins is drawn if nobody says.

    Refuse an option that is not one of the `known`. The number of players must be given.
    """
    for key in options:
        if key not in known:
            raise Refused("no-option", game=title, key=shortened(key), known=list(known))
    players, start = options["players"], options.get("start")
    if not isinstance(players, int) or players not in seats:
        raise Refused("players", game=title, least=seats[0], most=seats[-1], players=shortened(players))
    if start is None:
        return players, int(Dice(seed ^ WHO_BEGINS).roll(players))
    return players, whole(start, Phrase("what-start-seat"), 0, players - 1)


def rank_by(merits: list[int]) -> list[int]:
    """Ranks by merit, the greatest first; equals share theirs."""
    ranking: list[int] = []
    for merit in merits:
        rank = 1
        for rival in merits:
            if rival > merit:
                rank += 1
        ranking.append(rank)
    return ranking


def play_out(rules: Rules[S], state: S, chooser: Chooser) -> str:
    """Play to the end; tell how it ended."""
    rules.move_on(state, chooser, MOST_MOVES)
    return rules.ending(state) if rules.over(state) else BROKEN_OFF
