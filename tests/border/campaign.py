"""A border fuzz: frames and requests by grammar and by mutation, against a real server, over real sockets.

`make border` does it for long; the test of the same name for a moment. Whatever is sent, nothing is answered with a
status of 500 or more, the log holds no fault, no table changes that is not the sender's, and memory stays as it was.
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import click
import msgspec
from tests.border.grammar import message, request
from tests.border.mutation import mutate
from tests.patience import PATIENCE
from tests.server.house import Person
from tests.server.mortal import Mortal
from websockets.exceptions import ConnectionClosed, InvalidHandshake

STRANGERS: Final = 6  # who send frames at the same time
CALLERS: Final = 12  # who send requests at the same time
BATCH: Final = 40  # frames before a stranger listens
FRAMES_A_TABLE: Final = 2_000
STALL: Final = 0.3  # seconds to wait for the answer to a request that may not be whole
A_TABLE: Final = 40_000  # bytes of memory that an open table may take
A_LITTLE: Final = 24_000_000  # bytes by which memory may grow however long it goes on
KNOWN: Final = {"hello", "table", "position", "kept", "chat", "refused", "pong"}
GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, asyncio.IncompleteReadError)


@dataclass
class Figures:
    """What came of it."""

    frames: int = 0
    requests: int = 0
    closed: int = 0  # connections that the server closed
    refused: int = 0
    faults: list[str] = field(default_factory=list)  # what must not be
    memory: list[int] = field(default_factory=list)  # bytes, from time to time
    tables: int = 0

    @property
    def growth(self) -> int:
        """Since it had warmed up."""
        return self.memory[-1] - self.memory[len(self.memory) // 5]

    @property
    def flat(self) -> bool:
        return self.growth <= A_LITTLE + self.tables * A_TABLE

    def row(self) -> str:
        return (
            f"{self.frames:,} frames, {self.requests:,} requests, {self.refused:,} refused, {self.closed:,} closed, "
            f"{self.tables:,} tables, {self.memory[-1] / 1e6:.0f} MB, {len(self.faults)} faults"
        )


class Border:
    """A server, somebody who plays there in peace, and those who do not."""

    def __init__(self, data: Path, seed: int) -> None:
        self.server = Mortal(data)
        self.dice = random.Random(seed)  # noqa: S311 - not a secret
        self.figures = Figures()
        self.anna = self.person("Anna")

    def person(self, name: str) -> Person:
        return Person(self.server, name)  # type: ignore[arg-type] # as good as a house

    async def run(self, frames: int, requests: int, *, tell: bool = False) -> Figures:
        await self.server.start()
        try:
            await self.opens(self.anna, start=True)
            await self.anna.goes()
            before = self.entries(self.anna.code)
            await self.flood(frames, requests, tell=tell)
            if self.entries(self.anna.code) != before:
                self.figures.faults.append("a table was changed by strangers")
            await self.anna.comes_back()
        finally:
            await self.anna.goes()
            await self.server.kill()
            await self.server.client.aclose()
        log = (self.server.data / "server.log").read_text(errors="replace")
        self.figures.faults += [line for line in log.splitlines() if re.search(r"Traceback| ERROR | CRITICAL ", line)]
        return self.figures

    async def flood(self, frames: int, requests: int, *, tell: bool) -> None:
        works = [asyncio.create_task(self.send_frames(frames // STRANGERS, number)) for number in range(STRANGERS)]
        works += [asyncio.create_task(self.send_requests(requests // CALLERS)) for _ in range(CALLERS)]
        spoken = time.monotonic()
        while works:
            self.look()
            if tell and time.monotonic() - spoken > 10:
                spoken = time.monotonic()
                click.echo(self.figures.row())
            done, pending = await asyncio.wait(works, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
            works = list(pending)
        self.look()

    def look(self) -> None:
        """At the memory of the server, and how many tables there are."""
        pages = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
        self.figures.memory.append(int(pages) * 4096)
        with closing(sqlite3.connect(self.server.data / "courtyard.db")) as database:
            self.figures.tables = database.execute("SELECT count(*) FROM tables").fetchone()[0]

    def entries(self, code: str) -> list[bytes]:
        """What is kept of a table, but for what onlookers may say there."""
        with closing(sqlite3.connect(self.server.data / "courtyard.db")) as database:
            rows = database.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", [code]).fetchall()
        return [body for (body,) in rows if b'"said"' not in body]

    # -- frames --------------------------------------------------------------------------------------------------------
    async def opens(self, person: Person, *, start: bool) -> None:
        game = self.dice.choice(["dominion", "tajmahal"])
        wish = {"game": game, "name": person.name, "bots": True, "start": start, "options": {"start": 0}}
        answer = await person.post("/api/tables", wish)
        await person.joins(answer.json()["code"])

    async def send_frames(self, count: int, number: int) -> None:
        """Some have a table of their own, some look at Anna's, with or without a cookie that they made up."""
        sent = 0
        while sent < count:
            stranger = self.person(f"Stranger {number}")
            until = min(count, sent + FRAMES_A_TABLE)
            if number % 3 == 0:
                stranger.cookies = {f"seat-{self.anna.code}": "guess"} if number else {}
                stranger.code = self.anna.code
            else:
                await self.opens(stranger, start=bool(number % 2))
            while sent < until:
                sent += await self.send_batch(stranger, min(BATCH, until - sent))
            await stranger.goes()

    async def send_batch(self, stranger: Person, count: int) -> int:
        """Say a lot, then listen; tell how much was said before the server had enough."""
        sent = 0
        try:
            if stranger.socket is None:
                await stranger.connects(stranger.code)
            assert stranger.socket is not None
            for _ in range(count):
                frame = message(self.dice)
                if self.dice.random() < 0.6:
                    frame = mutate(frame, self.dice)
                sent += 1
                self.figures.frames += 1
                if self.dice.random() < 0.002:  # not even a frame
                    stranger.socket.transport.write(self.dice.randbytes(self.dice.randrange(1, 60)))
                await stranger.socket.send(frame if self.dice.random() < 0.3 else frame.decode(errors="replace"))
            await stranger.sends(type="ping")
            await self.listen(stranger)
        except GONE:
            self.figures.closed += 1
            self.check_code(stranger)
            stranger.socket = None
        return sent

    async def listen(self, stranger: Person) -> None:
        assert stranger.socket is not None
        while True:
            async with asyncio.timeout(PATIENCE):
                heard = msgspec.json.decode(await stranger.socket.recv())
            if heard["type"] not in KNOWN:
                self.figures.faults.append(f"said {heard}")
            self.figures.refused += heard["type"] == "refused"
            if heard["type"] == "pong":
                return

    def check_code(self, stranger: Person) -> None:
        socket = stranger.socket
        slow = socket is not None and "keepalive" in (socket.close_reason or "")  # on a busy machine
        if socket is not None and socket.close_code in {1011, 1012} and not slow:
            self.figures.faults.append(f"closed with {socket.close_code}")

    # -- requests ------------------------------------------------------------------------------------------------------
    async def send_requests(self, count: int) -> None:
        host, _, port = self.server.address.partition(":")
        for _ in range(count):
            sent = request(self.server.address, [self.anna.code, "222222"], self.dice)
            if self.dice.random() < 0.5:
                sent = mutate(sent, self.dice)
            self.figures.requests += 1
            reader, writer = await asyncio.open_connection(host, int(port))
            with suppress(*GONE, TimeoutError):
                writer.write(sent)
                async with asyncio.timeout(STALL):
                    self.check_status(sent, await reader.readline())
            writer.close()

    def check_status(self, sent: bytes, line: bytes) -> None:
        status = line.split(b" ")[1:2]
        if status and not status[0].startswith((b"1", b"2", b"3", b"4")):
            self.figures.faults.append(f"{line!r} to {sent[:300]!r}")
        self.figures.refused += bool(status) and status[0].startswith(b"4")


@click.command()
@click.option("--frames", default=700_000, show_default=True)
@click.option("--requests", default=200_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(frames: int, requests: int, seed: int) -> None:
    """Send whatever there is to send, and look what comes of it."""
    with tempfile.TemporaryDirectory() as data:
        began = time.monotonic()
        figures = asyncio.run(Border(Path(data), seed).run(frames, requests, tell=True))
    click.echo(f"{figures.row()}\nin {time.monotonic() - began:.0f} s; memory grew by {figures.growth / 1e6:.1f} MB")
    for fault in figures.faults[:20]:
        click.echo(fault)
    if figures.faults or not figures.flat:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
