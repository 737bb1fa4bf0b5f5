"""What all requests of one server have in common."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from courtyard.server.limits.addresses import house_of
from courtyard.server.limits.bounds import CASES_KEPT
from courtyard.server.limits.budgets import Payer
from courtyard.server.rulings.desk import PracticeDesk
from courtyard.server.shapes.refusal import Nay
from courtyard.server.sockets.doorway import Doorway
from courtyard.server.tables.seats import COOKIE
from courtyard.server.web.sheets import Shelf

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from courtyard.server.limits.budgets import Budgets
    from courtyard.server.rooms.room import Room
    from courtyard.server.rooms.rooms import Rooms
    from courtyard.server.tables.seats import Keys

RECORDS_KEPT: Final = 50  # in memory, of games that were finished; each some ten kilobytes, the longest some hundred


class Reception:
    """Where people are let in: to the tables, and only a limited number at a time."""

    def __init__(self, rooms: Rooms, keys: Keys, budgets: Budgets) -> None:
        self.rooms = rooms
        self.keys = keys
        self.budgets = budgets
        self.doorway = Doorway(budgets.scale)
        self.records = Shelf(RECORDS_KEPT)
        self.rulings = Shelf(CASES_KEPT)
        self.practice = PracticeDesk()

    def payer(self, request: HTTPConnection) -> Payer:
        return Payer(self.budgets, house_of(request.client))

    def token_of(self, request: HTTPConnection, room: Room) -> str | None:
        """The hash of the token that the caller holds for a table, if any."""
        token = request.cookies.get(COOKIE + room.table.code)
        return None if token is None else self.keys.hash(token)

    def lets_in(self, request: HTTPConnection) -> bool:
        """Whether a websocket is looked at at all: not for who asks without end, unless it is somebody who plays."""
        return self.payer(request).affords("request") or self._is_expected(request)

    def _is_expected(self, request: HTTPConnection) -> bool:
        """Whether somebody comes back to a seat, whom no stranger at the same address is to keep out."""
        room = self.rooms.at(request.path_params["code"])
        token = None if room is None else self.token_of(request, room)
        if room is None or token is None or room.table.seat_of(token) is None:
            return False
        own = self.budgets.of_seat("handshake", token, house_of(request.client))
        return own is not None and own.holds(1)

    async def find(self, request: HTTPConnection) -> Room:
        """The table that a request is about. Whoever guesses codes is soon told nothing more.

        Others at the same address may still come to their tables: one that is in memory is always found, and one that
        has to be looked up as long as the guesser leaves anything of that.
        """
        code, payer = request.path_params["code"], self.payer(request)
        misses = self.budgets.of("wrong code", "address", payer.address)
        assert misses is not None
        if self.rooms.at(code) is None and not misses.holds(1):
            payer.spend("search")
        try:
            return await self.rooms.find(code, payer)
        except Nay as nay:
            if nay.status == HTTPStatus.NOT_FOUND and not misses.take():
                raise Nay("too-fast", 429) from None
            raise


def reception_of(request: HTTPConnection) -> Reception:
    reception = request.app.state.reception
    assert isinstance(reception, Reception)
    return reception
