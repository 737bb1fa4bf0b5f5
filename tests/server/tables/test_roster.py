"""Strategies of the library sit at tables as bots do, where they find their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.playing import play_out

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio

SMITHY, WITCH = "big-money-smithy", "big-money-witch"
FIRST_GAME = {"kingdom": "first-game"}  # with Smithy, without Witch


async def test_a_strategy_takes_a_seat_and_plays_to_the_end(house: House) -> None:
    anna = await house.opens("dominion", options=FIRST_GAME)
    await anna.sends(type="seat", seat=1, kind="bot", bot=SMITHY)
    table = await anna.finds(lambda table: table["seats"][1]["kind"] == "bot")
    assert (table["seats"][1]["name"], table["seats"][1]["bot"]) == ("Big Money + Smithy", SMITHY)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await play_out(anna, 1)
    bought = [line for line in anna.lines if line["id"] == "tell-bought" and line["seat"] == 1]
    assert ["smithy"] in [line["cards"] for line in bought]


async def test_no_two_go_by_the_same_name(house: House) -> None:
    anna = await house.person()
    for info in (await anna.get("/api/games")).json():
        names = [bot["name"] for bot in info["bots"]]
        assert len(set(names)) == len(names)


async def test_the_table_tells_which_suit_its_cards(house: House) -> None:
    anna = await house.opens("dominion", options=FIRST_GAME)
    assert {"random", "big-money", SMITHY} <= set(anna.table["suited"])
    assert WITCH not in anna.table["suited"]
    await anna.sends(type="setup", change={"options": {"kingdom": "size-distortion"}})
    await anna.finds(lambda table: WITCH in table["suited"] and SMITHY not in table["suited"])


async def test_one_that_misses_its_cards_is_refused_by_name(house: House) -> None:
    anna = await house.opens("dominion", options=FIRST_GAME)
    await anna.sends(type="seat", seat=1, kind="bot", bot=WITCH)
    refused = await anna.is_refused("bot-wants")
    assert refused["facts"] == {"bot": "Big Money + Witch", "cards": ["witch"]}
    assert anna.table["seats"][1]["kind"] == "open"


async def test_no_game_begins_after_its_cards_were_taken_away(house: House) -> None:
    anna = await house.opens("dominion", options=FIRST_GAME)
    await anna.sends(type="seat", seat=1, kind="bot", bot=SMITHY)
    await anna.sends(type="setup", change={"options": {"kingdom": "size-distortion"}})
    await anna.sends(type="start")
    assert (await anna.is_refused("bot-wants"))["facts"]["cards"] == ["smithy"]
    await anna.sends(type="seat", seat=1, kind="bot", bot=WITCH)
    await anna.sends(type="start")
    await anna.finds(lambda table: table["phase"] == "playing" and table["suited"] == [])
