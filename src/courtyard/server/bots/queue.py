"""Whose turn it is, where many wait for few: houses take turns, however much each has asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Queue:
    """Lets a few be at it at once; all others wait, by house."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next house first

    @asynccontextmanager
    async def of(self, house: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._come(house)
        try:
            yield
        finally:
            self._go_round()

    async def _come(self, house: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(house, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come at that very moment
                self._go_round()
            raise

    def _go_round(self) -> None:
        """A turn is over: it is the next house's."""
        while self._waiting:
            house, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[house] = turns  # after all others
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
