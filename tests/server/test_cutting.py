"""People who say something and are gone before it is done."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from tests.server.playing import is_cut_off, window

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House

pytestmark = pytest.mark.anyio

CUTS = 150


def nobody_complained(caplog: pytest.LogCaptureFixture) -> bool:
    gc.collect()  # a task whose fault nobody looked at says so when it is thrown away
    return not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_change_goes_on_alone_when_who_asked_for_it_has_gone(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtyard.server.room.CROWDED", 0)  # everybody is told at once of who comes and goes
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as database:
        for number in range(3):
            await anna.finds(lambda table: table["seats"][1]["present"])
            database.execute("BEGIN IMMEDIATE")  # so that what Béla says cannot be written down yet
            await bela.sends(type="chat", text=f"I must go, for the {number}. time!")
            is_cut_off(bela)
            while anna.table["seats"][1]["present"]:  # the server finds out when it has something to tell him
                await (await house.watcher(anna.code)).goes()
                await anna.hears("table")
            await anna.sends(type="setup", change={"pace": number})
            await anna.sends(type="ping")  # is answered at once, so her wish waits by now
            database.execute("ROLLBACK")
            await anna.finds(lambda table, pace=number: table["pace"] == pace)  # type: ignore[misc]
            await bela.joins(anna.code)
    kept = await house.rooms.read(anna.code)
    assert [line.text for line in kept.chat] == [f"I must go, for the {number}. time!" for number in range(3)]
    assert nobody_complained(caplog)


async def test_cutting_connections_beside_a_player_loses_nothing_of_hers(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    await bela.goes()

    async def cut(number: int) -> None:
        other = await window(house, bela)
        for text in ("Well,", "well,", f"well {number}"):
            await other.sends(type="chat", text=text)
        is_cut_off(other)

    async def wish(pace: int) -> None:
        await anna.sends(type="setup", change={"pace": pace})
        await anna.finds(lambda table: table["pace"] == pace)

    for number in range(CUTS // 5):  # her connection stays, and all that she wants is done
        await asyncio.gather(wish(number), *(cut(each) for each in range(5)))
    assert (await house.rooms.read(anna.code)).pace == CUTS // 5 - 1
    assert nobody_complained(caplog)
