"""The border fuzz knows which answers it is owed."""

from __future__ import annotations

import asyncio

import h11
import pytest
from tests.border.owing import Answer, Listener, Owed, owed_for

LOOK = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n"
CHUNKED = POST.replace(b"Content-Length: 2", b"Transfer-Encoding: chunked")
UPGRADE = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "owed"),
    [
        (LOOK, Owed(["GET"], "nothing")),
        (LOOK + POST + b"{}", Owed(["GET", "POST"], "nothing")),
        (LOOK + POST, Owed(["GET"], "the rest of a request", "POST")),
        (LOOK[:-1], Owed([], "the rest of a request")),
        (b"", Owed([], "the rest of a request")),
        (LOOK + b"?", Owed(["GET"], "the rest of a request")),
        (LOOK + b"\x00\r\n\r\n", Owed(["GET"], "nonsense")),
        (CHUNKED + b"?\r\n", Owed([], "nonsense within a request", "POST")),
        (UPGRADE + b"\x00", Owed(["GET"], "nothing")),
    ],
)
def test_what_is_owed_is_what_was_asked_for(sent: bytes, owed: Owed) -> None:
    assert owed_for(sent) == owed


async def read(told: bytes, method: str) -> list[Answer | None]:
    reader = asyncio.StreamReader()
    reader.feed_data(told)
    reader.feed_eof()
    listener = Listener(reader)
    return [await listener.answer(method), await listener.answer(method)]


@pytest.mark.anyio
async def test_answers_are_read_to_their_end() -> None:
    ok, no = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", b"HTTP/1.1 400 No\r\nContent-Length: 0\r\n"
    assert await read(ok + b"{}" + no + b"Connection: close\r\n\r\n", "GET") == [
        Answer(200, last=False),
        Answer(400, last=True),
    ]
    assert await read(b"HTTP/1.1 100 Continue\r\n\r\n" + ok, "HEAD") == [Answer(200, last=False), None]
    with pytest.raises(h11.RemoteProtocolError, match="without sending complete message body"):
        await read(ok + b"{", "GET")
