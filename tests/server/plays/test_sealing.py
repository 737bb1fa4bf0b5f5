"""All chance at a table comes of a secret, and nobody is told it before the end."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

import pytest
from tests.attack.foretelling import first_view, foretell
from tests.server.gate import openly
from tests.server.playing import dealt, play_by_turns, play_out

from courtyard.bots import dominion, tajmahal
from courtyard.core.choice import Chooser
from courtyard.core.record import Record
from courtyard.core.seed import check_seed
from courtyard.games import GAMES, find_game
from courtyard.lab.laws.snapshot import snapshot
from courtyard.server.plays.play import Play
from courtyard.server.plays.share import read_share
from courtyard.server.tables.wishes import new_secret
from courtyard.tajmahal.card import card_names

if TYPE_CHECKING:
    from tests.server.house import House, Person

    from courtyard.core.choice import Choice
    from courtyard.core.seed import Seed
    from courtyard.core.state import State

ROSTERS = {"dominion": dominion.BOTS, "tajmahal": tajmahal.BOTS}


async def seed_of(house: House, code: str) -> Seed:
    play = (await house.rooms.find(code)).table.play
    assert play is not None
    return play.seed


async def asks_for_everything(person: Person) -> str:
    """All that anybody can be told who asks for it."""
    code, game = person.code, person.table["game"]
    await person.comes_back()
    paths = ["tables", f"tables/{code}", f"tables/{code}/record", f"tables/{code}/record?game=1", "openapi.json"]
    answers = [await person.get(f"/api/{path}") for path in paths]
    answers.append(await person.post(f"/api/games/{game}/draft", {"options": person.table["options"]}))
    assert read_share(answers[-1].json()["share"])[2] is None
    return "".join(answer.text for answer in answers)


@pytest.mark.anyio
@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_is_told_the_secret_of_a_game_before_its_end(
    house: House, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    anna = await house.opens(game, players=3, listed=True)
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="seat", seat=2, kind="bot")
    await anna.sends(type="setup", change={"pace": 0})
    watcher = await house.watcher(anna.code)
    await anna.sends(type="start")
    await watcher.sees(bool)
    floor, told = asyncio.Lock(), []
    playing = [asyncio.create_task(play_by_turns(person, seed, floor)) for seed, person in enumerate([anna, bela])]
    for _ in range(3):
        async with floor:  # people queue for it, so the game is at its beginning all three times
            told.append(await asks_for_everything(watcher))
            assert watcher.table["phase"] == "playing"
    await asyncio.gather(*playing)
    await watcher.sees(lambda now: now["end"])
    secret = await seed_of(house, anna.code)
    assert isinstance(secret, str)
    assert check_seed(secret) == secret

    for person in (anna, bela, watcher):
        before = [message for message in person.heard if not message.get("end")]
        assert len(before) > 5
        assert secret not in json.dumps(before)
        for message in before:
            if message["type"] == "table" and message["table"]["share"] is not None:
                assert read_share(message["table"]["share"])[2] is None
    assert all(secret not in text for text in told)
    assert secret not in caplog.text

    end = anna.position["end"]
    assert read_share(end["share"])[2] == secret
    record = Record.from_json((await watcher.get(end["record"])).text)
    assert record.seed == secret
    assert find_game(game).scores(record.replay(find_game(game)).state) == end["curve"][-1]["scores"]


async def foretells(house: House, host: Person) -> list[int]:
    """What a stranger who looks on works out from the first position of a game that two people play with a bot."""
    bela = await house.guest(host.code, "Béla")
    await host.sends(type="seat", seat=2, kind="bot")
    watcher = await house.watcher(host.code)
    await host.sends(type="start")
    view = (await watcher.hears("position"))["view"]
    assert not any("hand" in player for player in view["players"])
    seeds = foretell(view)
    for seat, person in enumerate([host, bela]):
        hand = (await person.sees(bool))["view"]["players"][seat]["hand"]
        assert all(sorted(card_names(first_view(seed, 3, 0)[0].players[seat].hand)) == sorted(hand) for seed in seeds)
    return seeds


@pytest.mark.anyio
async def test_a_bystander_of_taj_mahal_can_work_out_no_hand_unless_the_deal_comes_from_an_old_code(
    house: House,
) -> None:
    anna = await house.opens("tajmahal", players=3, options={"start": 0})
    assert await foretells(house, anna) == []
    old = await house.opens("tajmahal", "Cleo", share=dealt("tajmahal", 77, players=3, start=0))
    assert await foretells(house, old) == [77]


@pytest.mark.anyio
async def test_every_game_has_a_secret_of_its_own_and_a_deal_that_is_known_says_so(house: House) -> None:
    anna = await house.opens("tajmahal", bots=True, start=True)
    await anna.sends(type="setup", change={"pace": 0})
    await play_out(anna, 1)
    first, code = await seed_of(house, anna.code), anna.position["end"]["share"]
    await anna.sends(type="rematch")
    await anna.sees(lambda now: not now["end"])
    assert {type(first), type(await seed_of(house, anna.code))} == {str}
    assert first != await seed_of(house, anna.code)

    bela = await house.opens("tajmahal", "Béla", bots=True, start=True, share=code)
    assert (await seed_of(house, bela.code), bela.table["dealt"]) == (first, True)
    old = await house.opens("tajmahal", "Cleo", bots=True, start=True, share=dealt("tajmahal", 7, players=3))
    assert (await seed_of(house, old.code), old.table["dealt"]) == (7, True)


@pytest.mark.anyio
async def test_a_game_goes_on_by_the_same_secret_after_a_restart(house: House) -> None:
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 0})
    secret, hand = await seed_of(house, anna.code), (await anna.sees(bool))["view"]["players"][0]["hand"]
    await house.restart()
    await anna.comes_back()
    assert (await anna.hears("position"))["view"]["players"][0]["hand"] == hand
    assert await seed_of(house, anna.code) == secret


class Spy(Chooser):
    """Writes down all that it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[object] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        self.shown.append(snapshot(state))
        return list(range(choice.least))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_is_shown_other_dice_than_those_of_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, spy = find_game(game), Spy()
    guesses: set[int] = set()

    def seat_spy(seed: int) -> Spy:
        guesses.add(seed)
        return spy

    monkeypatch.setitem(ROSTERS[game], "spy", seat_spy)
    secret = new_secret()
    assert isinstance(secret, str)
    play = Play(rules, rules.settle({}, 3), secret, 1, rules.version)
    for number in range(1, 30):
        play.answer(openly(play, "spy"))
        assert len(spy.shown) == len(guesses) == number
    assert secret in json.dumps(snapshot(play.session.state))
    assert secret not in json.dumps(spy.shown)
    assert secret not in repr(play)


def test_an_undone_answer_of_a_bot_is_given_again() -> None:
    rules = find_game("dominion")
    play = Play(rules, rules.settle({}, 3), new_secret(), 1, rules.version)
    first = openly(play, "random")
    play.answer(first)
    play.undo(1)
    assert openly(play, "random") == first
