"""The connections that a page opens, which a test cuts, loses messages of, or keeps waiting at the door."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import WebSocketRoute
    from tests.browser.person import Person


class Connections:
    """All of one page, from now on."""

    def __init__(self) -> None:
        self.open: list[WebSocketRoute] = []  # those that were let in; the last one is in use
        self.door = asyncio.Event()
        self.door.set()
        self.knocks = asyncio.Event()  # somebody stands before the closed door
        self.lost = asyncio.Event()  # an answer got lost on the way
        self.loses = False  # whether the next answer does

    @classmethod
    async def of(cls, person: Person) -> Connections:
        connections = cls()
        await person.page.route_web_socket(re.compile("/live"), connections.knock)
        return connections

    async def knock(self, socket: WebSocketRoute) -> None:
        if not self.door.is_set():
            self.knocks.set()
            await self.door.wait()
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.loses and "answer" in str(message):
                self.loses = False
                self.lost.set()
            else:
                server.send(message)

        socket.on_message(pass_on)
        self.open.append(socket)

    async def cut(self, code: int = 1012) -> None:
        await self.open[-1].close(code=code)
