"""Whole games over the wire: people who answer at random, bots beside them, somebody who looks on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.server.playing import play_out

from courtyard.core.record import Record
from courtyard.games import GAMES, find_game

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_two_people_and_a_bot_play_a_game_that_somebody_watches(house: House, game: str) -> None:
    anna = await house.opens(game, players=3)
    code = anna.code
    bela = await house.guest(code, "Béla")
    await anna.sends(type="seat", seat=2, kind="bot")
    await anna.sends(type="setup", change={"pace": 0})
    watcher = await house.watcher(code)
    await anna.sends(type="start")
    await asyncio.gather(play_out(anna, 1), play_out(bela, 2), watcher.sees(lambda now: now["end"]))

    assert anna.position["end"] == bela.position["end"] == watcher.position["end"]
    end = anna.position["end"]
    assert {standing["seat"] for standing in end["standings"]} == {0, 1, 2}
    assert end["curve"][-1]["scores"] == [standing["score"] for standing in end["standings"]]
    assert end["curve"][-1]["turns"] == [standing["turns"] for standing in end["standings"]]
    assert anna.position["scores"] == end["curve"][-1]["scores"]
    assert anna.lines[0]["heading"]

    shared = (await watcher.get(f"/api/share/{end['share']}")).json()
    assert (shared["game"], shared["dealt"]) == (game, True)
    assert not (await watcher.get(f"/api/share/{watcher.table['share']}")).json()["dealt"]

    record = Record.from_json((await watcher.get(end["record"])).text)
    session = record.replay(find_game(game))
    assert session.choice is None
    assert find_game(game).scores(session.state) == end["curve"][-1]["scores"]
    assert record.players[:2] == ["you=Anna", "you=Béla"]
