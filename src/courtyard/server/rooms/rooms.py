"""All tables: those in memory, and those that only the database knows until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from itertools import chain, islice
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec import structs

from courtyard.core.errors import Refused
from courtyard.server.limits.bounds import MOST_QUIET
from courtyard.server.limits.budgets import charge
from courtyard.server.rooms.room import Room
from courtyard.server.shapes.entries import read_entry, write_entry
from courtyard.server.shapes.forms import Listed
from courtyard.server.shapes.refusal import Nay, by_rules
from courtyard.server.storage.store import Conflict
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from courtyard.server.bots.thinkers import Thinkers
    from courtyard.server.limits.budgets import Payer
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.storage.store import Store
    from courtyard.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
CODE_SIZE: Final = 6
MOST_LISTED: Final = 50
LIST_AGE: Final = 1.0  # seconds for which the list of tables is good
UNUSED: Final = 600.0  # seconds after which a table that nobody looks at leaves memory
SWEEP: Final = 60.0  # seconds
ROUGHLY: Final = 600  # seconds
R = TypeVar("R")


class Rooms:
    """Finds and opens tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._list: asyncio.Task[list[Listed]] | None = None
        self._list_made = 0.0
        self.list_age = LIST_AGE

    async def find(self, code: str, payer: Payer | None = None) -> Room:
        """The table of a code, or say that there is none. Whoever wakes one that sleeps pays for what is read again."""
        code = code.lower()
        if len(code) != CODE_SIZE or set(code) - set(ALPHABET):
            raise Nay("no-table", 404)
        if payer is not None and code not in self._rooms and code not in self._coming:
            payer.spend_up_to("waking", await self.store.length(code))
        room = self._rooms.get(code)
        if room is not None and not room.broken:
            room.used = time.monotonic()  # whoever looks for it is about to come in
            return room
        if code not in self._coming:
            self._coming[code] = asyncio.create_task(self._fetch(code, payer))
            self._coming[code].add_done_callback(lambda _: self._coming.pop(code))
        return await asyncio.shield(self._coming[code])

    def at(self, code: str) -> Room | None:
        """A table that is in memory."""
        return self._rooms.get(code.lower())

    async def _fetch(self, code: str, payer: Payer | None) -> Room:
        table = await self.read(code)
        if table.frozen is not None and not table.frozen.over:
            LOG.warning("Table %s: the present rules would play its game differently, so it waits.", code)
        room = Room(table, self.store, self.thinkers)
        room.size = await self.store.size(code)
        room.sight.begin(await self.store.last(code))
        room.patron = None if payer is None else replace(payer, table=code)
        self._rooms[code] = room
        room.driver.wake()
        return room

    async def read(self, code: str) -> Table:
        """The table as the database has it."""
        phase = await self.store.phase(code)
        return await self.work_out(code, lambda code, entries: make_table(code, entries, phase))

    async def work_out(self, code: str, make: Callable[[str, list[Entry]], R]) -> R:
        """What is made of the entries of a table, as the database has them."""
        bodies = await self.store.read(code)
        if not bodies:
            raise Nay("no-table", 404)
        try:
            return await asyncio.to_thread(lambda: make(code, [read_entry(body) for body in bodies]))
        except Refused as refused:
            raise by_rules(refused) from None
        except Exception as error:  # noqa: BLE001 - whatever damaged entries lead to
            LOG.error("Table %s cannot be read: %s: %s", code, type(error).__name__, error)  # noqa: TRY400
            raise Nay("unreadable", 500) from None

    async def open(self, entries: list[Entry], payer: Payer) -> Room:
        """A new table under a new code."""
        bodies = [write_entry(entry) for entry in entries]
        charge(payer, bodies)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_SIZE))
            room = Room(make_table(code, entries), self.store, self.thinkers)
            try:
                await self.store.create(code, bodies, room.head())
            except Conflict:
                continue
            room.size = sum(map(len, bodies))
            room.patron = replace(payer, table=code)
            self._rooms[code] = room
            room.driver.wake()
            return room

    async def listed(self) -> list[Listed]:
        """Listed tables on which something is going on, the latest first; looked through at most once a second."""
        if self._list is None or (self._list.done() and time.monotonic() - self._list_made >= self.list_age):
            self._list = asyncio.create_task(self._look_through())
        return await asyncio.shield(self._list)

    async def _look_through(self) -> list[Listed]:
        """What is in memory knows itself best, and what was listed just now may not be stored yet."""
        stored = {code: asleep(summary, at) for code, summary, at in await self.store.listed(MOST_LISTED)}
        fresh = (code for code, room in self._rooms.items() if room.table.listed and code not in stored)
        found = (self._listed(code, stored) for code in chain(stored, fresh))
        tables = list(islice((table for table in found if table is not None), MOST_LISTED))
        self._list_made = time.monotonic()
        return tables

    def _listed(self, code: str, stored: Mapping[str, Listed]) -> Listed | None:
        """A table as the list has it; None: it no longer belongs there."""
        room = self._rooms.get(code)
        if room is None:
            return stored[code]
        if not room.table.listed or room.table.phase == "over":
            return None
        return room.sight.listed()

    # -- memory --------------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Let tables go that nobody uses. They come back from the database when somebody wants them."""
        while True:
            await asyncio.sleep(SWEEP)
            self.let_go(time.monotonic() - UNUSED)

    def let_go(self, since: float) -> None:
        """Those not used since then, and of the others the longest unused if there are too many."""
        quiet = [code for code, room in self._rooms.items() if not room.connections and not room.busy]
        quiet.sort(key=lambda code: self._rooms[code].used)
        for place, code in enumerate(quiet, 1):
            if self._rooms[code].used <= since or place <= len(quiet) - MOST_QUIET:
                del self._rooms[code]

    async def close(self) -> None:
        while self._rooms:  # somebody may come even now
            _, room = self._rooms.popitem()
            room.requests.stop()
            room.hush.stop()
            await room.driver.stop()
            await room.changes.finish()


def asleep(summary: bytes, at: float) -> Listed:
    """A table that is not in memory, as the list has it.

    When it was written to last is told roughly: that may have been an answer which nobody was to notice.
    """
    idle = max(0, int(time.time() - at))
    return structs.replace(msgspec.json.decode(summary, type=Listed), idle=idle - idle % ROUGHLY)
