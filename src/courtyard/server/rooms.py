"""All tables: those in memory, and those that only the database knows until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from courtyard.core.errors import Refused
from courtyard.server.budgets import charge
from courtyard.server.describing import summary
from courtyard.server.entries import read_entry, write_entry
from courtyard.server.forms import Listed
from courtyard.server.refusing import Nay, by_rules
from courtyard.server.room import Room
from courtyard.server.store import Conflict
from courtyard.server.table import make_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.server.budgets import Payer
    from courtyard.server.entries import Entry
    from courtyard.server.store import Store
    from courtyard.server.table import Table
    from courtyard.server.thinking import Thinkers

LOG: Final = logging.getLogger(__name__)
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
CODE_SIZE: Final = 6
MOST_LISTED: Final = 50
UNUSED: Final = 600.0  # seconds after which a table that nobody looks at leaves memory
SWEEP: Final = 60.0  # seconds
R = TypeVar("R")


class Rooms:
    """Finds and opens tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}

    async def find(self, code: str) -> Room:
        """The table of a code, or say that there is none."""
        code = code.lower()
        if len(code) != CODE_SIZE or set(code) - set(ALPHABET):
            raise Nay("no-table", 404)
        room = self._rooms.get(code)
        if room is not None and not room.broken:
            return room
        if code not in self._coming:
            self._coming[code] = asyncio.create_task(self._fetch(code))
            self._coming[code].add_done_callback(lambda _: self._coming.pop(code))
        return await asyncio.shield(self._coming[code])

    def awake(self, code: str) -> bool:
        """Whether a table is in memory."""
        return code.lower() in self._rooms

    async def _fetch(self, code: str) -> Room:
        table = await self.read(code)
        if table.frozen is not None and not table.frozen.over:
            LOG.warning("Table %s: the present rules would play its game differently, so it waits.", code)
        room = Room(table, self.store, self.thinkers)
        room.size = await self.store.size(code)
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
            self._rooms[code] = room
            room.driver.wake()
            return room

    async def listed(self) -> list[Listed]:
        """Listed tables on which something is going on, the latest first; what is in memory knows itself best."""
        stored = dict(await self.store.listed(MOST_LISTED))
        fresh = [code for code, room in self._rooms.items() if room.table.listed and code not in stored]
        found = []
        for code in [*fresh, *stored]:
            room = self._rooms.get(code)
            if room is None:
                found.append(msgspec.json.decode(stored[code], type=Listed))
            elif room.table.listed:
                found.append(summary(room.table, room.watchers()))
        return [table for table in found if table.phase != "over"][:MOST_LISTED]

    # -- memory --------------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Let tables go that nobody uses. They come back from the database when somebody wants them."""
        while True:
            await asyncio.sleep(SWEEP)
            self.let_go(time.monotonic() - UNUSED)

    def let_go(self, since: float) -> None:
        """Those not used since then."""
        for code, room in list(self._rooms.items()):
            if not room.connections and not room.busy and room.used <= since:
                del self._rooms[code]

    async def close(self) -> None:
        for room in self._rooms.values():
            room.requests.stop()
            room.hush.stop()
            await room.driver.stop()
            await room.changes.finish()
