"""How much of everything anybody may have over time: the one list of what seats, addresses and tables may spend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from courtyard.server.limits.bounds import SEATS_OF_ADDRESS
from courtyard.server.limits.rate import Bucket, Gate
from courtyard.server.limits.regulars import Regulars
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Sequence

What = Literal[
    "message", "ping", "refusal", "handshake", "entry", "byte", "bot answer", "line",
    "request", "effort", "opening", "wrong code", "search", "waking",
]  # fmt: skip
Whom = Literal["seat", "address", "table"]

USUAL_RATE: Final = 20.0  # messages a second that one connection may send; to change it changes all that is below


@dataclass(frozen=True)
class Budget:
    """So much a second, and so much at once after a pause."""

    what: What
    whom: Whom
    a_second: float
    at_once: float


# Whoever holds a seat has a little of their own, enough for a person who plays. Beyond that, and for those who only
# look on, it comes out of what everybody at an address shares, and everybody at a table: several times what one person
# needs, for there may be ten people behind an address, and a small part of what the server can do, for one may be bad.
BUDGETS: Final = (
    # messages over a websocket, whether or not they can be understood
    Budget("message", "seat", 0.5, 20),
    Budget("message", "address", 20, 240),
    Budget("message", "table", 30, 240),
    # pings over a websocket: a page that hears nothing sends one every 15 seconds
    Budget("ping", "seat", 0.5, 10),
    Budget("ping", "address", 10, 100),
    # messages and pings beyond that which are at least refused with a word; after this many the connection is closed
    Budget("refusal", "address", 5, 100),
    # websockets opened: each is sent the whole table
    Budget("handshake", "seat", 0.2, 10),
    Budget("handshake", "address", 5, 100),
    Budget("handshake", "table", 10, 200),
    # what is written down, for ever
    Budget("entry", "seat", 0.5, 40),
    Budget("entry", "address", 10, 1_000),
    Budget("entry", "table", 20, 600),
    Budget("byte", "seat", 100, 20_000),
    Budget("byte", "address", 1_000, 4_000_000),
    Budget("byte", "table", 2_000, 1_000_000),
    # what bots answer, for whoever did something at their table last; they wait until there is enough
    Budget("bot answer", "address", 20, 1_000),
    Budget("bot answer", "table", 10, 300),
    # lines of chat: others have to read them
    Budget("line", "seat", 0.2, 10),
    Budget("line", "address", 1, 60),
    Budget("line", "table", 2, 60),
    # requests: all of them; what costs more than a look; new tables; wrong codes, and what is looked up after those
    Budget("request", "address", 50, 1_000),
    Budget("effort", "address", 5, 100),
    Budget("opening", "address", 1, 60),
    Budget("wrong code", "address", 1, 60),
    Budget("search", "address", 5, 100),
    # entries that are read, and games that are played again, because a table is not in memory, or a record is wanted
    Budget("waking", "address", 2_000, 100_000),
)


class Budgets:
    """What everybody has left. It outlives connections, so nobody gets more by coming back."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.scale = rate / USUAL_RATE
        self._gates = {
            (budget.what, budget.whom): Gate(budget.a_second * self.scale, max(1, budget.at_once * self.scale))
            for budget in BUDGETS
        }
        self._regulars = Regulars(max(1, SEATS_OF_ADDRESS * self.scale))

    def bucket(self) -> Bucket:
        """For all that comes over one connection."""
        return Bucket(self.rate, 2 * self.rate)

    def of(self, what: What, whom: Whom, who: str) -> Bucket | None:
        """None: nobody counts that."""
        gate = self._gates.get((what, whom))
        return None if gate is None else gate.bucket(who)

    def of_seat(self, what: What, seat: str, address: str) -> Bucket | None:
        """What is a seat's own; None: nothing is, or too many of this address have something of their own already."""
        return self.of(what, "seat", seat) if self._regulars.welcome(address, seat) else None


@dataclass(frozen=True)
class Payer:
    """Somebody who wants something: from where, at which table, and the token (as a hash) of a seat there, if any."""

    budgets: Budgets
    address: str
    table: str | None = None
    seat: str | None = None

    def spend(self, what: What, amount: float = 1) -> None:
        """Out of one's own, or out of what one shares with others; else refuse."""
        if not self.affords(what, amount):
            raise Nay("too-fast", 429)

    def spend_up_to(self, what: What, amount: float) -> None:
        """The same, but never more than anybody can have at once: costly as it is, it must not be impossible."""
        self.spend(what, min([amount, *(bucket.at_once for bucket in self._shared(what))]))

    def affords(self, what: What, amount: float = 1) -> bool:
        """Spend it, if there is enough."""
        own = None if self.seat is None else self.budgets.of_seat(what, self.seat, self.address)
        if own is not None and own.take(amount):
            return True
        shared = self._shared(what)
        if not all(bucket.holds(amount) for bucket in shared):
            return False
        for bucket in shared:
            bucket.take(amount)
        return True

    def _shared(self, what: What) -> list[Bucket]:
        of_address = self.budgets.of(what, "address", self.address)
        of_table = None if self.table is None else self.budgets.of(what, "table", self.table)
        return [bucket for bucket in (of_address, of_table) if bucket is not None]


def charge(payer: Payer, bodies: Sequence[bytes]) -> None:
    """For entries that are to be written down."""
    payer.spend("entry", len(bodies))
    payer.spend("byte", sum(map(len, bodies)))
