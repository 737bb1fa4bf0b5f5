"""What all requests of one server have in common."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from courtyard.server.limits import Bucket, Gate
from courtyard.server.refusing import Nay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import HTTPConnection

    from courtyard.server.room import Room
    from courtyard.server.rooms import Rooms
    from courtyard.server.seats import Keys

# Of one address, for each message a second that a client may send: who may send more, may do more.
TABLES_A_MINUTE: Final = 3
WRONG_CODES_A_MINUTE: Final = 3
EFFORTS_A_MINUTE: Final = 15
CHAT_LINES_A_MINUTE: Final = 3
CONNECTIONS: Final = 10


class Desk:
    """Where people are let in: to the tables, and only so many at a time."""

    def __init__(self, rooms: Rooms, keys: Keys, rate: float) -> None:
        self.rooms = rooms
        self.keys = keys
        self.rate = rate  # messages a second that a client may send
        self._openings = Gate(rate * TABLES_A_MINUTE / 60, rate * TABLES_A_MINUTE)
        self._misses = Gate(rate * WRONG_CODES_A_MINUTE / 60, rate * WRONG_CODES_A_MINUTE)
        self._efforts = Gate(rate * EFFORTS_A_MINUTE / 60, rate * EFFORTS_A_MINUTE)
        self._chat = Gate(rate * CHAT_LINES_A_MINUTE / 60, rate * CHAT_LINES_A_MINUTE)
        self._connected: Counter[str] = Counter()

    def bucket(self) -> Bucket:
        """For the messages of one client."""
        return Bucket(self.rate, 2 * self.rate)

    def chat(self, request: HTTPConnection) -> Bucket:
        """For what is said from one address: chat is written down, and a reader can take only so much."""
        return self._chat.bucket(address(request))

    @contextmanager
    def connected(self, request: HTTPConnection) -> Iterator[None]:
        """As long as somebody is connected; refuse an address that has too many connections."""
        who = address(request)
        if self._connected[who] >= CONNECTIONS * self.rate:
            raise Nay("too-fast", 429)
        self._connected[who] += 1
        try:
            yield
        finally:
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]

    def count_opening(self, request: HTTPConnection) -> None:
        """Somebody opens a table; refuse one who does nothing else."""
        if not self._openings.bucket(address(request)).take():
            raise Nay("too-fast", 429)

    def count_effort(self, request: HTTPConnection) -> None:
        """Somebody wants something that costs the server more than a look."""
        if not self._efforts.bucket(address(request)).take():
            raise Nay("too-fast", 429)

    async def find(self, request: HTTPConnection) -> Room:
        """The table that a request is about. Who guesses codes is soon told nothing any more."""
        misses = self._misses.bucket(address(request))
        if misses.empty:
            raise Nay("too-fast", 429)
        try:
            return await self.rooms.find(request.path_params["code"])
        except Nay:
            misses.take()
            raise


def address(request: HTTPConnection) -> str:
    return "" if request.client is None else request.client.host


def desk_of(request: HTTPConnection) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk
