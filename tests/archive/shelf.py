"""Stored tables of every format that was ever released, and what they must show.

A folder `format-N` holds of each table its entries, one a line (`NAME.jsonl`), and what was seen of it when it was put
here (`NAME.json`). `NAME.record.json` is the record as it could be downloaded then. `schema.sql` makes the database; a
folder without it has that of the format before.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from courtyard.core.seats import BYSTANDER
from courtyard.server.shapes.entries import read_entry
from courtyard.server.shown.face import Showing
from courtyard.server.shown.info import describe, setting_of
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shown.face import Face
    from courtyard.server.tables.table import Table

SHELF = Path(__file__).parent
SECRET = b"a secret of the archives"  # of the server that wrote them: by it people keep their seats
Json = dict[str, Any]


@dataclass(frozen=True)
class Stored:
    """A table as it lies in the archive."""

    folder: Path
    name: str

    @property
    def bodies(self) -> list[bytes]:
        return (self.folder / f"{self.name}.jsonl").read_bytes().splitlines()

    @property
    def entries(self) -> list[Entry]:
        return [read_entry(body) for body in self.bodies]

    @property
    def about(self) -> Json:
        """Its code, the cookies of its people, the versions of its games, and what it showed."""
        about: Json = json.loads((self.folder / f"{self.name}.json").read_text(encoding="utf-8"))
        return about

    @property
    def code(self) -> str:
        return str(self.about["code"])

    def table(self) -> Table:
        return make_table(self.code, self.entries, self.about["head"]["phase"])

    def __str__(self) -> str:
        return f"{self.folder.name}/{self.name}"


def formats() -> list[Path]:
    return sorted(SHELF.glob("format-*"))


def schema_of(folder: Path) -> str:
    """What made the databases of that time."""
    kept = [each / "schema.sql" for each in formats() if each <= folder]
    return [file.read_text(encoding="utf-8") for file in kept if file.exists()][-1]


def stored(*folders: Path) -> list[Stored]:
    """All tables of the named formats, or of all."""
    return [
        Stored(file.parent, file.stem) for folder in folders or formats() for file in sorted(folder.glob("*.jsonl"))
    ]


def restore(folder: Path, database: Path) -> None:
    """The database of a server of that time."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executescript(schema_of(folder))
        for each in stored(folder):
            head, listed = each.about["head"], each.about["company"]["policies"][0]
            row = (each.code, head["game"], head["phase"], listed, 0.0, json.dumps(head).encode())
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            rows = [(each.code, number, 0.0, body) for number, body in enumerate(each.bodies)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


# -- what is seen of a table -------------------------------------------------------------------------------------------
def company(table: Table) -> Json:
    """All but the game itself: this can be read whatever became of the rules."""
    info = describe(table, setting_of(table), (), 0)
    return {
        "game": info.game,
        "phase": info.phase,
        "host": info.host,
        "seats": [[seat.kind, seat.name, seat.bot, seat.away_bot] for seat in info.seats],
        "options": info.options,
        "policies": [info.listed, info.locked, info.undo, info.scores, info.pace],
        "dealt": info.dealt,
        "games": info.games,
        "chat": [[line.name, line.seat, line.text] for line in table.chat],
    }


def game(table: Table) -> Json | None:
    """The game as everybody at the table sees it; None: there is none."""
    if table.play is None:
        return None
    viewers = [BYSTANDER, *range(len(table.chairs))]
    return {str(viewer): sight(Showing(table, viewer, "en").face()) for viewer in viewers}


def sight(face: Face | None) -> Json:
    assert face is not None
    asked, end = face.choice, face.end
    return {
        "epoch": face.epoch,
        "answers": face.answers,
        "question": None if asked is None else [asked.question, asked.why, [option.id for option in asked.options]],
        "awaiting": face.awaiting,
        "scores": face.scores,
        "end": None if end is None else [end.names, end.ending, [[each.rank, each.score] for each in end.standings]],
    }
