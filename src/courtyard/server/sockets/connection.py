"""One websocket: what a client says, and what it has been told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from courtyard import __version__
from courtyard.server.limits.bounds import MOST_WAITING
from courtyard.server.shapes.farewells import TOO_FAST
from courtyard.server.shapes.refusal import Nay
from courtyard.server.shapes.wire import (
    PROTOCOL,
    ChatNews,
    Hello,
    Position,
    RefusedNews,
    decode,
    encode,
)
from courtyard.server.shown.story import NOTHING
from courtyard.server.sockets.orders import obey
from courtyard.server.sockets.patience import FAREWELL
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.store import Conflict

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from courtyard.core.seats import Viewer
    from courtyard.server.limits.budgets import Payer
    from courtyard.server.limits.rate import Bucket
    from courtyard.server.rooms.room import Room
    from courtyard.server.shapes.wire import FromServer, UndoState
    from courtyard.server.shown.face import Face

LOG: Final = logging.getLogger(__name__)
PING: Final = b'{"type":"ping"}'  # as pages write it; written in any other way it counts as a message
NONE_YET: Final = -1  # in the place of a number: nothing was sent, said or told so far
Looks = tuple[tuple[object, ...], tuple[object, ...]]


class Connection:
    """Sends what has changed since it last sent something; a slow client gets fewer messages, not a longer queue."""

    def __init__(self, socket: WebSocket, room: Room, token: str | None, language: str, origin: Payer) -> None:
        self.socket = socket
        self.room = room
        self.token = token  # hashed
        self.language = language
        self.origin = origin  # as somebody without a seat
        self.farewell: int | None = None  # the code with which to close it
        self._dismissed = asyncio.Event()
        self._news = asyncio.Event()
        self._replies: deque[FromServer] = deque()
        self._table = b""
        self._viewer: Viewer | None = None
        self._read = NOTHING
        self._place = NONE_YET  # number of answers of the position that was sent
        self._seen: Looks = ((), ())  # how it looked
        self._said = NONE_YET  # number of the last line of chat

    @property
    def address(self) -> str:
        return self.origin.address

    @property
    def seated(self) -> bool:
        return self.room.table.seat_of(self.token) is not None

    def payer(self) -> Payer:
        """Who pays for what is done here: a seat, if there is one, and those who share the address and the table."""
        return replace(self.origin, table=self.room.table.code, seat=self.token if self.seated else None)

    # -- from the server -----------------------------------------------------------------------------------------------
    def wake(self) -> None:
        self._news.set()

    def send(self, message: FromServer) -> None:
        self._replies.append(message)
        self.wake()

    def resume(self, epoch: int, events: int) -> None:
        """Take a client's word for how many lines of an epoch it has. Those since a heading may have changed."""
        viewer = self.room.devices.viewer(self)
        face = self.room.face(viewer, self.language)
        if face is None or face.epoch != epoch or not 0 < events <= len(face.lines):
            return
        self._viewer, self._read = viewer, self.room.story(viewer, self.language).read(events)

    async def pump(self) -> None:
        """Send, until the connection ends or the table has to be read again."""
        await self._send(Hello(protocol=PROTOCOL, version=__version__))
        while self.farewell is None and not self.room.broken:
            for message in self.news():
                await self._send(message)
            await self._news.wait()
            self._news.clear()

    def send_away(self, code: int) -> None:
        self.farewell = code
        self._dismissed.set()
        self.wake()

    async def linger(self) -> None:
        """Until it was sent away, and has had the time to read what it was being sent."""
        await self._dismissed.wait()
        await asyncio.sleep(FAREWELL)

    async def _send(self, message: FromServer | bytes) -> None:
        body = message if isinstance(message, bytes) else encode(message)
        await self.socket.send_text(body.decode())

    def news(self) -> list[FromServer | bytes]:
        """Replies, and whatever looks different now."""
        messages: list[FromServer | bytes] = list(self._replies)
        self._replies.clear()
        table = self.room.table_news(self.token, self.room.devices.shown(self))
        if table != self._table:
            self._table = table
            messages.append(table)
        position = self._position()
        if position is not None:
            messages.append(position)
        lines = [line for line in self.room.table.chat if line.number > self._said]
        if lines:
            self._said = lines[-1].number
            messages.append(ChatNews(lines=lines))
        return messages

    def _position(self) -> Position | None:
        """What the viewer may see, if it is not what was sent last."""
        viewer = self.room.devices.viewer(self)
        face = self.room.face(viewer, self.language)
        if face is None:
            return None
        undo = self.room.requests.state(viewer)
        story = self.room.story(viewer, self.language)
        start, seen = story.unread(self._read), looks(face, undo)
        same = viewer == self._viewer and start == len(face.lines) == self._read.lines
        if same and (seen == self._seen or (face.held and self._place == face.answers and seen[0] == self._seen[0])):
            return None
        self._viewer, self._read, self._place, self._seen = viewer, story.read(), face.answers, seen
        return face.position(start, undo)

    # -- from the client -----------------------------------------------------------------------------------------------
    async def listen(self, bucket: Bucket) -> None:
        """Do what the client says, until it goes or goes too far."""
        while True:
            text = await self._receive()
            payer = self.payer()
            if not bucket.take() or len(self._replies) > MOST_WAITING:
                break
            if payer.affords("ping" if text == PING else "message"):  # before anybody looks at what it says
                await self._take(text)
            elif payer.affords("refusal"):
                self._refuse(Nay("too-fast", 429))
            else:
                break
        await self.close(TOO_FAST)

    async def _receive(self) -> bytes:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        return bytes(received.get("bytes") or b"") if text is None else str(text).encode("utf-8", "replace")

    async def _take(self, text: bytes) -> None:
        try:
            await obey(self.room, self, decode(text))
        except msgspec.MsgspecError as error:
            self._refuse(Nay("message", reason=str(error)))
        except Nay as nay:
            self._refuse(nay)
        except Conflict:
            LOG.warning("Table %s was changed by somebody else; it is read again.", self.room.table.code)
        except SQLAlchemyError as error:
            LOG.error("Table %s cannot be written down: %s", self.room.table.code, reason_of(error))  # noqa: TRY400
            self._refuse(Nay("store"))

    def _refuse(self, nay: Nay) -> None:
        """Say why, and show once more what there is."""
        said = nay.message
        self.send(RefusedNews(id=said.id, facts=said.facts))
        if nay.id == "stale":
            self._seen = ((), ())

    async def close(self, code: int) -> None:
        """If it is not closed already, and somebody reads."""
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.socket.close(code)


def looks(face: Face, undo: UndoState) -> Looks:
    """All but the lines: first what may change while something is held back, then what must not."""
    return (face.shown, undo.asked_by, tuple(undo.waiting_for)), (face.asked, undo.allowed)
