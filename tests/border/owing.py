"""What a server owes to whoever has sent it some bytes over HTTP, and what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import h11

if TYPE_CHECKING:
    import asyncio

UPGRADE: Final = [("Host", "here"), ("Connection", "upgrade"), ("Upgrade", "websocket")]  # so that it may be granted
SWITCHED: Final = 101


Then = Literal["nothing", "the rest of a request", "nonsense", "nonsense within a request"]


class Owed(NamedTuple):
    """An answer to each whole request, in their order; what comes after them may be owed one as well."""

    methods: list[str]
    then: Then
    begun: str = "GET"  # the method of what comes after them


def owed_for(sent: bytes) -> Owed:
    """Reads it as a server would that answers everything at once."""
    server, method = h11.Connection(h11.SERVER), ""
    methods: list[str] = []
    if not sent:  # to h11 that would be the end of the connection
        return Owed([], "the rest of a request")
    server.receive_data(sent)
    while True:
        try:
            event = server.next_event()
        except h11.RemoteProtocolError:
            return Owed(methods, "nonsense within a request", method) if method else Owed(methods, "nonsense")
        if isinstance(event, h11.Request):
            method = event.method.decode()
            if asks_for_a_websocket(event):
                return Owed([*methods, method], "nothing")
        elif isinstance(event, h11.EndOfMessage):
            methods, method = [*methods, method], ""
            server.send(h11.Response(status_code=204, headers=[]))
            server.send(h11.EndOfMessage())
            if server.our_state is not h11.DONE:
                return Owed(methods, "nothing")
            server.start_next_cycle()
        elif event is h11.NEED_DATA:
            waits = method or server.trailing_data[0]
            return Owed(methods, "the rest of a request" if waits else "nothing", method or "GET")


def asks_for_a_websocket(request: h11.Request) -> bool:
    said = [(name, value.lower()) for name, value in request.headers]
    connection = [part.strip() for name, value in said if name == b"connection" for part in value.split(b",")]
    return b"upgrade" in connection and (b"upgrade", b"websocket") in said


class Answer(NamedTuple):
    """An answer that was read to its end."""

    status: int
    last: bool  # the server closes the connection after it


class Listener:
    """Reads one answer after another."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader
        self._rest = b""

    async def answer(self, method: str) -> Answer | None:
        """To a request of some method; None: the server has closed the connection instead."""
        client, status = h11.Connection(h11.CLIENT), 0
        client.send(h11.Request(method=method, target="/", headers=UPGRADE))
        client.send(h11.EndOfMessage())
        if self._rest:
            client.receive_data(self._rest)
        while True:
            event = client.next_event()
            if event is h11.NEED_DATA:
                heard = await self._reader.read(1 << 16)
                if not heard and not status and not client.trailing_data[0]:
                    return None
                client.receive_data(heard)
            elif isinstance(event, h11.InformationalResponse) and event.status_code == SWITCHED:
                return Answer(SWITCHED, last=True)
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.EndOfMessage):
                self._rest = client.trailing_data[0]
                return Answer(status, last=client.their_state is not h11.DONE)
