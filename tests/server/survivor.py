"""Somebody who plays on whatever happens to the server and to the line."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import httpx
from tests.server.house import Person
from tests.server.ledger import Given, Ledger, Spoken, Taken
from tests.server.playing import is_cut_off, some_answer
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from courtyard.core.record import Record
from courtyard.games import find_game

if TYPE_CHECKING:
    import random

    from tests.server.house import Json
    from tests.server.mortal import Mortal

GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
CUT: Final = 0.05  # how often the line is cut just after something was said
TALK: Final = 0.05
REGRET: Final = 0.1


class Cut(Exception):
    """The line was cut."""


class Guest:
    """Somebody who comes again and again, and keeps a ledger of what they say."""

    def __init__(self, server: Mortal, name: str, dice: random.Random) -> None:
        self.server = server
        self.dice = dice
        self.person = Person(server, name)  # type: ignore[arg-type] # as good as a house
        self.ledger = Ledger()
        self.lines = 0  # said in the chat
        self.cuts = 0
        self.thrown_out = 0  # while the server lived and the line held
        self.news = asyncio.Event()  # something was kept, or asked for again

    async def play(self) -> None:
        """Game after game, for ever."""
        while True:
            await self.server.up.wait()
            deaths = self.server.deaths
            try:
                await self.stays()
            except Cut:
                self.cuts += 1
            except GONE:
                self.thrown_out += self.server.deaths == deaths
                await self.person.goes()

    async def stays(self) -> None:
        """Until the line is cut, or the server dies."""
        raise NotImplementedError

    async def comes_in(self) -> Json:
        """Knowing nothing."""
        for memory in (self.person.lines, self.person.heard, self.person.chat):
            memory.clear()
        self.person.position = {}
        await self.person.joins(self.person.code)
        return await self.person.sees(lambda now: now["view"])

    def line(self) -> str:
        """Something to say that nobody has said before."""
        self.lines += 1
        text = f"{self.person.name} says line {self.lines}"
        self.ledger.said.add(Spoken(text))
        return text

    async def is_cut_off(self) -> None:
        """Before, while or after what was said is kept."""
        await asyncio.sleep(self.dice.choice([0, self.dice.random() / 100]))
        is_cut_off(self.person)
        raise Cut


class Heckler(Guest):
    """Looks on; says something whenever something happens, and is cut off each time."""

    async def stays(self) -> None:
        await self.comes_in()
        await self.person.hears("position")
        await self.person.sends(type="chat", text=self.line())
        await self.is_cut_off()


class Survivor(Guest):
    """Answers at random, talks, takes back, and asks again for what was kept."""

    def __init__(self, server: Mortal, name: str, dice: random.Random) -> None:
        super().__init__(server, name, dice)
        self.unsure: Given | None = None  # was given, but whether it is kept was not heard
        self.asked_again = 0
        self.missed: list[str] = []  # of what was asked for again
        self.games: set[int] = set()  # finished: their epochs

    async def stays(self) -> None:
        await self.asks_again(await self.comes_in())
        while True:
            await self.goes_on()

    # -- what the server promised --------------------------------------------------------------------------------------
    async def asks_again(self, now: Json) -> None:
        """For what was kept, as the ledger has it."""
        if now["epoch"] < self.ledger.epoch:
            self.missed.append(f"epoch {self.ledger.epoch} was seen, and now {now['epoch']}")
        for given in [given for given in self.ledger.kept[-20:] if given.epoch == now["epoch"]]:
            if not await self.is_known(given):
                self.missed.append(f"{given} is not known any more")
            self.asked_again += 1
        if self.unsure is not None:
            await self.gives(self.unsure)  # as a page does
        self.news.set()

    async def is_known(self, given: Given) -> bool:
        """Whether the server keeps it still; but somebody may just have taken it back."""
        replies = await self.does(type="answer", **given._asdict())
        if given.receipt in replies:
            return True
        refused = next(place for place, reply in enumerate(replies) if reply["type"] == "refused")
        shown = [reply for reply in replies[refused:] if reply["type"] == "position"]
        now = shown[-1] if shown else await self.person.hears("position")  # follows what is stale
        return bool(now["epoch"] > given.epoch)

    # -- what people do ------------------------------------------------------------------------------------------------
    async def goes_on(self) -> None:
        """One deed, as soon as there is something to do."""
        now = await self.person.sees(lambda now: now["choice"] or now["end"] or self.is_waited_for(now))
        self.ledger.epoch = max(self.ledger.epoch, now["epoch"])
        if self.is_waited_for(now):
            await self.does(type="undo-reply", epoch=now["epoch"], agree=self.dice.random() < 0.5)
        elif now["end"] is not None:
            await self.finishes(now)
        elif self.dice.random() < TALK:
            await self.does(type="chat", text=self.line())
        elif now["undo"]["allowed"] is not None and self.dice.random() < REGRET:
            self.ledger.said.add(Taken(now["epoch"]))
            await self.does(type="undo", epoch=now["epoch"])
        else:
            choice = now["choice"]
            await self.gives(Given(now["epoch"], choice["question"], tuple(some_answer(choice, self.dice))))

    def is_waited_for(self, now: Json) -> bool:
        """Whether somebody asks to take something back."""
        return self.person.table["you"] in now["undo"]["waiting_for"]

    async def gives(self, given: Given) -> None:
        """An answer."""
        self.ledger.said.add(given)
        self.unsure = given
        now = self.person.position
        if now["choice"] is not None and (now["epoch"], now["choice"]["question"]) == (given.epoch, given.question):
            self.person.position = {**now, "choice": None}  # until it is told anew
        replies = await self.does(type="answer", **given._asdict())
        self.unsure = None
        if given.receipt in replies:
            self.ledger.kept.append(given)
            self.news.set()

    async def does(self, **message: object) -> list[Json]:
        """Say something, and hear what is replied to it; or be cut off just then."""
        await self.person.sends(**message)
        if self.dice.random() < CUT:
            await self.is_cut_off()
        await self.person.sends(type="ping")
        replies: list[Json] = []
        while (heard := await self.person.next())["type"] != "pong":
            replies.append(heard)
        own = {Spoken(line["text"]) for line in self.person.chat if line["name"] == self.person.name}
        self.ledger.heard |= own
        self.person.chat.clear()
        return replies

    async def finishes(self, now: Json) -> None:
        """The record of the game plays back to the same end; then the host begins another one."""
        if now["epoch"] not in self.games:
            answer = await self.person.get(now["end"]["record"])
            rules = find_game(self.person.table["game"])
            session = Record.from_json(answer.text).replay(rules)
            assert rules.scores(session.state) == [standing["score"] for standing in now["end"]["standings"]]
            self.games.add(now["epoch"])
        if self.person.table["hosting"]:
            await self.does(type="rematch")
        await self.person.sees(lambda later: later["end"] is None)
