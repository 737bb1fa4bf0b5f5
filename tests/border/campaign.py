"""A border fuzz: frames and requests by grammar and by mutation, against a real server, over real sockets.

`make border` does it for long; the test of the same name for a moment. Whatever is sent, it is answered, and nothing is
answered with a status of 500 or more; the log holds no fault, no table changes that is not the sender's, and memory
stays as it was. Most of it is done where nobody counts what is sent, and some where everybody has the usual budget.
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import click
from tests.border.callers import Caller
from tests.border.figures import Figures
from tests.border.strangers import Stranger
from tests.server.house import Person
from tests.server.mortal import UNCOUNTED, Mortal
from tests.server.playing import some_answer

from courtyard.server.limits.budgets import USUAL_RATE

STRANGERS: Final = 6  # who send frames at the same time
CALLERS: Final = 24  # who send requests at the same time
BATCH: Final = 40  # frames before a stranger listens
FRAMES_A_TABLE: Final = 2_000
OPENED: Final = 201
HERE: Final = "127.0.0.1"  # where strangers send from
ELSEWHERE: Final = "127.0.0.2"  # where those live who want to be left in peace: what strangers spend is not theirs
USUAL_SHARE: Final = 100  # one in so many is sent where everybody has the usual budget
FAULTS: Final = re.compile(r"Traceback| ERROR | CRITICAL ")


class Border:
    """A server, two who want to be left in peace there, and those who do not leave them."""

    def __init__(self, data: Path, seed: int, rate: float) -> None:
        self.server = Mortal(data, rate)
        self.dice = random.Random(seed)  # noqa: S311 - not a secret
        self.figures = Figures()
        self.anna = self.person("Anna", ELSEWHERE)  # has begun a game
        self.bela = self.person("Béla", ELSEWHERE)  # has not

    def person(self, name: str, home: str) -> Person:
        return Person(self.server, name, home)  # type: ignore[arg-type] # as good as a house

    async def run(self, frames: int, requests: int, *, tell: bool = False) -> Figures:
        await self.server.start()
        try:
            await self.sit_down()
            before = self.entries()
            await self.flood(frames, requests, tell=tell)
            if self.entries() != before:
                self.figures.faults.append("a table was changed by strangers")
            await self.play_on()
        finally:
            await self.anna.goes()
            await self.server.kill()
            await self.server.client.aclose()
        log = (self.server.data / "server.log").read_text(errors="replace")
        self.figures.faults += [line for line in log.splitlines() if FAULTS.search(line)]
        return self.figures

    async def sit_down(self) -> None:
        for person in (self.anna, self.bela):
            assert await self.opens(person, start=person is self.anna)
        self.question = await self.anna.is_asked()
        for person in (self.anna, self.bela):
            await person.goes()

    async def play_on(self) -> None:
        """As if nothing had happened."""
        await self.anna.comes_back()
        if await self.anna.is_asked() != self.question:
            self.figures.faults.append("somebody is asked something else than before")
        await self.anna.picks(some_answer(self.question, self.dice))

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
        self.figures.tables += self.ask("SELECT count(*) FROM tables")[0]

    def entries(self) -> list[tuple[bytes]]:
        """What is kept of the tables of those who want to be left in peace, but for what onlookers may say there."""
        rows = "SELECT body FROM entries WHERE code IN (?, ?) ORDER BY code, number"
        return [row for row in self.ask(rows, self.anna.code, self.bela.code) if b'"said"' not in row[0]]

    def ask(self, what: str, *about: str) -> list[tuple[Any]]:
        with closing(sqlite3.connect(self.server.data / "courtyard.db")) as database:
            return database.execute(what, about).fetchall()

    async def opens(self, person: Person, *, start: bool) -> bool:
        """Tell whether there was still a table to be had."""
        game = self.dice.choice(["dominion", "tajmahal"])
        wish = {"game": game, "name": person.name, "bots": True, "start": start, "options": {"start": 0}}
        answer = await person.post("/api/tables", wish)
        self.figures.status(answer.status_code, b"the wish for a table")
        if answer.status_code != OPENED:
            return False
        await person.joins(answer.json()["code"])
        return True

    async def send_frames(self, count: int, number: int) -> None:
        """Some have a table of their own, some look at Anna's or Béla's, with or without a cookie that they made up."""
        sent = 0
        while sent < count:
            person = self.person(f"Stranger {number}", HERE)
            until = min(count, sent + FRAMES_A_TABLE)
            if number % 3 == 0 or not await self.opens(person, start=bool(number % 2)):
                person.code = (self.bela if number else self.anna).code
                person.cookies = {f"seat-{person.code}": "guess"} if self.dice.random() < 0.5 else {}
            stranger = Stranger(person, self.dice, self.figures)
            while sent < until:
                sent += await stranger.send(min(BATCH, until - sent))
            await person.goes()

    async def send_requests(self, count: int) -> None:
        caller = Caller(self.server.address, [self.anna.code, self.bela.code, "222222"], self.dice, self.figures)
        for _ in range(count):
            await caller.call()


def fuzz(frames: int, requests: int, seed: int, rate: float) -> bool:
    """Send so much; tell what came of it, and whether all was well."""
    with tempfile.TemporaryDirectory() as data:
        began = time.monotonic()
        figures = asyncio.run(Border(Path(data), seed, rate).run(frames, requests, tell=True))
    click.echo(f"{figures.row()}\nin {time.monotonic() - began:.0f} s; memory grew by {figures.growth / 1e6:.1f} MB")
    for fault in figures.faults[:20]:
        click.echo(fault)
    return figures.flat and not figures.faults


@click.command()
@click.option("--frames", default=700_000, show_default=True)
@click.option("--requests", default=200_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(frames: int, requests: int, seed: int) -> None:
    """Send whatever there is to send, and look what comes of it."""
    click.echo("Where everybody has the usual budget:")
    good = fuzz(frames // USUAL_SHARE, requests // USUAL_SHARE, seed, USUAL_RATE)
    click.echo("Where nobody counts:")
    if not fuzz(frames - frames // USUAL_SHARE, requests - requests // USUAL_SHARE, seed, UNCOUNTED) or not good:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
