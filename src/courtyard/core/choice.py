"""A question to one seat, and those who answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from courtyard.core.errors import Refused
from courtyard.core.pile import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.event import Event
    from courtyard.core.pile import Pile
    from courtyard.core.position import Position
    from courtyard.core.state import State


THINK: Final = -2  # in the place of a reflex: ask properly
EVERYTHING: Final = -3  # a reflex that takes all options, in the order in which they lie there

_ROOM: Final[vec[i64]] = vec[i64]([0] * 18)  # options that a new question holds without growing
_CARD: Final = 0xFFFF  # a cell is an option, and above it how often it may be picked
_ONCE: Final = 0x10000


@mypyc_attr(free_list_len=1, acyclic=True)
class Choice:
    """Pick from `least` to `most` of some options, all of which are legal.

    An option is a number: a card of the game, or the place of a word in `ways`. Equal cards are one option that may be
    picked several times. An answer lists places of options, in order where `ordered`, a place as often as it is picked.
    """

    __slots__ = (
        "_cells",
        "about",
        "least",
        "limit",
        "most",
        "ordered",
        "seat",
        "size",
        "source",
        "ways",
        "whom",
        "why",
    )

    def __init__(self, seat: i64, why: str, source: str, least: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.why: str = why  # a stable name such as "rook.capture": texts, bots and tests key on it
        self.source: str = source  # where the options lie: a zone of the game, or "ways"
        self.least: i64 = least
        self.most: i64 = most
        self.ordered: bool = False
        self.ways: tuple[str, ...] = ()  # the words of a question that is not about cards
        self.about: i64 = NONE  # the card in question, where there is one
        self.whom: i64 = NONE  # the seat that it is done to, where there is one
        self.limit: i64 = NONE  # the most that an option may cost or count, where that is what bounds them
        self.size: i64 = 0  # how many different options there are
        self._cells: vec[i64] = _ROOM[:]

    def offer(self, option: i64) -> None:
        """Add an option that is not there yet."""
        if self.size == len(self._cells):
            self._cells = append(self._cells, option | _ONCE)
        else:
            self._cells[self.size] = option | _ONCE
        self.size += 1

    def offer_all(self, options: Pile) -> None:
        """Add options none of which is there yet."""
        for place in range(options.size):
            self.offer(options.at(place))

    def offer_again(self, option: i64) -> None:
        """Add an option; one that is there may be picked once more."""
        for place in range(self.size):
            cell = self._cells[place]
            if cell & _CARD == option:
                self._cells[place] = cell + _ONCE
                return
        self.offer(option)

    def option(self, place: i64) -> i64:
        return self._cells[place] & _CARD

    def copies(self, place: i64) -> i64:
        """How often an option may be picked."""
        return self._cells[place] >> 16

    def options(self) -> list[int]:
        """All options, each once."""
        return [int(self.option(place)) for place in range(self.size)]

    def where(self, option: i64) -> int:
        """The place of an option, or NONE."""
        for place in range(self.size):
            if self._cells[place] & _CARD == option:
                return int(place)
        return NONE

    def everything(self) -> list[int]:
        """The answer that picks every option as often as it is there."""
        return [place for place in range(int(self.size)) for _ in range(int(self.copies(place)))]

    def fault(self, answer: list[int]) -> str:
        """Why an answer cannot be accepted ("few", "many", "unknown", "repeated"), or nothing."""
        if len(answer) < self.least:
            return "few"
        if len(answer) > self.most:
            return "many"
        for place in answer:
            if not 0 <= place < self.size:
                return "unknown"
            if answer.count(place) > self.copies(place):
                return "repeated"
        return ""

    def answers(self, limit: int) -> list[list[int]]:
        """All legal answers, the shortest first; or refuse if there are more than `limit`.

        A list of some would look like one of all. Where the order of picks does not matter, each is listed once.
        """
        room = [int(self.copies(place)) for place in range(self.size)]
        found: list[list[int]] = []
        for count in range(self.least, self.most + 1):
            if not extend_answers([], count, room, limit, found, ordered=self.ordered):
                raise Refused("many-answers", question=self.why, most=limit)
        return found

    # -- as any other value of Python ----------------------------------------------------------------------------------
    def __len__(self) -> int:
        return int(self.size)

    def __iter__(self) -> Iterator[int]:
        return iter(self.options())

    def __contains__(self, option: int) -> bool:
        return self.where(option) != NONE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self._parts() == other._parts()

    def __repr__(self) -> str:
        wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        names = [self.ways[option] if self.ways else str(option) for option in self.options()]
        offered = [f"{self.copies(place)} x {name}" for place, name in enumerate(names)]
        order = " in order" if self.ordered else ""
        return f"<{self.why}: seat {self.seat} picks {wanted}{order} from {self.source}: {', '.join(offered)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return unpack_choice, self._parts()

    def _parts(self) -> tuple[str, str, list[int], bool, tuple[str, ...], list[int]]:
        """All that it is made of, each option as often as it is there."""
        numbers = [int(number) for number in (self.seat, self.least, self.most, self.about, self.whom, self.limit)]
        offered = [int(self.option(place)) for place in self.everything()]
        return self.why, self.source, numbers, self.ordered, self.ways, offered


def extend_answers(
    begun: list[int], count: int, room: list[int], limit: int, found: list[list[int]], *, ordered: bool
) -> bool:
    """Find all that begin like this and pick a number more; tell whether there are not too many of them."""
    if count == 0:
        found.append(begun[:])
        return len(found) <= limit
    first = 0 if ordered or not begun else begun[-1]
    for place in range(first, len(room)):
        if room[place]:
            room[place] -= 1
            begun.append(place)
            few = extend_answers(begun, count - 1, room, limit, found, ordered=ordered)
            begun.pop()
            room[place] += 1
            if not few:
                return False
    return True


def unpack_choice(
    why: str,
    source: str,
    numbers: list[int],
    ordered: bool,  # noqa: FBT001 - nobody but pickle calls it
    ways: tuple[str, ...],
    offered: list[int],
) -> Choice:
    """What `__reduce__` took apart."""
    seat, least, most, about, whom, limit = numbers
    choice = Choice(seat, why, source, least, most)
    choice.ordered, choice.ways, choice.about, choice.whom, choice.limit = ordered, ways, about, whom, limit
    for option in offered:
        choice.offer_again(option)
    return choice


class Pending(BaseException):
    """Raised out of a move when nobody at the table can answer yet. No rule may catch it."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.choice = choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Answers the questions of a game, for one seat or for all. Bots, searches and scripts are Choosers.

    `state` is the table as the rules see it. A player that is a program looks only at what its seat may know: the laws
    that every bot is tested by redeal all the rest and want the same answer.
    """

    listens: bool = False  # whether to call `hear`; rules skip telling where nobody listens

    def choose(self, choice: Choice, state: State) -> list[int]:
        raise Pending(choice)

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        """The same for players that search: they are handed a position instead of a table, and play on from there.

        All that the seat cannot know has been dealt again at it. Whoever keeps a Session asks it in this way.
        """
        return self.choose(choice, position.state)

    def reflex(self, why: str, seat: i64, state: State) -> i64:
        """The answer to one of the frequent questions without building the question: an option, NONE or EVERYTHING.

        For simulations: it must be what `choose` would answer, and THINK if the question has to be looked at. Rules ask
        it where a game says so; records, sessions and people never use it.
        """
        return THINK

    def seated(self, seat: i64) -> Chooser:
        """Whoever has the reflexes of a seat; rules look this up once a turn, not at each of its questions."""
        return self

    def hear(self, event: Event) -> None:
        """Something happened at the table."""


class Seats(Chooser):
    """One Chooser for each seat."""

    def __init__(self, players: list[Chooser]) -> None:
        super().__init__()
        self.players = players

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.players[choice.seat].choose(choice, state)

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        return self.players[choice.seat].consider(position, choice)

    def reflex(self, why: str, seat: i64, state: State) -> i64:
        return self.players[seat].reflex(why, seat, state)

    def seated(self, seat: i64) -> Chooser:
        return self.players[seat]


class Journal(Chooser):
    """Answers from what was written down, then raises `Pending`; keeps what it hears."""

    def __init__(self, answers: list[list[int]]) -> None:
        super().__init__()
        self.listens = True
        self.answers = answers
        self.used = 0
        self.events: list[Event] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        if self.used == len(self.answers):
            raise Pending(choice)
        self.used += 1
        return self.answers[self.used - 1]

    def hear(self, event: Event) -> None:
        self.events.append(event)
