"""How many seats a table has, and who is there when it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.playing import dealt

from courtyard.games import GAMES
from courtyard.server.plays.share import read_share

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.table["seats"]]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_table_for_friends_has_a_seat_for_everybody_who_may_come(house: House, game: str) -> None:
    anna = await house.opens(game)
    most = GAMES[game].seats[-1]
    assert kinds(anna) == ["person"] + ["open"] * (most - 1)
    for number in range(1, most):
        await house.guest(anna.code, f"Guest {number}")
    late = await house.person()
    answer = await late.post(f"/api/tables/{anna.code}/sit", {"name": "Late"})
    assert (answer.status_code, answer.json()["id"]) == (409, "refused-taken")


@pytest.mark.parametrize(("game", "usual"), [("dominion", 2), ("tajmahal", 4)])
async def test_a_table_with_bots_has_as_many_as_usually_play(house: House, game: str, usual: int) -> None:
    anna = await house.opens(game, bots=True)
    assert kinds(anna) == ["person"] + ["bot"] * (usual - 1)


async def test_a_game_starts_with_those_who_are_there_in_the_order_of_their_seats(house: House) -> None:
    anna = await house.opens("tajmahal", options={"start": 4})
    for name, seat in (("Béla", 2), ("Cili", 4)):
        guest = await house.person(name)
        await guest.post(f"/api/tables/{anna.code}/sit", {"name": name, "seat": seat})
    await anna.finds(lambda table: table["seats"][4]["kind"] == "person")
    assert (anna.table["settled"]["players"], anna.table["settled"]["start"]) == (3, 2)
    await anna.sends(type="start")
    await anna.finds(lambda table: table["phase"] == "playing")
    assert [seat["name"] for seat in anna.table["seats"]] == ["Anna", "Béla", "Cili"]
    assert (await anna.sees(lambda now: now["awaiting"]))["awaiting"] == [2]


async def test_what_would_be_played_is_told_for_as_many_as_would_play(house: House) -> None:
    anna = await house.opens("dominion", options={"kingdom": "first-game", "start": 0})
    assert anna.table["settled"]["players"] == 2  # as soon as somebody comes
    await anna.sends(type="seat", seat=1, kind="bot")
    await anna.sends(type="seat", seat=2, kind="bot")
    await anna.finds(lambda table: table["settled"]["players"] == 3)
    assert read_share(anna.table["share"])[1]["players"] == 3


async def test_whoever_was_to_begin_and_never_came_does_not_keep_the_others_from_it(house: House) -> None:
    anna = await house.opens("dominion", options={"kingdom": "first-game", "start": 5})
    await house.guest(anna.code, "Béla")
    await anna.finds(lambda table: table["seats"][1]["kind"] == "person")
    assert anna.table["settled"]["players"] == 2
    await anna.sends(type="start")
    await anna.finds(lambda table: table["phase"] == "playing")


async def test_a_deal_brings_the_seats_that_it_is_for(house: House) -> None:
    anna = await house.opens("dominion")
    await house.guest(anna.code, "Béla")
    three = dealt("dominion", 5, kingdom="first-game", players=3, start=2)
    await anna.sends(type="setup", change={"share": three})
    await anna.finds(lambda table: table["dealt"])
    assert kinds(anna) == ["person", "person", "open"]
    assert anna.table["options"]["start"] == 2
    await anna.sends(type="setup", change={"share": dealt("dominion", 5, kingdom="first-game", players=4, start=3)})
    await anna.finds(lambda table: len(table["seats"]) == 4)
    assert anna.table["dealt"]


async def test_a_deal_for_fewer_than_sit_there_sends_nobody_away(house: House) -> None:
    anna = await house.opens("dominion", players=3, bots=True)
    await anna.sends(type="setup", change={"share": dealt("dominion", 5, kingdom="size-distortion", start=0)})
    await anna.finds(lambda table: "kingdom" in table["options"])
    assert not anna.table["dealt"]
    assert kinds(anna) == ["person", "bot", "bot"]
    assert "start" not in anna.table["options"]


async def test_bots_are_seated_by_number_open_seats_first_and_leave_open_seats_behind(house: House) -> None:
    anna = await house.opens("dominion", players=3, options={"kingdom": "first-game"})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="bots", number=2)
    await bela.finds(lambda table: len(table["seats"]) == 4)
    assert kinds(bela) == ["person", "person", "bot", "bot"]
    heard = len(bela.heard)
    await anna.sends(type="bots", number=4, bot="random")
    await bela.finds(lambda table: len(table["seats"]) == 6)
    assert [seat["bot"] for seat in bela.table["seats"][2:]] == ["random"] * 4
    assert len(bela.heard) == heard + 1  # in one go
    await anna.sends(type="bots", number=1)
    await bela.finds(lambda table: table["seats"][3]["kind"] == "open")
    assert kinds(bela) == ["person", "person", "bot", "open", "open", "open"]
    await anna.sends(type="bots", number=2)
    await bela.finds(lambda table: table["seats"][3]["bot"] == "random")  # as the other one


async def test_there_are_no_more_bots_than_seats_and_none_that_miss_their_cards(house: House) -> None:
    anna = await house.opens("tajmahal")
    await house.guest(anna.code, "Béla")
    await anna.sends(type="bots", number=4)
    assert (await anna.is_refused("seats"))["facts"] == {"least": 3, "most": 5}
    await anna.sends(type="bots", number=1, bot="nobody")
    await anna.is_refused("bot")
    dominion = await house.opens("dominion", options={"kingdom": "first-game"})
    await dominion.sends(type="bots", number=1, bot="big-money-witch")
    await dominion.is_refused("bot-wants")
    await dominion.sends(type="bots", number=5)
    await dominion.sends(type="start")
    await dominion.sends(type="bots", number=1)
    await dominion.is_refused("playing")
