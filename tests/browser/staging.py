"""A table as a test wants to see it: what the server tells of it is altered on its way to the page."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import WebSocketRoute
    from tests.browser.person import Person

Position = dict[str, Any]  # as the wire has it


class Staging:
    """What lies between a page and the server. The last position can be told again, to be altered otherwise."""

    def __init__(self, alter: Callable[[Position], None]) -> None:
        self._alter = alter
        self._last = ""
        self._socket: WebSocketRoute | None = None

    def comes(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: self._tell(str(message)))

    def tell_again(self) -> None:
        self._tell(self._last)

    def _tell(self, message: str) -> None:
        assert self._socket is not None
        told = json.loads(message)
        if told["type"] == "position":
            self._last = message
            self._alter(told)
        self._socket.send(json.dumps(told))


async def stages(person: Person, alter: Callable[[Position], None]) -> Staging:
    """Every position that this page is told from now on is altered before."""
    staging = Staging(alter)
    await person.page.route_web_socket(re.compile("/live"), staging.comes)
    return staging
