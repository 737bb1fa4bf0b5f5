"""What is told of a table from afar: whose turn it is and which, and for how long nothing has happened."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.playing import play_until
from tests.server.rooms.test_hush import MOAT, NO_MOAT, lay

if TYPE_CHECKING:
    from tests.server.house import House, Person

    from courtyard.server.rooms.room import Room

pytestmark = pytest.mark.anyio

HOUR = 3600


async def glance(person: Person, code: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{code}/glance")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def two(house: House, **how: object) -> tuple[Person, Person, Room]:
    """Anna, whose turn it is, and Béla."""
    anna = await house.opens("dominion", "Anna", options={"kingdom": "first-game", "start": 0}, **how)
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await anna.is_asked("turn")
    return anna, bela, await house.rooms.find(anna.code)


async def test_a_game_is_told_by_turn_and_by_whose_turn_it_is(house: House) -> None:
    anna, bela, room = await two(house, listed=True)
    stranger = await house.person()
    assert (await glance(stranger, anna.code))["you"] is None
    told = await glance(bela, anna.code)
    assert (told["you"], told["table"]["turn"], told["table"]["awaiting"]) == (1, 1, [0])
    await play_until(anna, "turn.buy")
    await anna.picks([])
    await bela.is_asked("turn")
    told = await glance(bela, anna.code)
    assert (told["table"]["turn"], told["table"]["awaiting"], told["table"]["names"]) == (1, [1], ["Anna", "Béla"])
    house.rooms.list_age = 0  # seconds; a list is usually good for longer
    [listed] = (await stranger.get("/api/tables")).json()
    assert {**listed, "idle": 0} == {**told["table"], "idle": 0}
    assert room.sight.since is not None


async def test_visits_are_the_turns_of_taj_mahal(house: House) -> None:
    anna = await house.opens("tajmahal", bots=True, start=True, options={"start": 0})
    await anna.is_asked()
    assert (await glance(anna, anna.code))["table"]["turn"] == 1


async def test_before_a_game_there_is_no_turn(house: House) -> None:
    anna = await house.opens("dominion")
    told = await glance(anna, anna.code)
    assert (told["you"], told["table"]["turn"], told["table"]["awaiting"]) == (0, None, [])


async def test_whatever_happens_is_the_latest_also_after_a_restart(house: House) -> None:
    anna, _, room = await two(house)
    room.sight.since = time.time() - HOUR
    assert (await glance(anna, anna.code))["table"]["idle"] >= HOUR
    await anna.sends(type="chat", text="Well?")
    await anna.hears("chat")
    assert (await glance(anna, anna.code))["table"]["idle"] < HOUR
    room.sight.since = time.time() - HOUR
    await play_until(anna, "turn.buy")
    assert (await glance(anna, anna.code))["table"]["idle"] < HOUR
    await house.restart()
    assert (await glance(anna, anna.code))["table"]["idle"] < HOUR


async def test_a_table_that_nobody_is_at_is_listed_with_roughly_when_that_was(house: House) -> None:
    anna, _, _ = await two(house, listed=True)
    await house.restart()
    stranger = await house.person()
    [listed] = (await stranger.get("/api/tables")).json()
    assert (listed["code"], listed["turn"], listed["idle"] % 600) == (anna.code, None, 0)


@pytest.mark.parametrize("hand", [MOAT, NO_MOAT])
async def test_that_somebody_is_asked_in_secret_is_not_seen_from_afar(house: House, hand: list[str]) -> None:
    anna, bela, room = await two(house)
    await lay(house, anna, hand)
    stranger = await house.person()
    room.sight.since = time.time() - HOUR
    await anna.answers("militia")
    told = [(await glance(person, anna.code))["table"] for person in (anna, stranger)]
    assert [(each["awaiting"], each["idle"] >= HOUR) for each in told] == [([], True), ([0], True)]
    if hand is MOAT:
        await bela.is_asked("react")
        assert (await glance(bela, anna.code))["table"]["awaiting"] == [1]
        await bela.picks([])
        assert (await glance(stranger, anna.code))["table"]["idle"] >= HOUR
    await stranger.get("/api/tables")
    room.hush.end()
    assert (await glance(stranger, anna.code))["table"]["idle"] < HOUR
    assert (await glance(stranger, anna.code))["table"]["awaiting"] == [1]


async def test_a_table_that_is_closed_to_onlookers_tells_strangers_no_turn(house: House) -> None:
    anna, _, _ = await two(house)
    await anna.sends(type="setup", change={"onlookers": False})
    await anna.finds(lambda table: not table["onlookers"])
    stranger = await house.person()
    assert [(await glance(person, anna.code))["table"]["turn"] for person in (anna, stranger)] == [1, None]
