"""Games as the entries of their table tell them, whatever the rules are now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from courtyard.server.shapes.entries import Answered, Dropped, Ended, Patched, Placed, Sat, Started, Undone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.wire import Options

OVER: Final = "over"


@dataclass
class Chronicle:
    """One game: how it began, what was done, and how it ended if that was written down."""

    started: Started
    version: int  # of the rules by which it was played last
    deeds: list[Answered | Undone] = field(default_factory=list)
    lasted: int = 0  # how many entries the table had after the last deed
    finish: int | None = None  # how many it had when the game was over; None: as far as the entries tell, it is not
    ended: Ended | None = None
    dropped: bool = False

    @property
    def options(self) -> Options:
        return self.started.options

    @property
    def answers(self) -> list[list[str]]:
        """Those that were not taken back."""
        given: list[list[str]] = []
        for deed in self.deeds:
            if isinstance(deed, Answered):
                given.append(deed.names)
            else:
                del given[len(given) - deed.answers :]
        return given

    def note(self, entry: Entry, length: int) -> None:
        """Take down an entry, and how many the table has with it."""
        if isinstance(entry, Answered | Undone):
            self.deeds.append(entry)
            self.lasted = length
        elif isinstance(entry, Patched):
            self.version = entry.version
        elif isinstance(entry, Ended):
            self.ended, self.finish = entry, self.lasted
        elif isinstance(entry, Dropped):
            self.dropped, self.finish = True, length
        elif isinstance(entry, Sat | Placed | Started) and self.finish is None:
            self.finish = self.lasted  # while a game is played, nobody takes a seat and no other game begins


def chronicles(entries: Sequence[Entry], phase: str = "") -> list[Chronicle]:
    """All games of a table. `phase` is what the list of tables knew last, if anybody asked it.

    Before games wrote down that they ended, the list alone knew of the last one. It may be late by the beginning of a
    game, but no later: what it is to know is written before the next entry.
    """
    told: list[Chronicle] = []
    for length, entry in enumerate(entries, 1):
        if told:
            told[-1].note(entry, length)
        if isinstance(entry, Started):
            told.append(Chronicle(entry, entry.version, lasted=length))
    if phase == OVER and told and told[-1].deeds and told[-1].finish is None:
        told[-1].finish = told[-1].lasted
    return told
