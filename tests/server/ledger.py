"""What people said to the server and what it said it has kept, held against what is stored."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from courtyard.core.answer import read_answer
from courtyard.server.shapes.entries import Answered, Opened, Said, Undone, read_entry
from courtyard.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from tests.server.house import Json

    from courtyard.server.shapes.entries import Entry


class Given(NamedTuple):
    """An answer of a seat: undos and games before it, its own answers before it in this game, what it picked."""

    epoch: int
    question: int
    places: tuple[int, ...]

    @property
    def receipt(self) -> Json:
        """By which the server tells that it is kept."""
        return {"type": "kept", "epoch": self.epoch, "question": self.question}


class Taken(NamedTuple):
    """An answer taken back."""

    epoch: int


class Spoken(NamedTuple):
    """A line of the chat; nobody says the same twice."""

    text: str


Deed = Given | Taken | Spoken


@dataclass
class Ledger:
    """Of one person. What was said may have been kept; what was promised must have been."""

    said: set[Deed] = field(default_factory=set)
    kept: list[Given] = field(default_factory=list)  # in their order
    heard: set[Spoken] = field(default_factory=set)
    epoch: int = 0  # the latest that was seen: as many games and undos there have been

    @property
    def promised(self) -> list[Deed]:
        return [*self.kept, *self.heard]

    def lost(self, stored: Counter[Deed], epoch: int) -> list[str]:
        """What was promised and is not there."""
        missing = [f"{deed} is lost" for deed in self.promised if deed not in stored]
        return missing if epoch >= self.epoch else [*missing, f"epoch {self.epoch} was seen, {epoch} is stored"]

    def twice(self, stored: Counter[Deed]) -> list[str]:
        """What is there once more than it was said; an answer that counted for two questions is one never given."""
        return [
            f"{deed} is stored {times} times" for deed, times in stored.items() if times > 1 or deed not in self.said
        ]


@dataclass
class Audit:
    """All that is wrong with what is stored, and how much there is."""

    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    deeds: Counter[type[Deed]] = field(default_factory=Counter)

    def look(self, data: Path, code: str, people: Mapping[int | None, Ledger]) -> None:
        """At one table, at what each seat did, and the onlookers; the server must not run."""
        stored, epoch = tell_deeds(code, entries_of(data, code))
        for seat, ledger in people.items():
            self.lost += [f"{code}, seat {seat}: {fault}" for fault in ledger.lost(stored[seat], epoch)]
            self.twice += [f"{code}, seat {seat}: {fault}" for fault in ledger.twice(stored[seat])]
            self.deeds.update(type(deed) for deed in stored[seat].elements())


def entries_of(data: Path, code: str) -> Iterator[Entry]:
    with closing(sqlite3.connect(data / "courtyard.db")) as database:
        for (body,) in database.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,)):
            yield read_entry(body)


def tell_deeds(code: str, entries: Iterator[Entry]) -> tuple[Mapping[int | None, Counter[Deed]], int]:
    """What each seat has done, as the table that these entries make tells it; and the epoch in which it is."""
    opened = next(entries)
    assert isinstance(opened, Opened)
    table, deeds = Table(code, opened, {}), defaultdict[int | None, Counter[Deed]](Counter)
    for entry in entries:
        if isinstance(entry, Answered):
            seat, given = tell_answer(table, entry)
            deeds[seat][given] += 1
        elif isinstance(entry, Undone):
            deeds[entry.seat][Taken(table.epoch)] += 1
        elif isinstance(entry, Said):
            deeds[entry.seat][Spoken(entry.text)] += 1
        table.apply(entry)
    return deeds, table.epoch


def tell_answer(table: Table, entry: Answered) -> tuple[int, Given]:
    play = table.play
    assert play is not None
    choice = play.session.choice
    assert choice is not None
    places = read_answer(play.rules, choice, entry.names)
    return choice.seat, Given(play.epoch, len(play.own_places(choice.seat)), tuple(places))
