"""All who play while the server dies and lines are cut."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from tests.server.ledger import Audit
from tests.server.survivor import Heckler, Survivor

from courtyard.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.mortal import Mortal


class Party:
    """Two people and a bot at a table, and somebody who looks on."""

    def __init__(self, server: Mortal, game: str, seed: int) -> None:
        self.game = game
        anna, bela, carla = (random.Random(f"{name} {seed}") for name in ("Anna", "Béla", "Carla"))  # noqa: S311 - a game
        self.people = [Survivor(server, "Anna", anna), Survivor(server, "Béla", bela)]
        self.heckler = Heckler(server, "Carla", carla)
        self.guests = [*self.people, self.heckler]

    @property
    def code(self) -> str:
        return self.heckler.person.code

    async def sit_down(self) -> None:
        anna, bela = (survivor.person for survivor in self.people)
        opened = await anna.post("/api/tables", {"game": self.game, "name": anna.name, "players": 3})
        await anna.joins(opened.json()["code"])
        await bela.post(f"/api/tables/{anna.code}/sit", {"name": bela.name})
        await bela.joins(anna.code)
        await anna.sends(type="seat", seat=2, kind="bot")
        await anna.sends(type="setup", change={"pace": 0, "undo": "free"})
        await anna.sends(type="start")
        for person in (anna, bela):
            await person.sees(lambda now: now["view"])
            await person.goes()
        self.heckler.person.code = anna.code


class Crowd:
    """All who play."""

    def __init__(self, server: Mortal, tables: int, seed: int) -> None:
        games = list(GAMES)
        self.server = server
        self.parties = [Party(server, games[number % len(games)], seed + number) for number in range(tables)]
        self.people = [person for party in self.parties for person in party.people]
        self.guests = [guest for party in self.parties for guest in party.guests]
        self.playing: list[asyncio.Task[None]] = []

    @property
    def kept(self) -> int:
        return sum(len(person.ledger.kept) for person in self.people)

    def has_kept(self, enough: int) -> bool:
        return self.kept >= enough

    @property
    def cuts(self) -> int:
        return sum(guest.cuts for guest in self.guests)

    @property
    def thrown_out(self) -> int:
        return sum(guest.thrown_out for guest in self.guests)

    @property
    def missed(self) -> list[str]:
        return [fault for person in self.people for fault in person.missed]

    async def sit_down(self) -> None:
        for party in self.parties:
            await party.sit_down()
        self.playing = [asyncio.create_task(guest.play()) for guest in self.guests]

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
        for guest in self.guests:
            await guest.person.goes()

    def audit(self) -> Audit:
        """When all have gone home and the server is dead."""
        audit = Audit()
        for party in self.parties:
            anna, bela = party.people
            ledgers = {0: anna.ledger, 1: bela.ledger, None: party.heckler.ledger}
            audit.look(self.server.data, party.code, ledgers)
        return audit
