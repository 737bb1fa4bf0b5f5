"""Whoever never reads is not waited for: neither for an answer nor for a last word."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE

from courtyard.server.sockets import patience
from courtyard.server.sockets.patience import Patient

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.house import House, Person

    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio

SMALL = 4096  # bytes that lie on the way; all else waits in the server
HOLDING = 30  # sockets


def make_narrow(house: House) -> None:
    """Connections from now on carry little at a time."""
    for listening in house.server.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)


@asynccontextmanager
async def deaf(house: House) -> AsyncIterator[socket.socket]:
    """A connection of somebody who does not read."""
    host, _, port = house.address.partition(":")
    with socket.socket() as line:
        line.settimeout(0)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
        yield line


def request(house: House, path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {house.address}", *headers, "\r\n"]).encode()


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set as soon as a connection is gone, on the server's side."""
    gone = asyncio.Event()
    usual = Patient.connection_lost

    def connection_lost(self: Patient, exc: Exception | None) -> None:
        usual(self, exc)
        gone.set()

    monkeypatch.setattr(Patient, "connection_lost", connection_lost)
    return gone


@pytest.mark.parametrize("times", [1, 20])
async def test_whoever_asks_and_never_reads_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch, lost: asyncio.Event, times: int
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.2)
    monkeypatch.setattr(patience, "FAREWELL", 0.2)
    make_narrow(house)
    async with deaf(house) as line, asyncio.timeout(PATIENCE):
        await asyncio.get_running_loop().sock_sendall(line, request(house, "/api/words/en") * times)
        await lost.wait()


async def test_whoever_never_reads_holds_no_more_connections_than_allowed(settings: Settings, house: House) -> None:
    house.settings = replace(settings, rate=1)  # five connections
    await house.restart()
    make_narrow(house)
    loop = asyncio.get_running_loop()
    async with AsyncExitStack() as lines:
        for _ in range(HOLDING):
            line = await lines.enter_async_context(deaf(house))
            await loop.sock_sendall(line, request(house, "/api/words/en"))
            await loop.sock_recv(line, 1)  # it is being answered
        assert len(house.server.server_state.connections) <= 5 + 1  # one may be about to go
        assert (await (await house.person()).get("/livez")).status_code == 200


async def talkative(house: House) -> Person:
    """Somebody at whose table there is more to read than lies on the way."""
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 0})
    for _ in range(300):
        await anna.sends(type="chat", text="x" * 500)
    while len(anna.chat) < 300:
        await anna.next()
    return anna


@asynccontextmanager
async def deaf_onlooker(house: House, code: str) -> AsyncIterator[socket.socket]:
    """Somebody who looks on without reading anything."""
    make_narrow(house)
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    async with deaf(house) as line:
        asked = request(house, f"/api/tables/{code}/live", f"Origin: http://{house.address}", key, *upgrade)
        await asyncio.get_running_loop().sock_sendall(line, asked)
        yield line


async def test_an_onlooker_who_never_reads_is_cut_off_when_pings_stay_unanswered(house: House) -> None:
    anna = await talkative(house)
    house.server.config.ws_ping_interval = house.server.config.ws_ping_timeout = 0.2  # of those who come later
    async with deaf_onlooker(house, anna.code):
        await anna.finds(lambda table: table["watchers"] == 1)
        await anna.finds(lambda table: table["watchers"] == 0)


async def test_an_onlooker_who_never_reads_is_sent_away_all_the_same(house: House) -> None:
    anna = await talkative(house)
    async with deaf_onlooker(house, anna.code):
        await anna.finds(lambda table: table["watchers"] == 1)
        await anna.sends(type="setup", change={"onlookers": False})
        await anna.finds(lambda table: table["watchers"] == 0)
