"""What all requests of one server have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.server.limits import Bucket, Gate
from courtyard.server.refusing import Nay

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from courtyard.server.room import Room
    from courtyard.server.rooms import Rooms
    from courtyard.server.seats import Keys

TABLES_A_MINUTE: Final = 3  # for one message a second: who may send more, may open more
WRONG_CODES_A_MINUTE: Final = 3


class Desk:
    """Where people are let in: to the tables, and only so many at a time."""

    def __init__(self, rooms: Rooms, keys: Keys, rate: float) -> None:
        self.rooms = rooms
        self.keys = keys
        self.rate = rate  # messages a second that a client may send
        self._openings = Gate(rate * TABLES_A_MINUTE / 60, rate * TABLES_A_MINUTE)
        self._misses = Gate(rate * WRONG_CODES_A_MINUTE / 60, rate * WRONG_CODES_A_MINUTE)

    def bucket(self) -> Bucket:
        """For the messages of one client."""
        return Bucket(self.rate, 2 * self.rate)

    def count(self, request: HTTPConnection) -> None:
        """Somebody opens a table; refuse one who does nothing else."""
        if not self._openings.bucket(address(request)).take():
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
