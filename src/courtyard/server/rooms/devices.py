"""Devices that several people share: whose cards they show, and whom they are to be handed to.

All seats of a device are held by one token. While a game is played, a window of it shows the table as bystanders see
it, until somebody says whose cards it is to show; and again when somebody else is to have the device (ADR 32).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from courtyard.core.seats import BYSTANDER, Viewer
from courtyard.server.shapes.refusal import Nay
from courtyard.server.shapes.sharing import Device

if TYPE_CHECKING:
    from courtyard.server.rooms.room import Room
    from courtyard.server.sockets.connection import Connection


class Call(NamedTuple):
    """Who is to have a device, if anybody, and what for."""

    hand: int | None
    due: bool  # in case they are asked something
    request: bool  # somebody asks to take an answer back


@dataclass
class Shown:
    """Somebody's cards: in which window, and who was called when that was last looked at."""

    window: Connection
    seat: int
    call: Call


class Devices:
    """Kept only in memory: after a restart all cards are covered."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._shown: dict[str | None, Shown] = {}  # by token

    # -- who is who ----------------------------------------------------------------------------------------------------
    def is_shared(self, token: str | None) -> bool:
        return len(self.room.table.seats_of(token)) > 1

    def covers(self, token: str | None) -> bool:
        """Whether a device shows only one of its seats at a time: while there is something to hide."""
        return self.is_shared(token) and self.room.table.phase == "playing"

    def shown(self, connection: Connection) -> int | None:
        """Whose cards a window of a shared device shows."""
        shown = self._shown.get(connection.token)
        return None if shown is None or shown.window is not connection else shown.seat

    def viewer(self, connection: Connection) -> Viewer:
        """As whom a window is shown the game."""
        if self.is_shared(connection.token):
            player = self.shown(connection)
        else:
            player = self.room.table.player_of(connection.token)
        return BYSTANDER if player is None else player

    def actor(self, connection: Connection) -> int | None:
        """As whom a window acts: between games, whoever of its people hosts, or sat down first."""
        if self.covers(connection.token):
            return self.shown(connection)
        return self.room.host_among(connection.token)

    # -- what people do ------------------------------------------------------------------------------------------------
    def uncover(self, connection: Connection, seat: int) -> None:
        """Show somebody's cards in this window, and nobody's in the others."""
        token = connection.token
        if not self.covers(token) or seat not in self.room.table.seats_of(token):
            raise Nay("not-here", 403)
        self._shown[token] = Shown(connection, seat, self._call(token))
        self.room.people_changed()

    def resume(self, connection: Connection, seat: int | None) -> None:
        """A window that has lost its connection shows what it did, unless somebody else is to have the device."""
        if seat in self.room.table.seats_of(connection.token) and self.hand(connection.token) in {None, seat}:
            self.uncover(connection, seat)

    def cover(self, connection: Connection) -> None:
        self.forget(connection)
        self.room.people_changed()

    def hand_on(self, connection: Connection) -> None:
        """Whoever was handed the device in case they are asked something has nothing to decide."""
        seat, play = self.shown(connection), self.room.table.play
        if seat is None or play is None or self.hand(connection.token) != seat or not self.is_due(seat):
            raise Nay("stale")
        choice = play.session.choice
        if choice is not None and choice.seat == seat and not play.held_from(seat):
            raise Nay("stale")  # there is a question
        self.forget(connection)
        self.room.round.hand_on()
        self.room.hush.fall()
        self.room.changed()
        self.room.driver.wake()

    def put_away(self, seat: int) -> None:
        """Cover the cards of whoever has answered in secret, unless they are asked something else at once."""
        choice, token = self.room.open_question(), self.room.table.chairs[seat].token
        shown = self._shown.get(token)
        if shown is not None and shown.seat == seat and (choice is None or choice.seat != seat):
            del self._shown[token]

    def forget(self, connection: Connection) -> None:
        """A window is gone."""
        if self.shown(connection) is not None:
            del self._shown[connection.token]

    # -- whom it is handed to ------------------------------------------------------------------------------------------
    def hand(self, token: str | None) -> int | None:
        """Who is to have the device now; None: nobody there is asked anything."""
        table, choice = self.room.table, self.room.open_question()
        own = [seat for seat in table.seats_of(token) if not table.chairs[seat].away_bot]
        if not self.covers(token) or self.room.hush.running:
            return None
        if self.room.round.on:
            return self.room.round.seat if self.room.round.seat in own else None
        replying = [seat for seat in self.room.requests.waiting_for() if seat in own]
        if replying:
            return replying[0]
        return int(choice.seat) if choice is not None and choice.seat in own else None

    def is_due(self, seat: int) -> bool:
        """Whether somebody is handed the device in case they are asked something."""
        return self.room.round.on and self.room.round.seat == seat

    def _call(self, token: str | None) -> Call:
        hand = self.hand(token)
        return Call(hand, hand is not None and self.is_due(hand), self.room.requests.open is not None)

    def tell(self, token: str | None) -> Device | None:
        """As those see it who share it."""
        if not self.is_shared(token):
            return None
        call, moment = self._call(token), self.covers(token) and self.room.hush.running
        return Device(seats=self.room.table.seats_of(token), hand=call.hand, due=call.due, moment=moment)

    def follow(self) -> None:
        """Something has changed: cover the cards of whoever no longer has the device."""
        for token, shown in list(self._shown.items()):
            call = self._call(token)
            gone = shown.seat not in self.room.table.seats_of(token) or not self.covers(token)
            if gone or (call != shown.call and call.hand not in {None, shown.seat}):
                del self._shown[token]
            shown.call = call
