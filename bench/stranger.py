"""What a stranger who keeps within all limits does to others: their round trips alone, and beside one.

`python -m bench.stranger` starts a server with its usual limits. People play at tables of their own, each house with an
address of its own; then the same again while one address takes all that it may have, of everything at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

import click
import httpx
import msgspec
from bench.load import DECODER, some_answer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from courtyard.games import GAMES
from courtyard.server.budgets import BUDGETS
from courtyard.server.serving import listen

STRANGER: Final = "127.0.0.66"
TABLES_OF_STRANGER: Final = 60
GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)


def allowed(what: str, whom: str) -> float:
    """How many a second."""
    return next(budget.a_second for budget in BUDGETS if (budget.what, budget.whom) == (what, whom))


class Caller:
    """Somebody at an address of this machine."""

    def __init__(self, server: str, address: str) -> None:
        self.server, self.address = server, address
        self.client = httpx.AsyncClient(
            base_url=f"http://{server}",
            headers={"origin": f"http://{server}"},
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )

    async def opens(self, game: str) -> tuple[str, str]:
        """A table with bots, whose game has begun: its code and the cookie."""
        wish = {"game": game, "name": "Anna", "bots": True, "start": True}
        made = await self.client.post("/api/tables", json=wish)
        self.client.cookies.clear()
        return made.json()["code"], made.headers["set-cookie"].partition(";")[0]

    def joins(self, code: str, cookie: str) -> connect:
        return connect(
            f"ws://{self.server}/api/tables/{code}/live",
            origin=f"http://{self.server}",  # type: ignore[arg-type] # a NewType of websockets
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            max_size=None,
        )


async def says(socket: ClientConnection, **message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


class House(Caller):
    """One who plays with bots and thinks a little, as people do; and whose answers are measured."""

    def __init__(self, server: str, number: int) -> None:
        super().__init__(server, f"127.0.1.{number + 1}")
        self.dice = random.Random(number)  # noqa: S311 - a game
        self.game = list(GAMES)[number % len(GAMES)]
        self.waits: list[float] = []

    async def plays(self, thinking: float) -> None:
        code, cookie = await self.opens(self.game)
        async with self.joins(code, cookie) as socket:
            await says(socket, type="setup", change={"pace": 0})
            sent = 0.0
            async for text in socket:
                heard = DECODER.decode(text)
                if heard.type == "kept":
                    self.waits.append(time.perf_counter() - sent)
                elif heard.type == "position" and heard.end is not None:
                    await says(socket, type="rematch")
                elif heard.type == "position" and heard.choice is not None:
                    await asyncio.sleep(self.dice.uniform(0.5, 1.5) * thinking)
                    sent = time.perf_counter()
                    places = some_answer(heard.choice, self.dice)
                    await says(socket, type="answer", epoch=heard.epoch, question=heard.choice.question, places=places)


class Stranger(Caller):
    """Takes all that one address may have."""

    def __init__(self, server: str) -> None:
        super().__init__(server, STRANGER)
        self.done = 0
        self.tables: list[tuple[str, str]] = []

    async def takes_all(self) -> None:
        self.tables = [await self.opens(list(GAMES)[number % len(GAMES)]) for number in range(TABLES_OF_STRANGER)]
        works = [self.chatters(number) for number in range(TABLES_OF_STRANGER)]
        works += [self.comes_and_goes(), self.asks("effort", self.drafts), self.asks("request", self.reads)]
        works += [self.asks("opening", self.opens_another)]
        await asyncio.gather(*works)

    async def chatters(self, number: int) -> None:
        """Changes what costs most to show to all, at a table of its own, as often as a seat and its share allow."""
        code, cookie = self.tables[number]
        pause = 1 / (allowed("message", "seat") + allowed("message", "address") / TABLES_OF_STRANGER)
        for turn in count():
            with contextlib.suppress(*GONE):
                async with self.joins(code, cookie) as socket:
                    listening = asyncio.create_task(drain(socket))
                    for change in count(turn):
                        await says(socket, type="auto", on=change % 2 == 0)
                        self.done += 1
                        await asyncio.sleep(pause)
                    await listening

    async def comes_and_goes(self) -> None:
        for number in count():
            with contextlib.suppress(*GONE):
                async with self.joins(*self.tables[number % TABLES_OF_STRANGER]) as socket:
                    await socket.recv()
                    self.done += 1
            await asyncio.sleep(1 / allowed("handshake", "address"))

    async def asks(self, what: str, work: object) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await work()  # type: ignore[operator] # one of those below
                self.done += 1
            await asyncio.sleep(1 / allowed(what, "address"))

    async def drafts(self) -> None:
        await self.client.post("/api/games/dominion/draft", json={"options": {"sets": ["base", "intrigue"]}})

    async def reads(self) -> None:
        await self.client.get("/api/words/en")

    async def opens_another(self) -> None:
        await self.opens("tajmahal")


async def drain(socket: ClientConnection) -> None:
    with contextlib.suppress(*GONE):
        async for _ in socket:
            pass


async def crowd(server: str, houses: int, seconds: float, thinking: float) -> list[float]:
    """How long each answer took."""
    people = [House(server, number) for number in range(houses)]
    playing = [asyncio.create_task(person.plays(thinking)) for person in people]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return sorted(wait for person in people for wait in person.waits)


def row(title: str, waits: list[float], busy: float) -> str:
    marks = " / ".join(f"{1000 * waits[int(len(waits) * share)]:.1f} ms" for share in (0.5, 0.95, 0.99))
    return (
        f"{title:22} {len(waits):6,} answers, round trip p50 / p95 / p99: {marks}, server {100 * busy:.0f} % of a core"
    )


def spent_by(process: subprocess.Popen[str]) -> float:
    """Seconds of a processor that the server has used; its bots think elsewhere."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: str, process: subprocess.Popen[str], houses: int, seconds: float, thinking: float) -> None:
    began, used = time.perf_counter(), spent_by(process)
    alone = await crowd(server, houses, seconds, thinking)
    click.echo(row("alone", alone, (spent_by(process) - used) / (time.perf_counter() - began)))
    stranger = Stranger(server)
    taking = asyncio.create_task(stranger.takes_all())
    await asyncio.sleep(10)  # until what may be had at once is used up
    began, before, used = time.perf_counter(), stranger.done, spent_by(process)
    beside = await crowd(server, houses, seconds, thinking)
    spent = time.perf_counter() - began
    taking.cancel()
    await asyncio.gather(taking, return_exceptions=True)
    click.echo(row("beside a stranger", beside, (spent_by(process) - used) / spent))
    click.echo(f"who did {(stranger.done - before) / spent:.0f} things a second")
    click.echo(f"p95: {beside[int(len(beside) * 0.95)] / alone[int(len(alone) * 0.95)]:.2f} times what it is alone")


@click.command()
@click.option("--houses", default=20, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="For each of the two.")
@click.option("--thinking", default=1.0, show_default=True, help="Seconds that a person thinks on average.")
def main(houses: int, seconds: float, thinking: float) -> None:
    """Measure what a stranger does to others."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    program = str(Path(sys.executable).with_name("courtyard"))
    with tempfile.TemporaryDirectory() as data:
        command = [program, "serve", "--no-pages", "--port", str(port), "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                asyncio.run(measure(f"127.0.0.1:{port}", process, houses, seconds, thinking))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
