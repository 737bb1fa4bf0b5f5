"""Whom the host has sent away from a table: they may look and chat like anybody else, but not simply sit down again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from courtyard.server.tables.table import Table

MOST_NAMED: Final = 12  # to the host, who may let them sit down again


class Outcasts:
    """Known by their tokens. That somebody may come back is not written down: who does has a new token."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._pardoned: set[str] = set()

    def __contains__(self, token: str | None) -> bool:
        sent_away = token in self.table.sent_away and token not in self._pardoned
        return sent_away and self.table.seat_of(token) is None

    def names(self) -> list[str]:
        """What they were called, the latest last."""
        known = dict.fromkeys(name for token, name in self.table.sent_away.items() if token in self)
        return list(known)[-MOST_NAMED:]

    def pardon(self, name: str) -> bool:
        """Let those of a name sit down again; whether there are any."""
        found = {token for token, called in self.table.sent_away.items() if called == name and token in self}
        self._pardoned |= found
        return bool(found)
