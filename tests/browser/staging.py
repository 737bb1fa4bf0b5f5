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


async def stages(person: Person, alter: Callable[[Position], None]) -> None:
    """Every position that this page is told from now on is altered before."""

    def comes(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "position":
                alter(told)
            socket.send(json.dumps(told))

        socket.on_message(server.send)
        server.on_message(tell)

    await person.page.route_web_socket(re.compile("/live"), comes)
