"""Many tables at once: people simulated over real websockets against a server in a process of its own.

First the people answer as fast as they can, then like people, who think. Prints a table for docs/server.md.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import click
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from courtyard import compiled
from courtyard.games import GAMES, find_game
from courtyard.server.serving import listen


class Option(msgspec.Struct):
    """All that a hurried player looks at."""

    copies: int


class Asked(msgspec.Struct):
    """A question."""

    question: int
    why: str
    least: int
    most: int
    options: list[Option]
    usual: list[int] | None


class Heard(msgspec.Struct):
    """Any message, as far as it matters here."""

    type: str
    epoch: int = 0
    question: int = 0
    choice: Asked | None = None
    end: object = None


DECODER: Final = msgspec.json.Decoder(Heard)


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds from an answer to the word that it is kept
        self.errors = 0
        self.games = 0
        self.waiting = 0  # answers that are on their way
        self.ending = False  # whether to answer no more

    def rows(self, seconds: float) -> list[str]:
        waits = sorted(self.waits)
        marks = [1000 * waits[int(len(waits) * share)] for share in (0.5, 0.95, 0.99)]
        return [
            f"{len(waits):,} answers of people in {seconds:.0f} s, {len(waits) / seconds:,.0f} a second",
            "round trip p50 / p95 / p99: " + " / ".join(f"{mark:.1f} ms" for mark in marks),
            f"games finished: {self.games}, errors: {self.errors}",
        ]


class Player:
    """One person at one table."""

    def __init__(self, server: str, code: str, cookie: str, seed: int) -> None:
        self.url = f"ws://{server}/api/tables/{code}/live"
        self.origin = f"http://{server}"
        self.cookie = cookie
        self.dice = random.Random(seed)  # noqa: S311 - a game
        self.hosts = False

    async def play(self, figures: Figures, thinking: float) -> None:
        headers = {"cookie": self.cookie}
        async with connect(self.url, origin=self.origin, additional_headers=headers, max_size=None) as socket:  # type: ignore[arg-type] # a NewType of websockets
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
                    await self.answer(socket, message.epoch, message.choice)

    async def answer(self, socket: ClientConnection, epoch: int, asked: Asked) -> None:
        places = some_answer(asked, self.dice)
        message = {"type": "answer", "epoch": epoch, "question": asked.question, "places": places}
        await socket.send(msgspec.json.encode(message).decode())

    async def end(self, socket: ClientConnection, figures: Figures) -> None:
        if self.hosts:
            figures.games += 1
            await socket.send('{"type": "rematch"}')


def some_answer(asked: Asked, dice: random.Random) -> list[int]:
    """Any, but all treasures and the dearest cards: such games end."""
    if asked.usual is not None:
        return asked.usual
    if asked.why == "turn.buy":
        return [len(asked.options) - 1]
    places = [place for place, option in enumerate(asked.options) for _ in range(option.copies)]
    dice.shuffle(places)
    return places[: dice.randint(asked.least, asked.most)]


async def open_table(client: httpx.AsyncClient, server: str, game: str, seed: int) -> list[Player]:
    """Two people, and bots on the other seats, if the game wants more."""
    players = max(2, find_game(game).seats[0])
    made = await client.post("/api/tables", json={"game": game, "name": "Anna", "players": players})
    code = made.json()["code"]
    people = [made.headers["set-cookie"].partition(";")[0]]
    client.cookies.clear()
    sat = await client.post(f"/api/tables/{code}/sit", json={"name": "Béla"})
    people.append(sat.headers["set-cookie"].partition(";")[0])
    client.cookies.clear()
    headers = {"cookie": people[0]}
    async with connect(
        f"ws://{server}/api/tables/{code}/live",
        origin=f"http://{server}",  # type: ignore[arg-type] # a NewType of websockets
        additional_headers=headers,
        max_size=None,
    ) as socket:
        for seat in range(2, players):
            await socket.send(msgspec.json.encode({"type": "seat", "seat": seat, "kind": "bot"}).decode())
        await socket.send('{"type": "setup", "change": {"pace": 0}}')
        await socket.send('{"type": "start"}')
        while DECODER.decode(await socket.recv()).type != "position":
            pass
    found = [Player(server, code, cookie, seed + number) for number, cookie in enumerate(people)]
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
    async with httpx.AsyncClient(base_url=f"http://{server}", headers={"origin": f"http://{server}"}) as client:
        for number in range(tables):
            people += await open_table(client, server, games[number % len(games)], 10 * number)
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
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    program = str(Path(sys.executable).with_name("courtyard"))
    with tempfile.TemporaryDirectory() as data:
        command = [program, "serve", "--no-pages", "--rate", "100000", "--port", str(port), "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                asyncio.run(measure(f"127.0.0.1:{port}", process, tables, seconds, thinking))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
