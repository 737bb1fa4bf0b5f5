"""The database for those who only read it: what it holds, and how to find a table in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

SCHEMA_VERSION: Final = 2  # raised when an older program could not read what this one writes, entries included

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


class Reader:
    """Finds what is stored, and changes nothing."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)

    async def open(self) -> None:
        """Refuse what a newer version of the program wrote."""
        async with self._engine.connect() as connection:
            check_version(await version_of(connection))

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, code: str) -> list[bytes]:
        """All entries of a table in their order; none: there is no such table."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def length(self, code: str) -> int:
        """How many entries a table has."""
        async with self._engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).where(ENTRIES.c.code == code)) or 0)

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

    async def last(self, code: str) -> float:
        """When a table was written to last."""
        async with self._engine.connect() as connection:
            return float(await connection.scalar(last_of(code)) or 0.0)

    async def listed(self, most: int) -> list[tuple[str, bytes, float]]:
        """Listed tables on which something is going on, the latest first: code, summary, time of the last entry."""
        at = last_of(TABLES.c.code).scalar_subquery().label("at")
        wanted = select(TABLES.c.code, TABLES.c.summary, at).where(TABLES.c.listed, TABLES.c.phase != "over")
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.touched.desc()).limit(most))
            return [(row.code, row.summary, float(row.at or 0.0)) for row in rows]


def last_of(code: str | Column[Any]) -> Select[tuple[float]]:
    """The time of the last entry of a table."""
    return select(ENTRIES.c.at).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number.desc()).limit(1)


async def version_of(connection: AsyncConnection) -> int | None:
    """Of what is stored; None: nothing is yet."""
    return (await connection.scalars(select(ABOUT.c.schema_version))).first()


def check_version(version: int | None) -> None:
    if version is not None and version > SCHEMA_VERSION:
        raise Refused("newer-data", format=str(version), known=str(SCHEMA_VERSION))


def read_only(database: Path) -> str:
    """The address of a database of SQLite, for SQLAlchemy, by which nothing can be written."""
    return f"sqlite+aiosqlite:///{database.absolute().as_uri()}?mode=ro&uri=true"
