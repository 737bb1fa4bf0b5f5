"""People who say something and are gone before it is done."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING

import pytest
from tests.server.playing import is_cut_off, window

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio

CUTS = 150


def nobody_complained(caplog: pytest.LogCaptureFixture) -> bool:
    gc.collect()  # a task whose fault nobody looked at says so when it is thrown away
    return not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_change_goes_on_alone_when_whoever_asked_for_it_has_gone(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtyard.server.rooms.room.ROLL_CALLS", 0)  # everybody is told at once who comes and goes
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    written, asked = asyncio.Event(), asyncio.Event()
    append = house.rooms.store.append

    async def append_in_time(code: str, number: int, bodies: list[bytes]) -> None:
        asked.set()
        await written.wait()
        await append(code, number, bodies)

    monkeypatch.setattr(house.rooms.store, "append", append_in_time)
    for number in range(3):
        await anna.finds(lambda table: table["seats"][1]["present"])
        written.clear()  # so that what Béla says cannot be written down yet
        asked.clear()
        await bela.sends(type="chat", text=f"I must go! ({number})")
        await asked.wait()
        is_cut_off(bela)
        while anna.table["seats"][1]["present"]:  # the server finds out when it has something to tell him
            await (await house.watcher(anna.code)).goes()
            await anna.hears("table")
        await anna.sends(type="setup", change={"pace": number})  # waits for what Béla said
        written.set()
        await anna.finds(lambda table, pace=number: table["pace"] == pace)  # type: ignore[misc]
        await bela.joins(anna.code)
    kept = await house.rooms.read(anna.code)
    assert [line.text for line in kept.chat] == [f"I must go! ({number})" for number in range(3)]
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
