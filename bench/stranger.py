"""What a stranger who keeps within all limits does to others: their round trips alone, and beside one.

`python -m bench.stranger` starts a server with its usual limits. People play at tables of their own, each house with an
address of its own; then the same again while one address takes all that it may have, of everything at once. The
stranger is a process of its own, and people come before it: it may cost the server's time, not that of who measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import httpx
from bench.people import DECODER, Caller, answers, mark, marks, says, serving
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from courtyard.games import GAMES, find_game
from courtyard.server.limits.bounds import ONLOOKERS_OF_ADDRESS
from courtyard.server.limits.budgets import BUDGETS
from courtyard.server.plays.share import write_share

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Awaitable, Callable, Coroutine
    from multiprocessing.process import BaseProcess
    from multiprocessing.queues import Queue
    from multiprocessing.sharedctypes import Synchronized

    from websockets.asyncio.client import ClientConnection

STRANGER: Final = "127.0.0.66"
TABLES_OF_STRANGER: Final = 60
LEFT_TO_BOTS: Final = 10  # of them
NONSENSE: Final = '{"type": "setup", "change": {"options": {"sets": ' + "[" * 200
GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
MOST: Final = 3.0  # times as long may others wait
LEAST: Final = 20.0  # things a second that a stranger does, or it would be no wonder that nobody waits


def allowed(what: str, whom: str = "address") -> float:
    """How many a second."""
    return next(budget.a_second for budget in BUDGETS if (budget.what, budget.whom) == (what, whom))


@dataclass
class Waits:
    """Of people: until an answer is kept, and from then until bots have answered and it is their turn again."""

    kept: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


async def opens(caller: Caller, game: str) -> tuple[str, str]:
    """A table with bots, whose game has begun: its code and the cookie."""
    return await caller.posts("/api/tables", game=game, name="Anna", bots=True, start=True)


class House(Caller):
    """One who plays with bots and thinks a little, as people do; and whose waits are measured."""

    def __init__(self, server: str, number: int, waits: Waits) -> None:
        super().__init__(server, f"127.0.1.{number + 1}")
        self.dice = random.Random(number)  # noqa: S311 - a game
        self.game = list(GAMES)[number % len(GAMES)]
        self.waits = waits

    async def plays(self, thinking: float, tell: Callable[[str], None]) -> None:
        code, cookie = await opens(self, self.game)
        tell(code)
        async with self.joins(code, cookie) as socket:
            await says(socket, "setup", change={"pace": 0})
            sent = kept = 0.0
            async for text in socket:
                heard = DECODER.decode(text)
                if heard.type == "kept":
                    kept = time.perf_counter()
                    self.waits.kept.append(kept - sent)
                elif heard.type == "position" and heard.end is not None:
                    await says(socket, "rematch")
                elif heard.type == "position" and heard.choice is not None:
                    if kept:
                        self.waits.bots.append(time.perf_counter() - kept)
                    await asyncio.sleep(self.dice.uniform(0.5, 1.5) * thinking)
                    sent = time.perf_counter()
                    await answers(socket, heard.epoch, heard.choice, self.dice)


class Stranger(Caller):
    """Takes all that one address may have."""

    def __init__(self, server: str, done: Synchronized[int]) -> None:
        super().__init__(server, STRANGER)
        self.done = done
        self.tables: list[tuple[str, str]] = []
        self.victims: asyncio.Queue[str] = asyncio.Queue()  # tables of others, to look on at
        self.share = write_share("dominion", find_game("dominion").settle({"kingdom": "random"}, 1), None) or ""

    async def takes_all(self, codes: Queue[str]) -> None:
        self.tables = [await opens(self, list(GAMES)[number % len(GAMES)]) for number in range(TABLES_OF_STRANGER)]
        works: list[Coroutine[None, None, None]] = [
            *(self.leaves_to_bots(number) for number in range(LEFT_TO_BOTS)),
            *(self.fidgets(number) for number in range(LEFT_TO_BOTS, TABLES_OF_STRANGER)),
            *(self.looks_on() for _ in range(ONLOOKERS_OF_ADDRESS)),
            self.comes_and_goes(),
            self.repeats('{"type":"ping"}', allowed("ping")),
            self.repeats(NONSENSE, allowed("refusal")),
            self.asks("effort", self.drafts),
            self.asks("effort", self.unpacks),
            self.asks("request", self.reads),
            self.asks("request", self.lists),
            self.asks("opening", self.opens_another),
            self.learns(codes),
        ]
        await asyncio.gather(*works)

    async def learns(self, codes: Queue[str]) -> None:
        """Where others play."""
        while True:
            self.victims.put_nowait(await asyncio.to_thread(codes.get))

    async def stays(self, code: str, cookie: str, work: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Do something at a table again and again; come back when sent away."""
        while True:
            with contextlib.suppress(*GONE):
                async with self.joins(code, cookie) as socket:
                    await work(socket)
            await asyncio.sleep(1 / allowed("handshake"))

    async def fidgets(self, number: int) -> None:
        """Changes what costs most to show to all, at a table of its own, as often as a seat and its share allow."""
        pause = 1 / (allowed("message", "seat") + allowed("message") / TABLES_OF_STRANGER)

        async def work(socket: ClientConnection) -> None:
            for change in count():
                await says(socket, "auto", on=change % 2 == 0)
                await self.hears(socket, pause)

        await self.stays(*self.tables[number], work)

    async def leaves_to_bots(self, number: int) -> None:
        """Lets them think as much as they may, game after game."""

        async def work(socket: ClientConnection) -> None:
            await says(socket, "setup", change={"pace": 0})
            await says(socket, "auto", on=True)
            async for text in socket:
                heard = DECODER.decode(text)
                self.done.value += heard.type == "position"
                if heard.type == "position" and heard.end is not None:
                    await says(socket, "rematch")
                    await says(socket, "auto", on=True)

        await self.stays(*self.tables[number], work)

    async def looks_on(self) -> None:
        """At the table of somebody else, where everything has to be drawn for one more."""
        await self.stays(await self.victims.get(), "", drain)

    async def repeats(self, text: str, a_second: float) -> None:
        async def work(socket: ClientConnection) -> None:
            while True:
                await socket.send(text)
                await self.hears(socket, 1 / a_second)

        await self.stays(*self.tables[0], work)

    async def hears(self, socket: ClientConnection, seconds: float) -> None:
        """Read what comes for a while."""
        self.done.value += 1
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await drain(socket)

    async def comes_and_goes(self) -> None:
        for number in count():
            with contextlib.suppress(*GONE):
                async with self.joins(*self.tables[number % TABLES_OF_STRANGER]) as socket:
                    await socket.recv()
                    self.done.value += 1
            await asyncio.sleep(1 / allowed("handshake"))

    async def asks(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            with contextlib.suppress(*GONE, KeyError):  # a table that was refused has no code
                await work()
                self.done.value += 1
            await asyncio.sleep(1 / allowed(what))

    async def drafts(self) -> None:
        await self.client.post("/api/games/dominion/draft", json={"options": {"sets": ["base", "intrigue"]}})

    async def unpacks(self) -> None:
        await self.client.get(f"/api/share/{self.share}")

    async def reads(self) -> None:
        await self.client.get("/api/words/en")

    async def lists(self) -> None:
        await self.client.get("/api/tables")

    async def opens_another(self) -> None:
        await opens(self, "tajmahal")


def be_strange(server: str, done: Synchronized[int], codes: Queue[str]) -> None:
    """In a process of its own, which waits where people want the processor."""
    os.nice(10)
    asyncio.run(Stranger(server, done).takes_all(codes))


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def crowd(
    server: str, houses: int, seconds: float, thinking: float, tell: Callable[[str], None], *beside: asyncio.Task[None]
) -> Waits:
    """How long people waited; the codes of their tables are told on the way. Raises if somebody there gives up."""
    waits = Waits()
    playing = [asyncio.create_task(House(server, number, waits).plays(thinking, tell)) for number in range(houses)]
    done, _ = await asyncio.wait([*playing, *beside], timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return waits


class Clock:
    """How busy the server is; its bots think elsewhere."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.began, self.used = time.perf_counter(), self.spent()

    def spent(self) -> float:
        """Seconds of a processor."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began

    @property
    def busy(self) -> float:
        return (self.spent() - self.used) / self.seconds


def say(title: str, waits: Waits, clock: Clock) -> None:
    click.echo(f"{title}: {len(waits.kept):,} answers, server {100 * clock.busy:.0f} % of a core")
    click.echo(f"  round trip {marks(waits.kept)}")
    click.echo(f"  until it is their turn again {marks(waits.bots)}")


def times(beside: list[float], alone: list[float]) -> float:
    return mark(beside, 0.95) / mark(alone, 0.95)


async def measure(
    server: str, process: subprocess.Popen[str], houses: int, seconds: float, thinking: float
) -> tuple[Waits, Waits]:
    """Alone, and beside a stranger."""
    clock = Clock(process)
    alone = await crowd(server, houses, seconds, thinking, lambda _: None)
    say("alone", alone, clock)
    spawn = get_context("spawn")
    did, codes = spawn.Value("q", 0), spawn.Queue()
    stranger = spawn.Process(target=be_strange, args=(server, did, codes), daemon=True)
    stranger.start()
    giving_up = asyncio.create_task(end_of(stranger))
    try:
        await asyncio.sleep(20)  # until what may be had at once is used up
        clock, before = Clock(process), did.value
        beside = await crowd(server, houses, seconds, thinking, codes.put, giving_up)
        done = (did.value - before) / clock.seconds
    finally:
        giving_up.cancel()
        stranger.kill()
    say("beside a stranger", beside, clock)
    click.echo(f"  who did {done:.0f} things a second")
    if done < LEAST:
        raise click.ClickException(f"That is no stranger to be afraid of: {LEAST:g} things a second are the least.")
    return alone, beside


async def end_of(stranger: BaseProcess) -> None:
    await asyncio.to_thread(stranger.join)
    raise click.ClickException("The stranger has given up.")


@click.command()
@click.option("--houses", default=20, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="For each of the two.")
@click.option("--thinking", default=1.0, show_default=True, help="Seconds that a person thinks on average.")
def main(houses: int, seconds: float, thinking: float) -> None:
    """Measure what a stranger does to others."""
    with serving() as (server, process):
        alone, beside = asyncio.run(measure(server, process, houses, seconds, thinking))
    click.echo(f"turns of bots: {times(beside.bots, alone.bots):.2f} times as long (p95)")
    longer = times(beside.kept, alone.kept)
    if longer > MOST:
        raise click.ClickException(
            f"A stranger makes others wait {longer:.2f} times as long (p95); {MOST:g} is the most."
        )
    click.echo(f"round trip: {longer:.2f} times as long (p95); at most {MOST:g} times is fair")


if __name__ == "__main__":
    main()
