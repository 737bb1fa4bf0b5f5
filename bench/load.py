"""Many tables at once: people simulated over real websockets against a server in a process of its own.

First the people answer as fast as they can, then like people, who think. Prints a table for docs/server.md.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import time
from typing import TYPE_CHECKING, Any

import click
from bench.people import DECODER, Caller, answers, marks, says, serving

from courtyard import compiled
from courtyard.games import GAMES, find_game

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds from an answer to the word that it is kept
        self.errors = 0
        self.games = 0
        self.waiting = 0  # answers that are on their way
        self.ending = False  # whether to answer no more

    def rows(self, seconds: float) -> list[str]:
        given = len(self.waits)
        return [
            f"{given:,} answers of people in {seconds:.0f} s, {given / seconds:,.0f} a second",
            f"round trip {marks(self.waits)}",
            f"games finished: {self.games}, errors: {self.errors}",
        ]


class Player:
    """One person at one table."""

    def __init__(self, caller: Caller, code: str, cookie: str, seed: int) -> None:
        self.caller = caller
        self.code, self.cookie = code, cookie
        self.dice = random.Random(seed)  # noqa: S311 - a game
        self.hosts = False

    async def play(self, figures: Figures, thinking: float) -> None:
        async with self.caller.joins(self.code, self.cookie) as socket:
            sent = 0.0
            async for text in socket:
                message = DECODER.decode(text)
                if message.type == "kept":
                    figures.waits.append(time.perf_counter() - sent)
                    figures.waiting -= 1
                elif message.type == "refused":
                    figures.errors += 1
                elif message.type == "position" and message.end is not None:
                    await self.end(socket, figures)
                elif message.type == "position" and message.choice is not None:
                    await asyncio.sleep(self.dice.uniform(0.5, 1.5) * thinking)
                    if figures.ending:
                        return
                    sent = time.perf_counter()
                    figures.waiting += 1
                    await answers(socket, message.epoch, message.choice, self.dice)

    async def end(self, socket: ClientConnection, figures: Figures) -> None:
        if self.hosts:
            figures.games += 1
            await says(socket, "rematch")


async def open_table(caller: Caller, game: str, seed: int) -> list[Player]:
    """Two people, and bots on the other seats, if the game wants more."""
    players = max(2, find_game(game).seats[0])
    code, host = await caller.posts("/api/tables", game=game, name="Anna", players=players)
    _, guest = await caller.posts(f"/api/tables/{code}/sit", name="Béla")
    async with caller.joins(code, host) as socket:
        for seat in range(2, players):
            await says(socket, "seat", seat=seat, kind="bot")
        await says(socket, "setup", change={"pace": 0})
        await says(socket, "start")
        while DECODER.decode(await socket.recv()).type != "position":
            pass
    found = [Player(caller, code, cookie, seed + number) for number, cookie in enumerate((host, guest))]
    found[0].hosts = True
    return found


def memory(process: subprocess.Popen[Any]) -> float:
    """Megabytes that the server itself has in memory."""
    shown = subprocess.run(["ps", "-o", "rss=", "-p", str(process.pid)], capture_output=True, text=True, check=True)  # noqa: S607 - as found
    return int(shown.stdout) / 1024


async def measure(server: str, process: subprocess.Popen[Any], tables: int, seconds: float, thinking: float) -> None:
    before = memory(process)
    games = list(GAMES)
    people: list[Player] = []
    caller = Caller(server)
    for number in range(tables):
        people += await open_table(caller, games[number % len(games)], 10 * number)
    print(f"{tables} tables of {len(people)} people, {', '.join(games)} by turns; {compiled.status().sentence}")
    for pause, title in ((0.0, "as fast as they can"), (thinking, f"thinking {thinking:g} s on average")):
        print(f"\nPeople who answer {title}:")
        for row in await crowd(people, seconds, pause):
            print(f"  {row}")
    after = memory(process)
    print(f"\nThe server had {before:.0f} MB before, {after:.0f} MB after: {(after - before) / tables:.2f} MB a table.")


async def crowd(people: list[Player], seconds: float, pause: float) -> list[str]:
    """All play at once for a while; nobody is cut off in the middle of an answer."""
    figures = Figures()
    playing = [asyncio.create_task(person.play(figures, pause)) for person in people]
    started = time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    spent = time.perf_counter() - started
    figures.ending = True
    while figures.waiting:
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures.rows(spent)


@click.command()
@click.option("--tables", default=100, show_default=True)
@click.option("--seconds", default=30.0, show_default=True, help="For each of the two ways to answer.")
@click.option("--thinking", default=1.0, show_default=True, help="Seconds that a person thinks on average.")
def main(tables: int, seconds: float, thinking: float) -> None:
    """Measure the server under load."""
    with serving("--rate", "100000") as (server, process):
        asyncio.run(measure(server, process, tables, seconds, thinking))


if __name__ == "__main__":
    main()
