"""A table that is in memory: those who look at it, the bots that play at it, and the way its entries take."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec.structs import replace

from courtyard.server.bots.driver import Driver
from courtyard.server.limits.budgets import charge
from courtyard.server.rooms.changes import Changes
from courtyard.server.rooms.devices import Devices
from courtyard.server.rooms.hush import Hush
from courtyard.server.rooms.outcasts import Outcasts
from courtyard.server.rooms.round import Round
from courtyard.server.rooms.sight import Sight
from courtyard.server.shapes.entries import Answered, Undone, write_entry
from courtyard.server.shapes.farewells import CLOSED, SENT_AWAY
from courtyard.server.shapes.wire import RefusedNews, TableNews, encode
from courtyard.server.shown.face import Showing
from courtyard.server.shown.info import Setting, describe, made_of, setting_of, summary
from courtyard.server.storage.store import Conflict, Head
from courtyard.server.tables.reserve import check_room, is_full
from courtyard.server.tables.wishes import may_be_dropped
from courtyard.server.undo.requests import Requests

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.seats import Viewer
    from courtyard.server.bots.thinkers import Thinkers
    from courtyard.server.limits.budgets import Payer
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.refusal import Nay
    from courtyard.server.shapes.wire import Table as TableInfo
    from courtyard.server.shown.face import Face
    from courtyard.server.shown.story import Story
    from courtyard.server.sockets.connection import Connection
    from courtyard.server.storage.store import Store
    from courtyard.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
ROLL_CALLS: Final = 0.5  # seconds between two words about who comes and goes
R = TypeVar("R")


class Room:
    """Changes its table only by what is committed within a `change`."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers) -> None:
        self.table = table
        self.store = store
        self.changes = Changes()
        self.connections: dict[Connection, None] = {}  # the oldest first
        self.size = 0  # of what is written down, in bytes
        self.outcasts = Outcasts(table)
        self.sight = Sight(self)
        self.requests = Requests(self)
        self.hush = Hush(self)
        self.round = Round(self)
        self.devices = Devices(self)
        self.driver = Driver(self, thinkers)
        self.broken = False  # it is not what is stored, and has to be read again
        self.used = time.monotonic()
        # At whose expense bots answer: whoever did something here last; before that, whoever opened or woke the table.
        self.patron: Payer | None = None
        self._payer: Payer | None = None  # of the change that goes on
        self._stamp = 0
        self._showings: dict[tuple[int, str], Showing] = {}
        self._faces: dict[tuple[int, str], tuple[int, Face | None]] = {}
        self._setting: tuple[tuple[object, ...], Setting] = ((), Setting(None, [], None))
        self._info: TableInfo | None = None
        self._table_news: dict[object, bytes] = {}
        self._told = 0.0  # when everybody was last told who is here
        self._telling = False  # whether they will be soon
        self._present: set[int] | None = None
        self._head: Head | None = None
        self.round.follow()
        self.hush.resume()

    # -- changes -------------------------------------------------------------------------------------------------------
    async def change(self, work: Callable[[], Awaitable[R]], payer: Payer | None = None) -> R:
        """The one way to change the table: look at it and commit what follows, while nobody else does.

        What is written down is charged to whoever wants it, if that is a person. Raises Conflict if the table is stale.
        """

        async def unless_stale() -> R:
            if self.broken:
                raise Conflict
            self._payer = payer
            done = await work()
            if payer is not None and payer.seat is not None:
                self.patron = payer  # nobody who only looks on keeps its bots
            return done

        return await self.changes.make(unless_stale)

    async def commit(self, *entries: Entry, kept: Callable[[], None] | None = None) -> None:
        """Write entries down, say that they are kept, let them happen, then tell everybody. Only within a change."""
        if not entries:
            return
        bodies = [write_entry(entry) for entry in entries]
        check_room(self.table, self.size, entries, bodies)
        if self._payer is not None:
            charge(self._payer, bodies)
        try:
            await self.store.append(self.table.code, self.table.length, bodies)
        except Conflict:
            self._break()
            raise
        if kept is not None:
            kept()
        try:
            for entry in entries:
                self._let_happen(entry)
        except Exception:
            self._break()
            LOG.exception("Table %s cannot go on after an entry that was kept.", self.table.code)
            raise
        self._note(entries, bodies)
        self._send_onlookers_away()
        self.hush.check()
        self.changed()
        self.requests.check()
        self.driver.wake()

    def _let_happen(self, entry: Entry) -> None:
        question = None if self.table.play is None else self.table.play.session.choice
        self.table.apply(entry)
        if isinstance(entry, Answered) and question is not None:
            ready = self.round.answered(question)
            self.hush.fall()
            if ready:
                self.devices.put_away(int(question.seat))
        elif isinstance(entry, Undone):
            self.round.skip()
        else:
            self.round.follow()

    def _send_onlookers_away(self) -> None:
        """Where they may no longer be."""
        for connection in self.connections:
            if not self.table.admits(connection.token):
                connection.send_away(SENT_AWAY if connection.token in self.outcasts else CLOSED)

    def _break(self) -> None:
        """Send everybody away: they come back to the table as the database has it."""
        self.broken = True
        self.people_changed()

    def _note(self, entries: Sequence[Entry], bodies: Sequence[bytes]) -> None:
        """How much is written down, and what is seen of it from afar; the list of tables follows."""
        self.size += sum(map(len, bodies))
        self.sight.note(entries)
        head = self.head()
        if head != self._head:
            self._head = head
            self.store.note(self.table.code, head)

    def changed(self) -> None:
        """Let everybody see what there is to see."""
        self._stamp += 1
        self.sight.look()
        self.people_changed()

    def people_changed(self) -> None:
        """Let everybody see who is here; of the game nothing has changed."""
        self.devices.follow()
        self._forget_people()
        self._told = self.used
        for connection in self.connections:
            connection.wake()

    def _forget_people(self) -> None:
        self._info = self._present = None
        self._table_news.clear()
        self.used = time.monotonic()

    def _people_change(self) -> None:
        """Somebody comes or goes. Where many do, all of it is told a few times a second."""
        self._forget_people()
        wait = self._told + ROLL_CALLS - self.used
        if wait <= 0:
            self.people_changed()
        elif not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(wait, self._tell_of_people)

    def _tell_of_people(self) -> None:
        self._telling = False
        self.people_changed()

    def tell(self, nay: Nay, seats: Collection[int | None] | None = None) -> None:
        """Why something does not happen: to these seats, or to everybody."""
        said = nay.message
        for connection in self.connections:
            if seats is None or not set(seats).isdisjoint(self.table.seats_of(connection.token) or [None]):
                connection.send(RefusedNews(id=said.id, facts=said.facts))

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        if connection.seated and (self.patron is None or self.patron.seat is None):
            self.patron = connection.payer()  # who plays does not wait for what a stranger has left
        self._people_change()
        self.requests.check()
        self.driver.wake()  # in case it gave up

    def exit(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self.devices.forget(connection)
        self._people_change()
        self.requests.check()

    @property
    def full(self) -> bool:
        return is_full(self.table, self.size)

    @property
    def busy(self) -> bool:
        """Whether something goes on here, even if nobody looks."""
        return self.driver.busy or self.changes.busy

    # -- people --------------------------------------------------------------------------------------------------------
    def present(self) -> set[int]:
        """The seats whose people are connected."""
        if self._present is None:
            tokens = {connection.token for connection in self.connections}
            self._present = {seat for token in tokens for seat in self.table.seats_of(token)}
        return self._present

    def watchers(self) -> int:
        return sum(self.table.seat_of(connection.token) is None for connection in self.connections)

    def hosts(self, seat: int | None) -> bool:
        """Whether a seat may do what a host does: it is the host's, or the host is not here."""
        host = self.table.host_seat
        return seat is not None and (seat == host or host is None or host not in self.present())

    def host_among(self, token: str | None) -> int | None:
        """The seat of a device that does what a host does there, or the first; None: it has no seat."""
        seats = self.table.seats_of(token)
        return self.table.host_seat if self.table.host_seat in seats else next(iter(seats), None)

    def open_question(self) -> Choice | None:
        """The one that everybody may see, if whoever is asked does."""
        play = self.table.play
        choice = None if play is None else play.session.choice
        if play is None or choice is None or play.betrays(choice) or play.held_from(int(choice.seat)):
            return None
        return choice

    # -- what is seen --------------------------------------------------------------------------------------------------
    def face(self, viewer: Viewer, language: str) -> Face | None:
        """What a viewer sees of the game; drawn once for all who see the same."""
        key = (viewer, language)
        if key not in self._faces or self._faces[key][0] != self._stamp:
            if key not in self._showings:
                self._showings[key] = Showing(self.table, viewer, language)
            self._faces[key] = (self._stamp, self._showings[key].face())
        return self._faces[key][1]

    def story(self, viewer: Viewer, language: str) -> Story:
        """The log that belongs to a face."""
        return self._showings[viewer, language].story

    def info(self, token: str | None, shown: int | None = None) -> TableInfo:
        """What a viewer sees of the table; `shown`: whose cards they see, where several share their device."""
        if self._info is None:
            if self._setting[0] != made_of(self.table):
                self._setting = (made_of(self.table), setting_of(self.table))
            self._info = describe(self.table, self._setting[1], self.present(), self.watchers())
        you, player = self._where(token, shown)
        host = self.host_among(token)
        hosting = self.hosts(host)
        return replace(
            self._info,
            you=you,
            player=player,
            device=self.devices.tell(token),
            hosting=hosting,
            sent_away=token in self.outcasts,
            outcasts=self.outcasts.names() if host is not None and host == self.table.host_seat else [],
            droppable=hosting and may_be_dropped(self.table, host, full=self.full),
        )

    def _where(self, token: str | None, shown: int | None) -> tuple[int | None, int | None]:
        """Where a viewer sits, and which seat they play in the game that is shown."""
        if self.devices.covers(token):
            return shown, shown
        shared = self.devices.is_shared(token) and self.table.phase == "over"
        return self.host_among(token), None if shared else self.table.player_of(token)

    def table_news(self, token: str | None, shown: int | None) -> bytes:
        """The same as a message; written once for all who see the same."""
        shared = token if self.devices.is_shared(token) else None
        key = (shared, *self._where(token, shown), self.hosts(self.host_among(token)), token in self.outcasts)
        if key not in self._table_news:
            self._table_news[key] = encode(TableNews(table=self.info(token, shown)))
        return self._table_news[key]

    def head(self) -> Head:
        listed = summary(self.table, 0)
        return Head(listed.game, listed.phase, self.table.listed, encode(listed))
