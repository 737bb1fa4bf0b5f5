"""`courtyard patch`: what is stored, held against rules that have changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from tests.archive.shelf import formats, restore, stored
from tests.server.changed import Endless, Later, Picky, Shuffled

from courtyard.games import GAMES
from courtyard.server.shapes.entries import Ended, Patched, read_entry
from courtyard.server.storage.folder import DataFolder
from courtyard.server.tables.table import make_table
from courtyard.terminal.app import run

if TYPE_CHECKING:
    from pathlib import Path

    from courtyard.server.shapes.entries import Entry

FORMAT = formats()[0]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that has ended."""
    restore(FORMAT, tmp_path / "courtyard.db")
    return tmp_path


def entries_of(data: Path, name: str) -> list[Entry]:
    code = next(each.code for each in stored(FORMAT) if each.name == name)
    with closing(sqlite3.connect(data / "courtyard.db")) as database:
        rows = database.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,)).fetchall()
    return [read_entry(body) for (body,) in rows]


def added(data: Path, name: str) -> list[Entry]:
    each = next(each for each in stored(FORMAT) if each.name == name)
    return entries_of(data, name)[len(each.bodies) :]


def patched(data: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> tuple[int, str]:
    code = run(["patch", "--data", str(data), *flags])
    said = capsys.readouterr()
    return code, " ".join((said.out + said.err).replace("│", " ").split())


def test_games_that_go_the_same_are_moved_on(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "dominion", Later())
    code, said = patched(data, capsys)
    assert code == 0
    assert "6 games were played again: 6 go the same, 0 go differently, 0 of them in the middle." in said
    assert added(data, "dominion-running") == [Patched(version=2)]
    version, end = added(data, "dominion-finished")
    assert (version, isinstance(end, Ended) and len(end.standings)) == (Patched(version=2), 2)
    assert [type(entry) for entry in added(data, "tajmahal-finished")] == [Ended]  # its rules are the same
    assert added(data, "dominion-setup") == []
    assert "Nothing had to be written down." in patched(data, capsys)[1]


def test_nothing_is_written_when_dry(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "dominion", Later())
    code, said = patched(data, capsys, "--dry-run")
    assert code == 0
    assert "4 tables would get new entries; nothing was written." in said
    assert not any(added(data, each.name) for each in stored(FORMAT))


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_a_dry_look_leaves_the_database_as_it_is(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, journal: str
) -> None:
    """An older version of the program can still use it, whichever way its last server ended."""
    with closing(sqlite3.connect(data / "courtyard.db")) as database, database:
        database.execute(f"PRAGMA journal_mode={journal}")
    was = (data / "courtyard.db").read_bytes()
    monkeypatch.setitem(GAMES, "dominion", Later())
    assert patched(data, capsys, "--dry-run")[0] == 0
    assert (data / "courtyard.db").read_bytes() == was


def test_a_dry_look_sees_what_a_killed_server_wrote_last(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It lies beside the database as long as nobody has opened that again."""
    with closing(sqlite3.connect(data / "courtyard.db")) as database:
        database.execute("PRAGMA journal_mode=wal")
        database.execute("UPDATE entries SET body = 'x' WHERE number = 1")
        database.commit()
        for name in ("courtyard.db", "courtyard.db-wal"):  # as they are before the connection ends in order
            (data / f"{name}.killed").write_bytes((data / name).read_bytes())
    for name in ("courtyard.db", "courtyard.db-wal"):
        (data / f"{name}.killed").replace(data / name)
    code, said = patched(data, capsys, "--dry-run")
    assert code == 1
    assert "Its entries cannot be read" in said


def test_a_dry_look_refuses_the_data_of_a_newer_version(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / "courtyard.db")) as database, database:
        database.execute("UPDATE about SET schema_version = 99")
    code, said = patched(data, capsys, "--dry-run")
    assert code == 2
    assert "by a newer version of Courtyard (format 99" in said


@pytest.mark.parametrize("rules", [Shuffled, Picky, Endless])
def test_games_that_would_go_differently_are_named_and_finished_ones_are_known_as_such(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, rules: type[Later]
) -> None:
    monkeypatch.setitem(GAMES, "dominion", rules())
    code, said = patched(data, capsys)
    assert code == (0 if rules is Endless else 1)  # which goes on for ever with what is being played
    assert all(each.code in said for each in stored(FORMAT) if each.name == "dominion-finished")
    assert added(data, "dominion-finished") == [Ended(standings=[], ending="")]
    table = make_table("", entries_of(data, "dominion-finished"))
    assert (table.phase, table.frozen is None) == ("over", False)
    # With the rules of then it is the game that it was, and its end can be told again.
    monkeypatch.undo()
    assert make_table("", entries_of(data, "dominion-finished")).play is not None


def test_a_table_that_cannot_be_read_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / "courtyard.db")) as database, database:
        database.execute("UPDATE entries SET body = 'x' WHERE number = 1")
    code, said = patched(data, capsys)
    assert code == 1
    assert "Its entries cannot be read" in said


def test_a_folder_without_tables_or_with_a_server_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert patched(tmp_path / "elsewhere", capsys)[0] == 2
    assert not (tmp_path / "elsewhere").exists()
    folder = DataFolder(data)
    try:
        code, said = patched(data, capsys)
    finally:
        folder.release()
    assert code == 2
    assert "is used by another server" in said
