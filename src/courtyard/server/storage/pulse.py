"""Whether the database is well: found out by writing to it, now and then, for all who ask."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Float, Integer, MetaData, Table, delete, event, insert, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

EVERY: Final = 3.0  # seconds for which what was found out is believed
PATIENCE: Final = 10.0  # seconds after which a database that says nothing is not well
BUSY: Final = 2000  # milliseconds that somebody else may be writing; much less than the writer of entries waits

METADATA: Final = MetaData()
PULSE: Final = Table(
    "pulse", METADATA, Column("number", Integer, primary_key=True), Column("at", Float, nullable=False)
)


class Pulse:
    """Has a connection of its own, so that nobody who plays waits for it."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, poolclass=NullPool)
        self._lite = self._engine.dialect.name == "sqlite"
        if self._lite:
            event.listen(self._engine.sync_engine, "connect", be_impatient)
        self.every = EVERY
        self._sound = False  # whether all of it was read through, and nothing has pointed to damage since
        self._beat: asyncio.Task[None] | None = None
        self._taken = 0.0

    async def feel(self) -> None:
        """Raises unless something could be written just now."""
        if self._beat is None or (self._beat.done() and time.monotonic() - self._taken >= self.every):
            self._beat = asyncio.create_task(self._take())
            self._beat.add_done_callback(lambda beat: beat.cancelled() or beat.exception())  # even if nobody waits
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._beat)

    def suspect(self, error: Exception) -> None:
        """Something went wrong with the database: it is to be read through again if it may be damaged."""
        if isinstance(error, DatabaseError) and "malformed" in reason_of(error):
            self._sound = False

    async def close(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
            await asyncio.gather(self._beat, return_exceptions=True)
        await self._engine.dispose()

    async def _take(self) -> None:
        try:
            if self._lite and not self._sound:
                async with self._engine.connect() as connection:
                    await read_through(connection)
                self._sound = True
            async with self._engine.begin() as connection:
                await connection.execute(delete(PULSE))
                await connection.execute(insert(PULSE).values(number=1, at=time.time()))
        finally:
            self._taken = time.monotonic()


async def read_through(connection: AsyncConnection) -> None:
    """All of the database; raises if any of it is damaged."""
    found = await connection.scalar(text("PRAGMA quick_check(1)"))
    if found != "ok":
        raise DatabaseError("PRAGMA quick_check(1)", None, ValueError(f"the database is damaged: {found}"))


def be_impatient(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined] # the DBAPI has no type of its own
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.close()


def reason_of(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
