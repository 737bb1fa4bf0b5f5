"""Undo: whether it is free, who has to agree, and who asks."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy.exc import SQLAlchemyError

from courtyard.server.shapes.entries import Undone
from courtyard.server.shapes.refusal import Nay
from courtyard.server.shapes.wire import UndoState
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.store import Conflict
from courtyard.server.undo.knowledge import CLOSELY, GLANCE, answered_since, last_answer, taught

if TYPE_CHECKING:
    from courtyard.core.seats import Viewer
    from courtyard.server.plays.play import Play
    from courtyard.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 15.0  # seconds: a request waits so long for people who are all away, then goes on without them


@dataclass
class Request:
    """Somebody asks to take back the answer at some place of an epoch."""

    seat: int
    epoch: int
    place: int
    agreed: set[int] = field(default_factory=set)


class Requests:
    """At most one request at a time, kept only in memory: whoever asked before a restart asks again."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.open: Request | None = None
        self.patience = PATIENCE
        self._waiting: asyncio.Task[None] | None = None  # runs while nobody is here who could reply
        self._taught: tuple[tuple[int, int, int], dict[int, bool]] = ((0, 0, 0), {})  # when, and by how many guesses

    # -- what is allowed -----------------------------------------------------------------------------------------------
    def allowed(self, seat: int) -> Literal["free", "ask"] | None:
        """How a seat may take back its last answer."""
        table = self.room.table
        play = table.play
        if play is None or play.over or table.undo == "never" or seat not in table.people():
            return None
        if play.held_from(seat):
            return None  # it would tell of what is held back
        place = last_answer(play, seat)
        if place is None:
            return None
        if not self._others(seat):
            return "free"
        return "free" if table.undo == "free" and not self._is_taught(play, place, GLANCE) else "ask"

    def _others(self, seat: int) -> list[int]:
        """The people who are to agree: bots agree to everything, even those that play for somebody."""
        return [other for other in self.room.table.people() if other != seat]

    def _is_taught(self, play: Play, place: int, guesses: int) -> bool:
        """Looked at once an answer: nobody learns anything by chat, or by who comes and goes."""
        when = (play.epoch, len(play.session.answers), place)
        if self._taught[0] != when:
            self._taught = (when, {})
        known = self._taught[1]
        if guesses not in known:
            known[guesses] = taught(play, place, guesses)
        return known[guesses]

    def waiting_for(self) -> list[int]:
        """Who has not replied yet."""
        if self.open is None:
            return []
        return [seat for seat in self._others(self.open.seat) if seat not in self.open.agreed]

    def state(self, viewer: Viewer) -> UndoState:
        """As a viewer sees it."""
        return UndoState(
            allowed=self.allowed(viewer) if viewer >= 0 else None,
            asked_by=None if self.open is None else self.open.seat,
            waiting_for=self.waiting_for(),
        )

    # -- what people do ------------------------------------------------------------------------------------------------
    async def ask(self, seat: int) -> None:
        """Take back at once what is free; else ask the others. To ask again takes the request back."""
        play = self.room.table.play
        allowed = self.allowed(seat)
        place = None if play is None else last_answer(play, seat)
        if self.open is not None and self.open.seat == seat:
            self._close()
        elif self.open is not None:
            raise Nay("undo-asked")
        elif allowed is None or place is None or play is None:
            raise Nay("undo-never" if self.room.table.undo == "never" else "undo-nothing")
        else:
            self.open = Request(seat, play.epoch, place)
            free = allowed == "free" and bool(self._others(seat)) and not self._is_taught(play, place, CLOSELY)
            await self._take_back_if_agreed(free=free)

    async def reply(self, seat: int, *, agree: bool) -> None:
        if self.open is None or seat not in self.waiting_for():
            raise Nay("undo-nothing")
        if not agree:
            self.room.tell(Nay("undo-denied", player=self.room.table.names[seat]), {self.open.seat})
            self._close()
            return
        self.open.agreed.add(seat)
        await self._take_back_if_agreed(free=False)

    async def _take_back_if_agreed(self, *, free: bool) -> None:
        if free or not self.waiting_for():
            await self._take_back()
        else:
            self.room.changed()
            self.check()

    async def _take_back(self) -> None:
        request, play = self.open, self.room.table.play
        assert request is not None
        assert play is not None
        self.open = None
        try:
            await self.room.commit(Undone(seat=request.seat, answers=len(play.session.answers) - request.place))
        except Exception:  # it was not written down, and nobody is waiting for it any longer
            self.room.changed()
            self.room.driver.wake()
            raise

    def _close(self) -> None:
        self.open = None
        self.stop()
        self.room.changed()
        self.room.driver.wake()

    # -- who comes and goes --------------------------------------------------------------------------------------------
    def check(self) -> None:
        """Something has changed: a request about what is past lapses, and so does one of somebody who has gone."""
        play, request = self.room.table.play, self.open
        if request is None or play is None:
            return
        past = play.over or play.epoch != request.epoch
        if past or answered_since(play, request.seat, request.place) or request.seat not in self.room.present():
            self._close()
        elif self._somebody_here():
            self.stop()
        elif self._waiting is None:
            self._waiting = asyncio.create_task(self._outwait())

    def _somebody_here(self) -> bool:
        """Whether somebody who has yet to reply can."""
        return not self.room.present().isdisjoint(self.waiting_for())

    async def _outwait(self) -> None:
        """Go on without those who stay away."""
        request = self.open

        async def go_on() -> None:
            if request is not None and self.open is request and not self._somebody_here():
                await self._take_back()

        try:
            await asyncio.sleep(self.patience if self.waiting_for() else 0)
            await self.room.change(go_on)
        except (Conflict, Nay, SQLAlchemyError) as error:
            reason = reason_of(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
            LOG.warning("Table %s: an answer was not taken back: %s", self.room.table.code, reason)
        finally:
            if self._waiting is asyncio.current_task():
                self._waiting = None

    def stop(self) -> None:
        """Wait no longer for those who are away."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
