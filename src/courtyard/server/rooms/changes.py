"""Changes of one table: one after another, and each to its end."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from courtyard.server.shapes.refusal import Nay
from courtyard.server.storage.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LOG: Final = logging.getLogger(__name__)
EXPECTED: Final = (Nay, Conflict, SQLAlchemyError)  # what the one who asked for a change is told
R = TypeVar("R")


class Changes:
    """Lets one change happen at a time.

    Whoever asks for one may be gone before it is done: a connection is cut in the middle of writing. So the lock is
    taken and given back by the change itself, which nobody cancels, and not by whoever waits for it.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._going_on: set[asyncio.Task[object]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._going_on)

    async def make(self, work: Callable[[], Awaitable[R]]) -> R:
        """Do the work alone; what it raises is raised here."""
        change = asyncio.create_task(self._alone(work))
        self._going_on.add(change)
        change.add_done_callback(self._going_on.discard)
        try:
            return await asyncio.shield(change)
        except asyncio.CancelledError:
            change.add_done_callback(look_at)
            raise

    async def _alone(self, work: Callable[[], Awaitable[R]]) -> R:
        async with self.lock:
            return await work()

    async def finish(self) -> None:
        """Wait for all that has begun."""
        await asyncio.gather(*self._going_on, return_exceptions=True)


def look_at(change: asyncio.Task[R]) -> None:
    """Whoever asked for it has gone: only a fault of ours is worth a word."""
    fault = None if change.cancelled() else change.exception()
    if fault is not None and not isinstance(fault, EXPECTED):
        LOG.error("A change failed after whoever asked for it had gone.", exc_info=fault)
