"""Those who send frames, at a table of their own or at somebody else's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from tests.border.grammar import message
from tests.border.mutation import mutate
from tests.patience import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus

from courtyard.server.shapes.farewells import CLOSED, COME_LATER, CROWDED, TOO_FAST
from courtyard.server.shapes.wire import LONGEST_MESSAGE

if TYPE_CHECKING:
    import random

    from tests.border.figures import Figures
    from tests.server.house import Person

KNOWN: Final = {"hello", "table", "position", "kept", "chat", "refused", "pong"}
GARBLED: Final = 0.002  # of the frames: not even a frame
NO_FRAME: Final = "for what was no frame"
TOO_LONG: Final = "for too long a message"
# Why a websocket may be closed, by the code; any other is a fault.
REASONS: Final = {
    1002: NO_FRAME,
    1007: "for what was no text",
    1009: TOO_LONG,
    CLOSED: "by a host who wants no onlookers",
}
CUT_OFF: Final = 1006
OVER_BUDGET: Final = {TOO_FAST, COME_LATER, CROWDED}
REFUSED: Final = {403, 429}  # the statuses of a handshake too many


class Stranger:
    """Says a lot, then listens."""

    def __init__(self, person: Person, dice: random.Random, figures: Figures) -> None:
        self.person = person
        self.dice = dice
        self.figures = figures
        self._provoked = ""  # why the server may close the connection, so that its last word may be lost on the way

    async def send(self, count: int) -> int:
        """So many frames, or fewer if the server has enough; tell how many."""
        said = 0
        try:
            async with asyncio.timeout(PATIENCE):
                if self.person.socket is None:
                    self._provoked = ""
                    await self.person.connects(self.person.code)
                while said < count:
                    said += 1
                    await self._say()
                await self.person.sends(type="ping")
                await self._listen()
        except (ConnectionClosed, InvalidStatus, OSError) as error:
            self._end(error)
            self.person.socket = None
        return said

    async def _say(self) -> None:
        socket = self.person.socket
        assert socket is not None
        frame = message(self.dice)
        if self.dice.random() < 0.6:
            frame = mutate(frame, self.dice)
        self.figures.frames += 1
        if len(frame) > LONGEST_MESSAGE:
            self._provoked = TOO_LONG
        if self.dice.random() < GARBLED:
            self._provoked = NO_FRAME
            socket.transport.write(self.dice.randbytes(self.dice.randrange(1, 60)))
        await socket.send(frame if self.dice.random() < 0.3 else frame.decode(errors="replace"))

    async def _listen(self) -> None:
        """Up to the answer to a ping: all that was said before has been dealt with by then."""
        assert self.person.socket is not None
        while True:
            heard = msgspec.json.decode(await self.person.socket.recv())
            if heard["type"] not in KNOWN:
                self.figures.faults.append(f"said {heard}")
            self.figures.refused += heard["type"] == "refused"
            self.figures.over_budget += heard.get("id") == "refused-too-fast"
            if heard["type"] == "pong":
                return

    def _end(self, error: Exception) -> None:
        """Of a connection: for a reason that can be named, or it is a fault."""
        code = self.person.socket.close_code if self.person.socket is not None else None
        refused = isinstance(error, InvalidStatus) and error.response.status_code in REFUSED
        if refused or code in OVER_BUDGET:
            self.figures.over_budget += 1
            self.figures.closed["for asking too much"] += 1
        elif code in REASONS:
            self.figures.closed[REASONS[code]] += 1
        elif code == CUT_OFF and self._provoked:
            self.figures.closed[self._provoked] += 1
        else:
            self.figures.faults.append(f"a websocket ended with {code}: {error!r}")
