"""A host decides whether people without a seat may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from courtyard.server.shapes.farewells import CLOSED

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def game_of_two(house: House) -> tuple[Person, Person]:
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await anna.finds(lambda table: table["phase"] == "playing")
    return anna, bela


async def is_turned_away(house: House, code: str) -> bool:
    stranger = await house.person()
    await stranger.connects(code)
    return await stranger.closed() == CLOSED


async def test_onlookers_are_sent_away_and_players_stay(house: House) -> None:
    anna, bela = await game_of_two(house)
    watcher = await house.watcher(anna.code)
    await anna.finds(lambda table: table["watchers"] == 1)
    await anna.sends(type="setup", change={"onlookers": False})
    assert await watcher.closed() == CLOSED
    await anna.finds(lambda table: not table["onlookers"] and table["watchers"] == 0)
    assert await is_turned_away(house, anna.code)
    await bela.comes_back()
    assert bela.table["you"] == 1
    await anna.sends(type="setup", change={"onlookers": True})
    await anna.finds(lambda table: table["onlookers"])
    await house.watcher(anna.code)


async def test_whoever_could_still_sit_down_may_look(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="setup", change={"onlookers": False})
    await anna.finds(lambda table: not table["onlookers"])
    bela = await house.watcher(anna.code)
    await anna.sends(type="setup", change={"locked": True})
    assert await bela.closed() == CLOSED


async def test_nobody_but_the_host_closes_a_table(house: House) -> None:
    anna, bela = await game_of_two(house)
    watcher = await house.watcher(anna.code)
    for person, reason in ((bela, "host"), (watcher, "watching")):
        await person.sends(type="setup", change={"onlookers": False})
        await person.is_refused(reason)
    await anna.goes()
    await bela.finds(lambda table: table["hosting"])  # while she is away, but not for that
    await bela.sends(type="setup", change={"onlookers": False})
    await bela.is_refused("host")
    assert (await house.rooms.find(anna.code)).table.onlookers


async def test_a_closed_table_stays_closed_after_a_restart(house: House) -> None:
    anna, _ = await game_of_two(house)
    await anna.sends(type="setup", change={"onlookers": False})
    await anna.finds(lambda table: not table["onlookers"])
    await house.restart()
    assert await is_turned_away(house, anna.code)
    await anna.comes_back()
