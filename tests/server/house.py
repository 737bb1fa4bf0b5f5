"""A real server on a real port, and the people who come to it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from tests.patience import PATIENCE
from tests.server.sentences import message_id
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from courtyard.server.web.service import listen, make_server

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AsyncExitStack

    from websockets.asyncio.client import ClientConnection

    from courtyard.server.rooms.rooms import Rooms
    from courtyard.server.web.app import Settings
    from courtyard.server.web.reception import Reception

Json = dict[str, Any]


class House:
    """Runs the server, and can run it again on the same data."""

    def __init__(self, settings: Settings, stack: AsyncExitStack) -> None:
        self.settings = settings
        self.stack = stack
        self.address = ""
        self.client = httpx.AsyncClient(timeout=PATIENCE)

    async def start(self) -> None:
        listening = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        ready = asyncio.Event()
        self.server = make_server(self.settings, ready.set)
        self.task = asyncio.create_task(self.server.serve([listening]))
        await ready.wait()

    async def close(self) -> None:
        await self.stop()
        await self.client.aclose()

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    @property
    def reception(self) -> Reception:
        reception: Reception = self.server.config.app.state.reception  # type: ignore[union-attr] # it is ours
        return reception

    @property
    def rooms(self) -> Rooms:
        return self.reception.rooms

    async def person(self, name: str = "Anna") -> Person:
        person = Person(self, name)
        self.stack.push_async_callback(person.goes)
        return person

    async def opens(self, game: str, name: str = "Anna", **wish: object) -> Person:
        """A person who has opened a table and sits at it, connected."""
        person = await self.person(name)
        answer = await person.post("/api/tables", {"game": game, "name": name, **wish})
        assert answer.status_code == 201, answer.text
        await person.joins(answer.json()["code"])
        return person

    async def guest(self, code: str, name: str) -> Person:
        """A person who has sat down at a table, connected."""
        person = await self.person(name)
        answer = await person.post(f"/api/tables/{code}/sit", {"name": name})
        assert answer.status_code == 200, answer.text
        await person.joins(code)
        return person

    async def watcher(self, code: str) -> Person:
        person = await self.person("")
        await person.joins(code)
        return person


class Person:
    """A browser: cookies, a websocket, and what it was told."""

    def __init__(self, house: House, name: str, home: str = "127.0.0.1") -> None:
        self.house = house
        self.name = name
        self.home = home  # the address that the websocket comes from
        self.code = ""
        self.cookies: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.table: Json = {}
        self.position: Json = {}
        self.lines: list[Json] = []
        self.chat: list[Json] = []
        self.heard: list[Json] = []

    # -- HTTP ----------------------------------------------------------------------------------------------------------
    async def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return await self.request("POST", path, msgspec.json.encode(body), **headers)

    async def get(self, path: str) -> httpx.Response:
        return await self.request("GET", path)

    async def request(self, method: str, path: str, content: bytes = b"", /, **headers: str) -> httpx.Response:
        address, client = f"http://{self.house.address}", self.house.client
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        sent = {"content-type": "application/json", "origin": address, "cookie": self.cookie, **named}
        answer = await client.request(method, address + path, content=content, headers=sent)
        self.cookies.update(answer.cookies)
        client.cookies.clear()  # each person has their own
        return answer

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())

    # -- the table -----------------------------------------------------------------------------------------------------
    async def joins(self, code: str, origin: str | None = None, /, **query: object) -> None:
        """Open the socket; wait for the first word about the table."""
        await self.connects(code, origin, **query)
        await self.hears("table")

    async def connects(self, code: str, origin: str | None = None, /, **query: object) -> None:
        self.code = code
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        self.socket = await connect(
            f"ws://{self.house.address}/api/tables/{code}/live?{asked}",
            origin=origin or f"http://{self.house.address}",  # type: ignore[arg-type] # a NewType of websockets
            additional_headers={"cookie": self.cookie} if self.cookies else {},
            local_addr=(self.home, 0),
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    async def goes(self) -> None:
        """Close the browser."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def comes_back(self, **query: object) -> None:
        """Open the same table again, knowing nothing but the cookie and what the query says."""
        await self.goes()
        await self.joins(self.code, **query)

    async def sends(self, **message: object) -> None:
        await self.sends_text(msgspec.json.encode(message).decode())

    async def sends_text(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def next(self) -> Json:
        """The next message, taken to heart."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            message: Json = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "position":
            assert message["from"] <= len(self.lines)
            self.lines[message["from"] :] = message["events"]
            self.position = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    async def hears(self, kind: str) -> Json:
        """The next message of some type."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def sees(self, wanted: Callable[[Json], object]) -> Json:
        """The first position, from the present one on, that is as wanted."""
        while not self.position or not wanted(self.position):
            await self.hears("position")
        return self.position

    async def finds(self, wanted: Callable[[Json], object]) -> Json:
        """The first state of the table, from the present one on, that is as wanted."""
        while not wanted(self.table):
            await self.hears("table")
        return self.table

    async def is_refused(self, why: str) -> Json:
        message = await self.hears("refused")
        assert message["id"] == message_id(why), message
        return message

    async def closed(self) -> int:
        """The code with which the server closes the connection, after all that it still says."""
        assert self.socket is not None
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        code = self.socket.close_code
        assert code is not None
        return code

    # -- the game ------------------------------------------------------------------------------------------------------
    async def is_asked(self, why: str = "") -> Json:
        """The open question to this person."""
        position = await self.sees(lambda now: now["choice"] is not None and why in now["choice"]["why"])
        choice: Json = position["choice"]
        return choice

    async def answers(self, *names: str) -> None:
        """Answer the open question by the ids of options."""
        choice = await self.is_asked()
        known = [option["id"] for option in choice["options"]]
        await self.picks([known.index(name) for name in names])

    async def picks(self, places: list[int], then: list[int] | None = None) -> None:
        """Answer the open question by places, `then` the one ahead of it, and wait until that is kept."""
        epoch, question = self.position["epoch"], self.position["choice"]["question"]
        await self.sends(type="answer", epoch=epoch, question=question, places=places, then=then)
        self.puts_away(epoch, question)
        while (message := await self.next())["type"] not in {"kept", "refused"}:
            pass
        assert message["type"] == "kept", message
        self.puts_away(epoch, question)  # it may have been sent once more on the way

    def puts_away(self, epoch: int, question: int) -> None:
        """Nothing is to be said to this question any more, should it be the open one."""
        choice = self.position["choice"]
        if choice and (self.position["epoch"], choice["question"]) == (epoch, question):
            self.position = {**self.position, "choice": None}
