"""Lost connections, restarts and rematches: nothing is lost, and nothing is doubled."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.server.playing import dealt, play_out, play_until

from courtyard.games import GAMES

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def alone(house: House, game: str = "dominion", seed: int = 1) -> Person:
    """Anna against bots that answer at once."""
    anna = await house.opens(game, share=dealt(game, seed, start=0), bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await anna.is_asked()
    return anna


async def alone_at_the_end(house: House) -> Person:
    """A bot has finished the game for her."""
    anna = await alone(house)
    await anna.sends(type="auto", on=True)
    await anna.sees(lambda now: now["end"] is not None)
    return anna


async def some_turns(anna: Person) -> None:
    """Until Anna's third turn."""
    while anna.position["view"]["players"][0]["turns"] < 3:
        await anna.picks(anna.position["choice"]["usual"] or [])
        await anna.is_asked()


async def test_whoever_comes_back_gets_the_same_question(house: House) -> None:
    anna = await alone(house)
    await some_turns(anna)
    lines, view, choice = anna.lines[:], anna.position["view"], anna.position["choice"]
    anna.lines.clear()
    await anna.comes_back()
    assert (await anna.hears("position"))["from"] == 0
    assert (anna.lines, anna.position["view"], anna.position["choice"]) == (lines, view, choice)


async def test_whoever_comes_back_with_something_gets_the_rest(house: House) -> None:
    anna = await alone(house)
    await some_turns(anna)
    lines = anna.lines[:]
    await anna.comes_back(epoch=1, events=len(lines))
    assert 0 < (await anna.hears("position"))["from"] < len(lines)
    assert anna.lines == lines

    await anna.goes()
    known = len(lines) // 2
    del anna.lines[known:]
    await anna.joins(anna.code, epoch=1, events=known)
    assert 0 < (await anna.hears("position"))["from"] <= known
    assert anna.lines == lines


@pytest.mark.parametrize(("epoch", "events"), [(0, 5), (2, 5), (1, 10_000), (1, 0), ("x", "y"), (-1, -1)])
async def test_whoever_comes_back_with_something_else_gets_everything(
    house: House, epoch: object, events: object
) -> None:
    anna = await alone(house)
    await some_turns(anna)
    await anna.comes_back(epoch=epoch, events=events)
    assert (await anna.hears("position"))["from"] == 0


@pytest.mark.parametrize("game", list(GAMES))
async def test_after_a_restart_the_same_question_is_there_again(house: House, game: str) -> None:
    anna = await alone(house, game)
    watcher = await house.watcher(anna.code)
    for _ in range(4):
        choice = anna.position["choice"]
        await anna.picks(choice["usual"] or list(range(choice["least"])))
        await anna.is_asked()
    lines, view, choice = anna.lines[:], anna.position["view"], anna.position["choice"]
    await house.restart()
    assert await watcher.closed() == 1012
    anna.lines.clear()
    await anna.joins(anna.code)
    await anna.hears("position")
    assert (anna.lines, anna.position["view"], anna.position["choice"]) == (lines, view, choice)
    await anna.picks(choice["usual"] or list(range(choice["least"])))


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(house: House) -> None:
    anna = await alone(house)
    room = await house.rooms.find(anna.code)
    house.rooms.let_go(float("inf"))
    assert await house.rooms.find(anna.code) is room  # she is still here
    choice = anna.position["choice"]
    await anna.goes()
    while (await anna.get(f"/api/tables/{anna.code}")).json()["seats"][0]["present"]:
        pass
    house.rooms.let_go(float("inf"))
    assert await house.rooms.find(anna.code) is not room
    await anna.joins(anna.code)
    assert await anna.is_asked() == choice


async def test_a_rematch_is_begun_by_whom_the_rules_say_and_both_records_are_kept(house: House) -> None:
    anna = await house.opens("dominion", players=2, options={"kingdom": "first-game"})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="rematch")
    await anna.is_refused("playing")
    await anna.sends(type="start")
    await asyncio.gather(play_out(anna, 1), play_out(bela, 2))
    ranks = [standing["rank"] for standing in anna.position["end"]["standings"]]
    kingdom = [pile["card"] for pile in anna.position["view"]["supply"]]
    records = [anna.position["end"]["record"]]
    await anna.sends(type="rematch")
    await bela.sees(lambda now: now["end"] is None)
    await anna.sees(lambda now: now["end"] is None)
    assert (anna.position["epoch"], anna.table["games"]) == (2, 2)
    assert [pile["card"] for pile in anna.position["view"]["supply"]] == kingdom
    if ranks.count(1) == 1:
        assert anna.position["view"]["turn"] == (ranks.index(1) + 1) % 2
    assert (await anna.get(records[0])).status_code == 200
    assert (await anna.get(f"/api/tables/{anna.code}/record")).json()["id"] == "refused-no-record"


async def test_whoever_begins_a_rematch_plays_it_even_if_a_bot_finished_the_last_game(house: House) -> None:
    anna = await alone_at_the_end(house)
    await anna.sends(type="rematch")
    await anna.sees(lambda now: now["end"] is None)
    await anna.is_asked()


async def test_whoever_takes_a_seat_after_the_end_has_not_played_the_game(house: House) -> None:
    anna = await alone_at_the_end(house)
    await anna.sends(type="leave")
    await anna.finds(lambda table: table["you"] is None)
    carla = await house.guest(anna.code, "Carla")
    await carla.sees(lambda now: now["end"] is not None)
    assert (carla.table["you"], carla.table["player"]) == (0, None)
    assert not [line for line in carla.lines if line["id"].endswith(".you")]
    assert anna.table["player"] == 0  # who got up has played it all the same
    await carla.sends(type="rematch")
    await carla.finds(lambda table: table["player"] == 0)
    await carla.is_asked()


async def test_two_windows_of_one_person_see_the_same(house: House) -> None:
    anna = await alone(house)
    window = await house.person("Anna")
    window.cookies = anna.cookies
    await window.joins(anna.code)
    assert await window.is_asked() == anna.position["choice"]
    await window.picks(window.position["choice"]["usual"])
    await play_until(anna, "turn.buy")
    assert await window.is_asked("turn.buy") == anna.position["choice"]


async def test_the_result_keeps_the_names_of_those_who_have_gone(house: House) -> None:
    anna = await house.opens("dominion", share=dealt("dominion", 1, start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await asyncio.gather(play_out(anna, 1), play_out(bela, 2))
    lines = anna.lines[:]
    await bela.sends(type="leave")
    await anna.finds(lambda table: table["seats"][1]["kind"] == "open")
    await anna.comes_back()
    await anna.hears("position")
    assert anna.position["end"]["names"] == ["Anna", "Béla"]
    assert anna.lines == lines
    # Whoever comes now takes the free seat, and the next game is theirs.
    cili = await house.guest(anna.code, "Cili")
    await anna.sends(type="start")
    await cili.finds(lambda table: table["phase"] == "playing" and table["you"] == 1)
