"""A game, a table, its chat and the crowd around it have an end; and seats come first."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE
from tests.server.house import Person
from tests.server.playing import every_place, is_cut_off, window

from courtyard.server.limits.bounds import BYTES_OF_END, ENTRIES_OF_END, ONLOOKERS_AT_TABLE, WINDOWS
from courtyard.server.plays import play
from courtyard.server.shapes.farewells import CROWDED
from courtyard.server.sockets import doorway, orders
from courtyard.server.tables import reserve

if TYPE_CHECKING:
    from tests.server.house import House

    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio


async def is_kept_out(house: House, code: str) -> bool:
    stranger = await house.person()
    await stranger.connects(code)
    return await stranger.closed() == CROWDED


async def test_a_crowd_of_strangers_does_not_keep_a_player_out(house: House) -> None:
    anna = await house.opens("dominion")
    crowd = [await house.watcher(anna.code) for _ in range(ONLOOKERS_AT_TABLE)]
    assert await is_kept_out(house, anna.code)
    await anna.comes_back()
    assert (anna.table["you"], anna.table["watchers"]) == (0, ONLOOKERS_AT_TABLE)
    bela = await house.person()
    assert (await bela.post(f"/api/tables/{anna.code}/sit", {"name": "Béla"})).status_code == 200
    await bela.joins(anna.code)
    for each in crowd:
        is_cut_off(each)


async def test_one_address_has_only_so_many_onlookers_and_whoever_plays_takes_the_place_of_one(
    settings: Settings, house: House
) -> None:
    house.settings = replace(settings, rate=2)  # two onlookers, ten connections in all
    await house.restart()
    anna = await house.opens("dominion")
    watchers = [await house.watcher(anna.code) for _ in range(2)]
    assert await is_kept_out(house, anna.code)
    for _ in range(WINDOWS - 1):
        await window(house, anna)
    bela = await house.guest(anna.code, "Béla")
    for _ in range(2):
        await window(house, bela)
    assert await watchers[0].closed() == CROWDED
    await anna.finds(lambda table: table["watchers"] == 1)


async def test_who_is_kept_out_leaves_no_trace(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "ONLOOKERS_AT_TABLE", 0)
    anna = await house.opens("dominion")
    stranger = Person(house, "", "127.0.0.2")  # from where nobody else has come
    await stranger.connects(anna.code)
    assert await stranger.closed() == CROWDED
    assert list(house.reception.doorway._here) == [anna.home]  # noqa: SLF001 - memory is what this is about


async def test_another_window_takes_the_place_of_the_oldest(house: House) -> None:
    anna = await house.opens("dominion")
    others = [await window(house, anna) for _ in range(WINDOWS - 1)]
    latest = await window(house, anna)
    assert await anna.closed() == CROWDED
    for person in (*others, latest):
        await person.sends(type="ping")
        await person.hears("pong")


async def test_a_game_that_goes_on_for_ever_ends_with_a_word(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 3)
    anna = await house.opens("dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.sends(type="setup", change={"pace": 0})
    while not any(line["id"] == "note-spent" for line in anna.lines):
        position = await anna.sees(lambda now: now["choice"] or any("spent" in line["id"] for line in now["events"]))
        if position["choice"]:
            await anna.picks(every_place(position["choice"])[: position["choice"]["least"]])
    room_of_anna = await house.rooms.find(anna.code)
    assert room_of_anna.table.play is not None
    assert len(room_of_anna.table.play.session.answers) == 3
    assert room_of_anna.driver.task is not None
    async with asyncio.timeout(PATIENCE):
        await room_of_anna.driver.task  # which ends


async def test_an_answer_too_many_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await house.opens("dominion", options={"kingdom": "first-game", "start": 0})
    await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    choice = await anna.is_asked("turn.treasures")
    monkeypatch.setattr(play, "MOST_ANSWERS", 0)
    await anna.sends(type="answer", epoch=1, question=0, places=choice["usual"])
    await anna.is_refused("game-long")


async def test_a_table_that_is_full_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await house.opens("dominion")
    monkeypatch.setattr(reserve, "MOST_ENTRIES", 3 + ENTRIES_OF_END)
    await anna.sends(type="chat", text="one more")
    await anna.hears("chat")
    await anna.sends(type="chat", text="too many")
    await anna.is_refused("table-full")
    monkeypatch.setattr(reserve, "MOST_ENTRIES", 100)
    monkeypatch.setattr(reserve, "MOST_BYTES", (await house.rooms.find(anna.code)).size + 100 + BYTES_OF_END)
    await anna.sends(type="chat", text="long" * 100)
    await anna.is_refused("table-full")


async def test_the_size_of_a_table_is_known_again_after_a_restart(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="chat", text="Hello!")
    await anna.hears("chat")
    size = (await house.rooms.find(anna.code)).size
    await house.restart()
    assert (await house.rooms.find(anna.code)).size == size > 100


async def test_no_game_begins_that_could_not_come_to_its_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reserve, "ROOM_FOR_A_GAME", 20_000)
    anna = await house.opens("dominion")
    await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await anna.is_refused("table-full")


async def test_onlookers_cannot_use_up_the_chat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_LINES_OF_ONLOOKERS", 2)
    monkeypatch.setattr(orders, "MOST_LINES", 3)
    anna = await house.opens("dominion")
    watcher = await house.watcher(anna.code)
    for number in range(2):
        await watcher.sends(type="chat", text=f"line {number}")
        await anna.hears("chat")
    await watcher.sends(type="chat", text="and so on")
    await watcher.is_refused("chat-full")
    await anna.sends(type="chat", text="Thank you.")
    await anna.hears("chat")
    await anna.sends(type="chat", text="Goodbye.")
    await anna.is_refused("chat-full")
