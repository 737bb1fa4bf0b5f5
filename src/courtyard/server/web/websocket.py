"""How a websocket comes to its table."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from courtyard.server.shapes.farewells import COME_BACK, COME_LATER, FAREWELLS, NO_TABLE
from courtyard.server.shapes.refusal import Nay
from courtyard.server.sockets.connection import NONE_YET, Connection
from courtyard.server.storage.pulse import reason_of
from courtyard.server.web.reception import reception_of
from courtyard.words import ENGLISH, Words

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from courtyard.server.limits.rate import Bucket
    from courtyard.server.rooms.room import Room
    from courtyard.server.web.reception import Reception

LOG: Final = logging.getLogger(__name__)
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what it is called when a client goes
CODES: Final = {"refused-too-fast": COME_LATER, **{message: code for code, message in FAREWELLS.items()}}


async def join(socket: WebSocket) -> None:
    """Stay at a table until the client goes."""
    reception = reception_of(socket)
    if not reception.lets_in(socket):
        await socket.close()  # before it is accepted: 403, and no code
        return
    await socket.accept()
    try:
        await sit_by(socket, reception, await reception.find(socket))
    except Nay as nay:
        await socket.close(CODES.get(nay.message.id, NO_TABLE))
    except SQLAlchemyError as error:
        LOG.error("The database does not answer: %s", reason_of(error))  # noqa: TRY400
        await socket.close(COME_LATER)


async def sit_by(socket: WebSocket, reception: Reception, room: Room) -> None:
    language = socket.query_params.get("language", ENGLISH)
    connection = Connection(
        socket,
        room,
        reception.token_of(socket, room),
        language if language in known_languages() else ENGLISH,
        reception.payer(socket),
    )
    connection.payer().spend("handshake")
    if not room.table.admits(connection.token):
        raise Nay("dismissed" if connection.token in room.outcasts else "onlookers", 403)
    reception.doorway.enter(connection)
    try:
        if room.devices.covers(connection.token):
            shows = number(socket, "shows")
            room.devices.resume(connection, None if shows == NONE_YET else shows)
        else:
            connection.resume(number(socket, "epoch"), number(socket, "events"))
        await stay(room, connection, reception.budgets.bucket())
    finally:
        reception.doorway.leave(connection)


async def stay(room: Room, connection: Connection, bucket: Bucket) -> None:
    """Until the client goes, or the table has to be read again."""
    room.enter(connection)
    ways = (connection.pump(), connection.listen(bucket), connection.linger())
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.exit(connection)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                LOG.error("A connection to table %s failed.", room.table.code, exc_info=outcome)
        await connection.close(connection.farewell or COME_BACK)


@cache
def known_languages() -> tuple[str, ...]:
    """Looked up once: there are no new ones while the server runs."""
    return Words.languages()


def number(socket: WebSocket, name: str) -> int:
    """A number from the address, or NONE_YET."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 12 else NONE_YET
