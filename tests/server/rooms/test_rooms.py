"""Tables come into memory and leave it, and are listed; whatever else happens meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from courtyard.server.rooms.rooms import MOST_LISTED

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_a_table_that_somebody_looked_for_stays_until_they_are_in(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.goes()
    room = await house.rooms.find(anna.code)
    room.used = 0.0  # nobody has been there for long
    just_now = time.monotonic()
    assert await house.rooms.find(anna.code) is room
    house.rooms.let_go(just_now)
    assert await house.rooms.find(anna.code) is room


async def test_who_looks_at_many_tables_now_and_then_does_not_keep_them_all_in_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtyard.server.rooms.rooms.MOST_QUIET", 2)
    monkeypatch.setattr("courtyard.server.rooms.room.ROLL_CALLS", 0)  # nothing is left to be told later
    anna, *others = [await house.opens("dominion") for _ in range(5)]
    for person in others:
        await person.goes()
    for person in others:
        while (await person.get(f"/api/tables/{person.code}")).json()["seats"][0]["present"]:
            pass
    house.rooms.let_go(0.0)
    assert [house.rooms.at(person.code) is not None for person in (anna, *others)] == [True, False, False, True, True]


async def test_a_server_that_ends_closes_also_the_table_that_is_opened_meanwhile(house: House) -> None:
    anna, bela = await house.opens("dominion"), await house.opens("dominion")
    held, begun = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        begun.set()
        await held.wait()

    rooms = [await house.rooms.find(person.code) for person in (anna, bela)]
    changes = [asyncio.create_task(room.change(hold)) for room in rooms]
    await begun.wait()
    closing = asyncio.create_task(house.rooms.close())
    cili = await house.opens("dominion", "Cili")
    assert not closing.done()
    held.set()
    await asyncio.gather(closing, *changes)
    assert house.rooms.at(cili.code) is None


async def test_the_list_holds_the_latest_tables_and_no_more_than_so_many(house: House) -> None:
    opened = [(await house.opens("dominion", listed=True)).code for _ in range(MOST_LISTED + 3)]
    stranger = await house.person()
    found = [table["code"] for table in (await stranger.get("/api/tables")).json()]
    assert found == opened[::-1][:MOST_LISTED]


async def test_the_list_is_made_once_for_all_who_want_it(house: House) -> None:
    house.rooms.list_age = 3600.0
    anna = await house.opens("dominion", listed=True)
    first, second = await asyncio.gather(house.rooms.listed(), house.rooms.listed())
    await house.opens("dominion", listed=True)
    assert first is second is await house.rooms.listed()
    assert [table.code for table in first] == [anna.code]
    house.rooms.list_age = 0.0
    assert len(await house.rooms.listed()) == 2
