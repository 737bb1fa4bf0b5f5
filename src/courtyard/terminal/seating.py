"""Who sits where: people, and the programs that take the other seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from courtyard.bots.own import is_own
from courtyard.bots.titles import distinct
from courtyard.core.errors import Refused
from courtyard.core.given import LONGEST_NAME, LONGEST_TEXT, perhaps, text
from courtyard.core.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from courtyard.words import Words

PERSON: Final = "you"
PERSON_NAMES: Final = (PERSON, "person")
NAMED: Final = "="
LISTING: Final = "courtyard strategy list"


@dataclass(frozen=True)
class Seat:
    """A person, or a bot by its name; and what the table calls them, if anything special."""

    player: str
    name: str = ""

    @property
    def person(self) -> bool:
        return self.player == PERSON

    @property
    def spelled(self) -> str:
        """As the command line and records write it."""
        return f"{self.player}{NAMED}{self.name}" if self.name else self.player


def read_seat(spelled: str) -> Seat:
    """A seat as it is spelled: you, you=Anna, random, random=Robot."""
    player, _, name = (part.strip() for part in spelled.partition(NAMED))
    return Seat(PERSON if player in PERSON_NAMES else player, name)


def fill_seats(
    wished: Sequence[str], names: Sequence[str], players: int | None, bot: str, possible: range
) -> list[Seat]:
    """The whole table: seats as wished, people by their names, bots on what is left."""
    if players is not None and players not in possible:
        raise Refused("number-of-players", least=possible[0], most=possible[-1], players=players)
    seats = [read_seat(part) for text in wished for part in text.split(",") if part.strip()]
    if not seats:
        seats = [Seat(PERSON)] * max(1, len(names))
    people = sum(seat.person for seat in seats)
    if len(names) > people:
        raise Refused("many-names", given=len(names), people=people, person=PERSON)
    left = iter(names)
    seats = [read_seat(f"{PERSON}{NAMED}{next(left, seat.name)}") if seat.person else seat for seat in seats]
    for seat in seats:
        check_names(seat)
    size = max(possible[0], len(seats)) if players is None else players
    if len(seats) > size:
        raise Refused("many-seats", taken=len(seats), seats=size)
    return seats + [Seat(bot)] * (size - len(seats))


def check_names(seat: Seat) -> None:
    """Refuse what cannot be shown, or is longer than a record has room for."""
    text(seat.player, Phrase("what-seat-player"), LONGEST_TEXT - LONGEST_NAME - len(NAMED))
    text(seat.name, Phrase("what-table-name"))


def check_bots(
    seats: Sequence[Seat], bots: Sequence[str], strategies: Sequence[str] = (), own: Collection[str] = ()
) -> None:
    """Refuse a bot that nobody knows before the game begins; those that follow a strategy are bots as well.

    A program of somebody's own is started only if it is named on the command line: a record may come from anywhere.
    """
    for seat in seats:
        if is_own(seat.player) and seat.player not in own:
            raise Refused("own-bot", bot=seat.player, seat=seat.spelled)
        if not (seat.person or is_own(seat.player) or seat.player in [*bots, *strategies]):
            known = Phrase("hint-seats", bots=list(bots), person=PERSON)
            if strategies:
                known = Phrase("hint-seats-and-strategies", bots=list(bots), command=LISTING, person=PERSON)
            hint = perhaps(seat.player, [*bots, *strategies, PERSON], known)
            raise Refused("none-such", kind=Phrase("noun-bot"), wanted=seat.player, hint=hint)


def call_names(seats: Sequence[Seat], words: Words, *, onlooker: bool = False) -> list[str]:
    """What everybody is called. A single person at the table is simply "You", unless somebody looks on."""
    alone = sum(seat.person for seat in seats) == 1 and not onlooker
    you = words.say("terminal-you")
    called = []
    for number, seat in enumerate(seats, 1):
        person = you if alone else words.say("terminal-player", number=number)
        called.append(seat.name or (person if seat.person else seat.player))
    return distinct(called)
