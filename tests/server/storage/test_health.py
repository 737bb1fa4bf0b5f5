"""Whether the server says that it can keep what it is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE
from tests.server.playing import play_until

from courtyard.server.storage import pulse

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House

pytestmark = pytest.mark.anyio
DATABASE = "test.db"
PAGE = 4096  # bytes
AN_HOUR = 3_600_000  # milliseconds


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that works is waited for, however busy the machine is."""
    monkeypatch.setattr(pulse, "PATIENCE", PATIENCE)


async def ready(house: House) -> int:
    """Whether it is, found out anew."""
    house.rooms.store.pulse.every = 0
    answer = await (await house.person()).get("/readyz")
    assert answer.json() == {"status": "ready"} or answer.json()["id"] == "refused-store"
    return answer.status_code


async def test_a_database_that_somebody_else_has_locked(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await ready(house) == 200
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await ready(house) == 503
        other.execute("ROLLBACK")
    assert "The database does not answer: database is locked" in caplog.messages
    assert await ready(house) == 200


async def damage(house: House, file: Path, page: int) -> list[str]:
    """Four pages from this one on of a database of many tables; the codes of these."""
    anna, codes = await house.person(), []
    for _ in range(40):
        opened = await anna.post("/api/tables", {"game": "dominion", "name": "Anna", "bots": True, "start": True})
        assert opened.status_code == 201
        codes.append(opened.json()["code"])
    assert await ready(house) == 200
    await house.stop()
    blank(file, page)
    await house.start()
    return codes


def blank(file: Path, page: int) -> None:
    content = bytearray(file.read_bytes())
    assert len(content) > 15 * PAGE
    start = page * PAGE % len(content)
    content[start : start + 4 * PAGE] = bytes(4 * PAGE)
    file.write_bytes(content)


async def test_a_database_with_damaged_pages(house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await damage(house, tmp_path / DATABASE, 8)
    assert await ready(house) == 503
    assert any("the database is damaged" in message for message in caplog.messages)


async def test_damage_that_is_only_met_by_who_reads(house: House, tmp_path: Path) -> None:
    codes = await damage(house, tmp_path / DATABASE, -4)  # where only entries are
    house.rooms.store.pulse._sound = True  # noqa: SLF001 - as if the damage had been done since
    assert await ready(house) == 200
    anna = await house.person()
    assert 503 in [(await anna.get(f"/api/tables/{code}")).status_code for code in codes]
    assert await ready(house) == 503


async def test_many_who_ask_are_answered_by_one_try(house: House, tmp_path: Path) -> None:
    anna, beats = await house.person(), []
    with closing(sqlite3.connect(tmp_path / DATABASE)) as other:
        for every in (AN_HOUR, AN_HOUR, 0):
            house.rooms.store.pulse.every = every
            assert (await anna.get("/readyz")).status_code == 200
            beats += other.execute("SELECT at FROM pulse").fetchone()
    assert beats[0] == beats[1] < beats[2]


async def test_while_nothing_can_be_written_people_hear_why_a_bot_waits(house: House, tmp_path: Path) -> None:
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 0})
    room = await house.rooms.find(anna.code)
    room.table.pace = AN_HOUR
    await play_until(anna, "turn.buy")
    await anna.picks([])  # and the bot would answer in an hour
    await room.driver.stop()
    room.table.pace = 0
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        room.driver.wake()
        await anna.is_refused("bot-waits")
        other.execute("ROLLBACK")
    await anna.is_asked("turn")
