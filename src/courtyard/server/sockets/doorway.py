"""Who may stay when too many come: seats before onlookers, and the latest window before the oldest."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from courtyard.server.limits.bounds import CONNECTIONS_OF_ADDRESS, ONLOOKERS_AT_TABLE, ONLOOKERS_OF_ADDRESS, WINDOWS
from courtyard.server.shapes.farewells import CROWDED
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from courtyard.server.sockets.connection import Connection


class Doorway:
    """Knows all connections by address, the oldest first."""

    def __init__(self, scale: float) -> None:
        self.most = max(1, CONNECTIONS_OF_ADDRESS * scale)
        self.most_onlookers = max(1, ONLOOKERS_OF_ADDRESS * scale)
        self._here: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def enter(self, connection: Connection) -> None:
        """Let somebody in, perhaps in place of somebody else; or refuse."""
        here, at_table = staying(self._here.get(connection.address, ())), staying(connection.room.connections)
        if connection.seated:
            self._make_place(here, [other for other in at_table if other.token == connection.token])
        elif (
            len(onlookers(at_table)) >= ONLOOKERS_AT_TABLE
            or len(onlookers(here)) >= self.most_onlookers
            or len(here) >= self.most
        ):
            raise Nay("crowded", 429)
        self._here[connection.address][connection] = None

    def _make_place(self, here: list[Connection], windows: list[Connection]) -> None:
        """For another window of a seat."""
        if len(windows) >= WINDOWS:
            windows[0].send_away(CROWDED)
        elif len(here) >= self.most:
            leaving = [*onlookers(here), *windows]
            if not leaving:
                raise Nay("crowded", 429)
            leaving[0].send_away(CROWDED)

    def leave(self, connection: Connection) -> None:
        here = self._here[connection.address]
        here.pop(connection, None)
        if not here:
            del self._here[connection.address]


def staying(connections: Iterable[Connection]) -> list[Connection]:
    """All but those who have been sent away already."""
    return [connection for connection in connections if connection.farewell is None]


def onlookers(connections: Iterable[Connection]) -> list[Connection]:
    return [connection for connection in connections if not connection.seated]
