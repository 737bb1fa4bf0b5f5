"""What is seen of a table from afar, by whoever thinks of going there: which turn it is, whose, and since when."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from courtyard.core.seats import BYSTANDER
from courtyard.server.shapes.entries import Answered, Ended
from courtyard.server.shown.info import summary

if TYPE_CHECKING:
    from collections.abc import Iterable

    from courtyard.core.seats import Viewer
    from courtyard.server.rooms.room import Room
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.forms import Listed


class Sight:
    """No more than a bystander at the table would see; not even when something happens that is held back from them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since: float | None = time.time()  # None: what happened last is not for everybody to know

    def begin(self, at: float) -> None:
        """The table comes from the database, where it was written to last at this time."""
        self.since = None if self._held() else at

    def note(self, entries: Iterable[Entry]) -> None:
        """Answers are seen when their time has come, all else at once."""
        if not all(isinstance(entry, Answered | Ended) for entry in entries):
            self.since = time.time()

    def look(self) -> None:
        """There may be something new to see."""
        if not self._held():
            self.since = time.time()

    def _held(self) -> bool:
        play = self.room.table.play
        return play is not None and play.held_from(BYSTANDER)

    def listed(self, viewer: Viewer = BYSTANDER) -> Listed:
        """Those who have a seat see as much of the game as they would there; the others where they may look on."""
        table, play = self.room.table, self.room.table.play
        told = replace(summary(table, self.room.watchers()), idle=self._idle())
        if play is None or (viewer == BYSTANDER and not table.onlookers):
            return told
        now = play.session.moment(play.shown_to(viewer))
        return replace(told, turn=max(play.rules.turns(now.state)), awaiting=play.awaited(now.choice, viewer))

    def _idle(self) -> int | None:
        return None if self.since is None else max(0, int(time.time() - self.since))
