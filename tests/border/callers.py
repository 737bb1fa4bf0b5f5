"""Those who send requests, and read every answer to its end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import h11
from tests.border.grammar import request
from tests.border.mutation import mutate
from tests.border.owing import Listener, owed_for
from tests.patience import PATIENCE

if TYPE_CHECKING:
    import random

    from tests.border.figures import Figures
    from tests.border.owing import Answer, Then

STUBBORN: Final = 0.002  # of those who have not sent all: they wait until the server has had enough


class Caller:
    """Calls a server again and again, each time over a connection of its own."""

    def __init__(self, address: str, codes: list[str], dice: random.Random, figures: Figures) -> None:
        self.address = address
        self.codes = codes
        self.dice = dice
        self.figures = figures

    async def call(self) -> None:
        sent = request(self.address, self.codes, self.dice)
        if self.dice.random() < 0.5:
            sent = mutate(sent, self.dice)
        self.figures.requests += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(sent)
        except TimeoutError:
            self.figures.fault("nothing was the answer", sent)
        except (OSError, h11.RemoteProtocolError) as error:
            self.figures.fault(f"an answer that broke off ({error})", sent)

    async def _send(self, sent: bytes) -> None:
        host, _, port = self.address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        listener, owed = Listener(reader), owed_for(sent)
        try:
            writer.write(sent)
            for method in owed.methods:
                answer = await listener.answer(method)
                if answer is None:
                    self.figures.fault("the end of the connection was the answer", sent)
                    return
                self.figures.status(answer.status, sent)
                if answer.last:
                    return
            if owed.then == "the rest of a request" and self.dice.random() >= STUBBORN:
                writer.write_eof()
            if owed.then != "nothing":
                self._end(sent, owed.then, await listener.answer(owed.begun))
        finally:
            writer.close()

    def _end(self, sent: bytes, why: Then, answer: Answer | None) -> None:
        """What is not a whole request need not be answered, but then the connection ends; mere nonsense is refused."""
        if answer is not None:
            self.figures.status(answer.status, sent)
        elif why == "nonsense":
            self.figures.fault("the end of the connection was the answer", sent)
        else:
            self.figures.closed[why] += 1
