"""Requests that make no sense, or do not come to an end: a short refusal, no fault, no socket held."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from courtyard.server.limits.addresses import household
from courtyard.server.limits.logs import Sparing
from courtyard.server.sockets import patience

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.house import House

    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio

TABLE = b'{"game": "dominion", "name": "Anna"}'
HOLDING = 30  # sockets


@asynccontextmanager
async def wire(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    host, _, port = house.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


def post(house: House, *headers: str, body: bytes = TABLE) -> bytes:
    lines = ["POST /api/tables HTTP/1.1", f"Host: {house.address}", "Content-Type: application/json", *headers]
    return "\r\n".join([*lines, "\r\n"]).encode() + body


def faults(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


@pytest.mark.parametrize(
    "body", [b'{"game": "\xff"}', b'{"game": "dominion", "name": "A\xc3\x28"}', b'{"\xed\xa0\x80": 1}', b"\xff"]
)
async def test_a_body_that_is_no_utf_8_is_refused(house: House, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    anna = await house.person()
    for path in ("/api/tables", "/api/games/dominion/draft"):
        answer = await anna.request("POST", path, body)
        assert (answer.status_code, answer.json()["id"]) == (400, "refused-message")
    assert faults(caplog) == []


async def test_a_frame_that_is_no_utf_8_is_refused_and_forgotten(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await house.opens("dominion")
    assert anna.socket is not None
    await anna.socket.send(b'{"type": "chat", "text": "\xff"}')
    await anna.is_refused("message")
    await anna.sends(type="ping")
    await anna.hears("pong")
    assert faults(caplog) == []


@pytest.mark.parametrize("farewell", [False, True])
async def test_a_text_that_is_none_ends_the_connection_whether_or_not_a_farewell_follows_in_one_breath(
    house: House, caplog: pytest.LogCaptureFixture, *, farewell: bool
) -> None:
    anna = await house.opens("dominion")
    assert anna.socket is not None
    protocol = anna.socket.protocol
    protocol.send_text(b"\xff")
    if farewell:
        protocol.send_close(1000)
    anna.socket.transport.write(b"".join(protocol.data_to_send()))
    assert await anna.closed() == (1000 if farewell else 1007)
    assert faults(caplog) == []


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_nonsense_in_one_breath_with_a_request_is_no_fault_of_ours(
    house: House, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    """It is refused before whoever answers the request has had a word."""
    async with wire(house) as (reader, writer):
        writer.write(
            f"{method} /livez HTTP/1.1\r\nHost: {house.address}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n".encode()
        )
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
    assert (await (await house.person()).get("/livez")).status_code == 200
    assert faults(caplog) == []


async def test_a_body_that_is_cut_short_is_no_fault_of_ours(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for headers in (["Content-Length: 100"], ["Transfer-Encoding: chunked"]):
        async with wire(house) as (_, writer):
            writer.write(post(house, *headers, body=b"9\r\n{"))
            await writer.drain()
    anna = await house.person()
    assert (await anna.get("/livez")).status_code == 200
    await house.stop()  # by now everybody who was cut off has been noticed
    await house.start()
    assert faults(caplog) == []


@pytest.mark.parametrize("length", ["Content-Length: 1000000", "Transfer-Encoding: chunked"])
@pytest.mark.parametrize("asked", ["GET /livez", "GET /nothing", "POST /nothing", "POST /api/tables"])
async def test_whoever_drips_a_body_after_the_answer_is_let_go(
    house: House, monkeypatch: pytest.MonkeyPatch, asked: str, length: str
) -> None:
    monkeypatch.setattr(patience, "FAREWELL", 0.2)
    async with wire(house) as (reader, writer):
        writer.write(
            f"{asked} HTTP/1.1\r\nHost: {house.address}\r\nContent-Type: text/plain\r\n{length}\r\n\r\n".encode()
        )
        if asked == "POST /api/tables":  # is read to its end before its type is looked at
            monkeypatch.setattr("courtyard.server.web.endpoint.PATIENCE", 0.2)
        assert (await reader.readline()).startswith(b"HTTP/1.1 ")

        async def drip() -> None:
            while True:
                writer.write(b"1\r\na\r\n" if "chunked" in length else b"a")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()  # to the end of the connection
        dripping.cancel()


async def test_whoever_holds_many_connections_holds_no_more_than_allowed(settings: Settings, house: House) -> None:
    house.settings = replace(settings, rate=1)
    await house.restart()
    anna = await house.opens("dominion")
    async with wire(house) as (first, _):
        held = [await asyncio.open_connection(*house.address.split(":")) for _ in range(HOLDING)]
        async with asyncio.timeout(PATIENCE):
            assert await first.read() == b""  # the oldest has made place for the others
        assert (await (await house.person()).get("/livez")).status_code == 200
        for _, writer in held:
            writer.close()
    await anna.sends(type="ping")
    await anna.hears("pong")


async def test_who_has_begun_many_requests_keeps_nobody_out(settings: Settings, house: House) -> None:
    house.settings = replace(settings, rate=1)  # five connections
    await house.restart()
    async with AsyncExitStack() as stack:
        for _ in range(HOLDING):
            reader, writer = await stack.enter_async_context(wire(house))
            writer.write(post(house, "Content-Length: 100", "Expect: 100-continue", body=b""))
            async with asyncio.timeout(PATIENCE):
                assert (await reader.readline()).startswith(b"HTTP/1.1 100 ")  # the rest of it is waited for
        assert (await (await house.person()).get("/livez")).status_code == 200


@pytest.mark.parametrize("header", [f"Content-Length: {len(TABLE)}", "Transfer-Encoding: chunked", f"X: {'x' * 9_000}"])
async def test_a_handshake_that_nobody_can_make_sense_of_is_refused_and_not_held(house: House, header: str) -> None:
    async with wire(house) as (reader, writer):
        writer.write(post(house, "Connection: upgrade", "Upgrade: websocket", header))
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")  # to the end of the connection


async def test_a_request_that_says_its_length_twice_is_refused_and_nothing_after_it_is_read(house: House) -> None:
    async with wire(house) as (reader, writer):
        writer.write(post(house, "Content-Length: 36", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"))
        writer.write(f"GET /livez HTTP/1.1\r\nHost: {house.address}\r\n\r\n".encode())
        told = await reader.read()
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b"refused-two-lengths" in told
    assert told.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("scheme", ["x", "ftp", "HTTP", "", "http:"])
async def test_only_http_is_an_origin(house: House, scheme: str) -> None:
    anna = await house.opens("dominion")
    origin = f"{scheme}://{house.address}"
    with pytest.raises(InvalidStatus):
        await anna.joins(anna.code, origin)
    answer = await anna.post("/api/tables", {"game": "dominion", "name": "Anna"}, origin=origin)
    assert (answer.status_code, answer.json()["id"]) == (403, "refused-origin")


@pytest.mark.parametrize("host", ["evil.example:80@127.0.0.1", "127.0.0.1:1:2", "127.0.0.1/x", "a b", "[::1"])
@pytest.mark.parametrize("open_to_all", [False, True])
async def test_a_host_must_be_one(settings: Settings, house: House, host: str, *, open_to_all: bool) -> None:
    house.settings = replace(settings, hosts=() if open_to_all else ("127.0.0.1",))
    await house.restart()
    anna = await house.person()
    answer = await anna.request("GET", "/api/games", host=host)
    assert (answer.status_code, answer.json()["id"]) == (403, "refused-address")


async def test_the_type_of_a_body_may_be_written_in_any_case(house: House) -> None:
    anna = await house.person()
    answer = await anna.request("POST", "/api/tables", TABLE, content_type="APPLICATION/JSON; charset=utf-8")
    assert answer.status_code == 201


async def test_nobody_is_let_send_what_is_larger_than_it_looks(house: House) -> None:
    anna = await house.opens("dominion")
    assert anna.socket is not None
    assert anna.socket.protocol.extensions == []  # though to pack messages was offered


async def test_a_message_of_countless_pieces_ends_the_connection(house: House) -> None:
    anna = await house.opens("dominion")
    assert anna.socket is not None
    protocol = anna.socket.protocol
    protocol.send_text(b"", fin=False)
    for _ in range(100):
        protocol.send_continuation(b"", fin=False)
    anna.socket.transport.write(b"".join(protocol.data_to_send()))
    assert await anna.closed() == 1009


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
async def test_countless_small_frames_end_the_connection_before_they_are_all_taken_apart(
    house: House, monkeypatch: pytest.MonkeyPatch, opcode: Opcode
) -> None:
    anna = await house.opens("dominion")
    taken_apart = 0

    def counted(protocol: ServerProtocol, frame: Frame) -> None:
        nonlocal taken_apart
        taken_apart += 1
        Protocol.recv_frame(protocol, frame)

    monkeypatch.setattr(ServerProtocol, "recv_frame", counted, raising=False)
    assert anna.socket is not None
    anna.socket.transport.write(Frame(opcode, b"").serialize(mask=True) * 30_000)
    with suppress(ConnectionError):  # what was not read any more may make a farewell impossible
        assert await anna.closed() in {1006, 1008}
    assert taken_apart < 1_500


async def test_only_a_proxy_that_was_named_says_for_whom_it_asks(settings: Settings, house: House) -> None:
    many = [f"192.0.2.{number}" for number in range(1, 9)]
    for proxies, refused in (((), True), (("10.0.0.0/8",), True), (("127.0.0.0/8",), False)):
        house.settings = replace(settings, rate=1, proxies=proxies)
        await house.restart()
        anna = await house.person()
        answers = [await anna.request("POST", "/api/tables", TABLE, x_forwarded_for=each) for each in many]
        assert (answers[-1].status_code == 429) is refused


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_a_house_counts_as_one(host: str, counted: str) -> None:
    assert household(host) == counted


def test_equal_lines_of_the_log_are_left_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    sparing = Sparing()

    def says(text: str, *args: object, error: Exception | None = None) -> str | None:
        told = None if error is None else (type(error), error, None)
        record = logging.LogRecord("server", logging.WARNING, "", 0, text, args, told)
        return record.getMessage() if sparing.filter(record) else None

    assert [says("Table %s failed.", number) for number in range(12)][9:] == ["Table 9 failed.", None, None]
    assert says("Something else.") == "Something else."
    assert says("Table %s failed.", 11, error=ValueError("a fault that nobody has seen yet")) == "Table 11 failed."
    now[0] = 11.0
    assert says("Table %s failed.", 12) == "Table 12 failed. (and 2 more like this)"
