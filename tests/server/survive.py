"""Kills the server (-9) at random moments while people and bots play, and looks whether anything that was kept is lost.

`python -m tests.server.survive` does it for long; the test of the same name for a moment.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import httpx
from tests.patience import PATIENCE
from tests.server.house import Person
from tests.server.playing import some_answer
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from courtyard.core.record import Record
from courtyard.games import GAMES, find_game
from courtyard.server.serving import listen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import Json

GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)


class Mortal:
    """A server as a process, always at the same address."""

    def __init__(self, data: Path) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.client = httpx.AsyncClient(timeout=PATIENCE)
        self.data = data
        self.up = asyncio.Event()

    async def start(self) -> None:
        program = Path(sys.executable).with_name("courtyard")
        arguments = ["serve", "--no-pages", "--rate", "10000", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:  # what it says when it is killed is of no interest
            self.process = await asyncio.create_subprocess_exec(
                program, *arguments, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert b"ready" in await self.process.stdout.readline()
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        self.process.kill()
        await self.process.wait()


class Survivor:
    """A person who answers at random, and remembers every answer that the server said it has kept."""

    def __init__(self, server: Mortal, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.dice = random.Random(seed)  # noqa: S311 - a game
        self.person = Person(server, f"Player {seed}")  # type: ignore[arg-type] # as good as a house
        self.kept: list[tuple[int, int, list[int]]] = []
        self.lost: list[tuple[int, int, list[int]]] = []
        self.checked = 0
        self.games = 0
        self.news = asyncio.Event()  # an answer was kept, or a check made

    async def open(self) -> None:
        wish = {"game": self.game, "name": self.person.name, "bots": True, "start": True}
        answer = await self.person.post("/api/tables", wish)
        self.person.code = answer.json()["code"]

    async def play(self) -> None:
        """Game after game, for ever; after each death of the server ask for all that it had kept."""
        while True:
            await self.server.up.wait()
            try:
                self.person.lines.clear()
                self.person.position = {}
                await self.person.joins(self.person.code)
                await self.person.sends(type="setup", change={"pace": 0})
                await self.check()
                await self.go_on()
            except GONE:
                await self.person.goes()

    async def check(self) -> None:
        """Send the last answers again: what was kept is kept."""
        await self.person.sees(lambda now: now["view"])
        for epoch, question, places in self.kept[-20:]:
            if epoch == self.person.position["epoch"]:
                await self.person.sends(type="answer", epoch=epoch, question=question, places=places)
                if not await self.agrees():
                    self.lost.append((epoch, question, places))
                self.checked += 1
                self.news.set()

    async def agrees(self) -> bool:
        while (message := await self.person.next())["type"] not in {"kept", "refused"}:
            pass
        return bool(message["type"] == "kept")

    async def go_on(self) -> None:
        while True:
            now = await self.person.sees(lambda now: now["choice"] or now["end"])
            if now["end"] is not None:
                await self.finish(now["end"])
                continue
            question, places = now["choice"]["question"], some_answer(now["choice"], self.dice)
            epoch = now["epoch"]
            await self.person.picks(places)
            self.kept.append((epoch, question, places))
            self.news.set()

    async def finish(self, end: Json) -> None:
        """The record of the game plays back to the same end; then another one."""
        answer = await self.person.get(end["record"])
        rules = find_game(self.game)
        session = Record.from_json(answer.text).replay(rules)
        assert rules.scores(session.state) == [standing["score"] for standing in end["standings"]]
        self.games += 1
        self.person.position = {}
        await self.person.sends(type="rematch")


class Crowd:
    """All who play."""

    def __init__(self, server: Mortal, tables: int, seed: int) -> None:
        games = list(GAMES)
        self.people = [Survivor(server, games[number % len(games)], seed + number) for number in range(tables)]
        self.playing: list[asyncio.Task[None]] = []

    @property
    def kept(self) -> int:
        return sum(len(person.kept) for person in self.people)

    def has_kept(self, enough: int) -> bool:
        return self.kept >= enough

    async def sit_down(self) -> None:
        for person in self.people:
            await person.open()
        self.playing = [asyncio.create_task(person.play()) for person in self.people]

    async def wait_until(self, wanted: Callable[[], bool]) -> None:
        """Play on until something is so; raises what goes wrong meanwhile."""
        while not wanted():
            news = [asyncio.create_task(person.news.wait()) for person in self.people]
            await asyncio.wait([*news, *self.playing], return_when=asyncio.FIRST_COMPLETED)
            for task in news:
                task.cancel()
            for person in self.people:
                person.news.clear()
            for player in self.playing:
                if player.done():
                    player.result()

    async def go_home(self) -> None:
        for player in self.playing:
            player.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for person in self.people:
            await person.person.goes()


async def survive(data: Path, deaths: int, tables: int, seed: int) -> Crowd:
    """So many tables, so many deaths of the server."""
    server = Mortal(data)
    crowd = Crowd(server, tables, seed)
    await server.start()
    try:
        await haunt(server, crowd, deaths, random.Random(seed))  # noqa: S311 - no secret
    finally:
        await crowd.go_home()
        await server.kill()
        await server.client.aclose()
    return crowd


async def haunt(server: Mortal, crowd: Crowd, deaths: int, dice: random.Random) -> None:
    """Kill the server now and then; at last let everybody look whether all is there."""
    await crowd.sit_down()
    for _ in range(deaths):
        enough = crowd.kept + dice.randint(1, 15 * len(crowd.people))
        await crowd.wait_until(partial(crowd.has_kept, enough))
        await asyncio.sleep(dice.random() / 50)  # not always just after an answer was kept
        await server.kill()
        await server.start()
    enough = crowd.kept + len(crowd.people)
    await crowd.wait_until(lambda: crowd.has_kept(enough) and all(person.checked for person in crowd.people))


@click.command()
@click.option("--deaths", default=100, show_default=True, help="How often the server is killed.")
@click.option("--tables", default=10, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(deaths: int, tables: int, seed: int) -> None:
    """Kill the server again and again, and look whether anything is lost."""
    with tempfile.TemporaryDirectory() as folder:
        crowd = asyncio.run(survive(Path(folder), deaths, tables, seed))
    people = crowd.people
    games, checked = sum(person.games for person in people), sum(person.checked for person in people)
    lost = sum(len(person.lost) for person in people)
    click.echo(
        f"{deaths} deaths of the server, {tables} tables, {games} games finished: {crowd.kept} answers were kept;"
        f" {checked} times one was asked for after a death, {lost} were lost."
    )
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()
