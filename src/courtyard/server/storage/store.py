"""The database: tables as lists of entries that only grow.

The number of an entry is unique within its table. That is the lock: whoever would write an entry that somebody else
wrote already finds out, and has to read the table again.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import event, insert, update
from sqlalchemy.exc import IntegrityError, OperationalError

from courtyard.server.storage.pulse import PULSE, Pulse
from courtyard.server.storage.reader import (
    ABOUT,
    ENTRIES,
    METADATA,
    SCHEMA_VERSION,
    TABLES,
    Reader,
    check_version,
    version_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import ExceptionContext
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_AT_ONCE: Final = 500  # entries in one transaction


class Conflict(Exception):
    """Somebody else wrote an entry of this number."""


@dataclass(frozen=True)
class Head:
    """What the list of tables knows of one."""

    game: str
    phase: str
    listed: bool
    summary: bytes


@dataclass(frozen=True)
class Page:
    """Entries to write, the first of which has this number; and what the list of tables is to know, if that is new."""

    code: str
    number: int
    bodies: Sequence[bytes]
    head: Head | None
    done: asyncio.Future[None]


class Store(Reader):
    """Writes what many tables want to keep in as few transactions as possible; each waits for its own."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", make_durable)
        self.pulse = Pulse(url)
        event.listen(self._engine.sync_engine, "handle_error", self._suspect)
        self._pages: asyncio.Queue[Page] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables if they are missing; take over those of an older version, and refuse those of a newer one."""
        async with self._engine.begin() as connection:
            for metadata in (METADATA, PULSE.metadata):
                await connection.run_sync(metadata.create_all)
            version = await version_of(connection)
            check_version(version)
            put = insert(ABOUT) if version is None else update(ABOUT)
            await connection.execute(put.values(schema_version=SCHEMA_VERSION))
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.pulse.close()
        await super().close()

    def _suspect(self, context: ExceptionContext) -> None:
        """Damage is found by whoever reads or writes there."""
        if context.sqlalchemy_exception is not None:
            self.pulse.suspect(context.sqlalchemy_exception)

    # -- writing -------------------------------------------------------------------------------------------------------
    async def create(self, code: str, bodies: Sequence[bytes], head: Head) -> None:
        """A new table with its first entries; raises Conflict if there is one of this code."""
        await self._put(code, 0, bodies, head)

    async def append(self, code: str, number: int, bodies: Sequence[bytes]) -> None:
        """Returns when the entries are safe, even from a power cut; raises Conflict if their numbers are taken."""
        await self._put(code, number, bodies, None)

    def note(self, code: str, head: Head) -> None:
        """Bring the list of tables up to date, soon. Nothing is lost if it is not: entries alone make a table."""
        self._put(code, 1, [], head)

    def _put(self, code: str, number: int, bodies: Sequence[bytes], head: Head | None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pages.put_nowait(Page(code, number, bodies, head, done))
        return done

    async def _write_on(self) -> None:
        while True:
            pages = [await self._pages.get()]
            while not self._pages.empty() and len(pages) < MOST_AT_ONCE:
                pages.append(self._pages.get_nowait())
            if not await self._write(pages):
                for page in pages:  # one of them is at fault, and the others must not suffer
                    await self._write([page])

    async def _write(self, pages: list[Page]) -> bool:
        """All of them in one transaction, or none; a single one learns why it failed."""
        try:
            async with self._engine.begin() as connection:
                for page in pages:
                    await write_head(connection, page)
                rows = [row for page in pages for row in rows_of(page)]
                if rows:
                    await connection.execute(insert(ENTRIES), rows)
        except Exception as error:  # noqa: BLE001 - whatever it is: without its writer no table could go on
            if len(pages) > 1 and not isinstance(error, OperationalError):
                return False
            for page in pages:  # what keeps the whole database from writing keeps it from writing any of them
                settle(page.done, Conflict() if isinstance(error, IntegrityError) else error)
            return True
        for page in pages:
            settle(page.done, None)
        return True


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever waited for it has gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # has been seen: nobody waits for a note


def rows_of(page: Page) -> list[dict[str, object]]:
    now = time.time()
    return [
        {"code": page.code, "number": number, "at": now, "body": body}
        for number, body in enumerate(page.bodies, page.number)
    ]


async def write_head(connection: AsyncConnection, page: Page) -> None:
    if page.head is None:
        return
    head = page.head
    row = {"phase": head.phase, "listed": head.listed, "touched": time.time(), "summary": head.summary}
    if page.number == 0:
        await connection.execute(insert(TABLES).values(code=page.code, game=head.game, **row))
    else:
        await connection.execute(update(TABLES).where(TABLES.c.code == page.code).values(**row))


def make_durable(connection: object, _record: object) -> None:
    """What is committed to SQLite survives a crash, and readers do not wait for the writer."""
    cursor = connection.cursor()  # type: ignore[attr-defined] # the DBAPI has no type of its own
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
