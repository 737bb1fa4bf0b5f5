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

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from courtyard.core.errors import Refused
from courtyard.server.pulse import PULSE, Pulse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

SCHEMA_VERSION: Final = 2  # raised when an older program could not read what this one writes, entries included
MOST_AT_ONCE: Final = 500  # entries in one transaction

METADATA: Final = MetaData()
ABOUT: Final = Table("about", METADATA, Column("schema_version", Integer, primary_key=True))
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    Column("touched", Float, nullable=False, index=True),
    Column("summary", LargeBinary, nullable=False),  # what a list of tables shows of it
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


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


class Store:
    """Writes what many tables want to keep in as few transactions as possible; each waits for its own."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", make_durable)
        self.pulse = Pulse(url)
        self._pages: asyncio.Queue[Page] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables if they are missing; take over those of an older version, and refuse those of a newer one."""
        async with self._engine.begin() as connection:
            for metadata in (METADATA, PULSE.metadata):
                await connection.run_sync(metadata.create_all)
            versions = (await connection.scalars(select(ABOUT.c.schema_version))).all()
            if not versions:
                await connection.execute(insert(ABOUT).values(schema_version=SCHEMA_VERSION))
            elif versions[0] > SCHEMA_VERSION:
                raise Refused(
                    f"The data was written by a newer version of Courtyard (format {versions[0]}; this one knows"
                    f" {SCHEMA_VERSION}); use that one, or name another folder with --data."
                )
            else:
                await connection.execute(update(ABOUT).values(schema_version=SCHEMA_VERSION))
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.pulse.close()
        await self._engine.dispose()

    # -- reading -------------------------------------------------------------------------------------------------------
    async def read(self, code: str) -> list[bytes]:
        """All entries of a table in their order; none: there is no such table."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def size(self, code: str) -> int:
        """The bytes of all entries of a table."""
        wanted = select(func.coalesce(func.sum(func.length(ENTRIES.c.body)), 0)).where(ENTRIES.c.code == code)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def phase(self, code: str) -> str:
        """Of a table, as the list of tables last knew it; nothing: there is no such table."""
        async with self._engine.connect() as connection:
            return str(await connection.scalar(select(TABLES.c.phase).where(TABLES.c.code == code)) or "")

    async def tables(self) -> list[tuple[str, str]]:
        """The codes of all tables, each with its phase as the list of tables last knew it."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.code, TABLES.c.phase).order_by(TABLES.c.code))
            return [(row.code, row.phase) for row in rows]

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        """Codes and summaries of the listed tables, the latest first."""
        wanted = select(TABLES.c.code, TABLES.c.summary).where(TABLES.c.listed)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.touched.desc()).limit(most))
            return [(row.code, row.summary) for row in rows]

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
            self.pulse.suspect(error)
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
