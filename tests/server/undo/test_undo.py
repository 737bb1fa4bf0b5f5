"""Taking answers back, by each policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.playing import dealt, play_until

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def two(house: House, policy: str, seed: int = 1) -> tuple[Person, Person]:
    """Anna and Béla at a table with this policy; Anna begins."""
    anna = await house.opens("dominion", share=dealt("dominion", seed, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="setup", change={"undo": policy})
    await anna.sends(type="start")
    await anna.is_asked("turn.treasures")
    await bela.sees(lambda now: now["awaiting"] == [0])
    return anna, bela


async def take_back(person: Person) -> None:
    await person.sends(type="undo", epoch=person.position["epoch"])


async def test_what_taught_nobody_anything_is_taken_back_freely_and_everybody_reads_of_it(house: House) -> None:
    anna, bela = await two(house, "free")
    assert anna.position["undo"]["allowed"] is None  # nothing was answered yet
    hand = anna.position["view"]["players"][0]["hand"]
    await anna.picks(anna.position["choice"]["usual"])
    await anna.is_asked("turn.buy")
    assert anna.position["undo"] == {"allowed": "free", "asked_by": None, "waiting_for": []}
    await take_back(anna)
    await anna.is_asked("turn.treasures")
    assert anna.position["view"]["players"][0]["hand"] == hand
    assert (anna.position["epoch"], anna.lines[-1]["id"]) == (2, "note-undone.you")
    await bela.sees(lambda now: now["epoch"] == 2)
    assert bela.lines[-1]["id"] == "note-undone"
    assert bela.lines[-1]["facts"] == {"player": "Anna"}


async def test_after_cards_were_drawn_the_others_are_asked_and_may_agree(house: House) -> None:
    anna, bela = await two(house, "free")
    await play_until(anna, "turn.buy")
    await anna.answers("copper")  # ends the turn: five new cards
    await bela.is_asked("turn")
    await anna.sees(lambda now: now["undo"]["allowed"] == "ask")
    await take_back(anna)
    await bela.sees(lambda now: now["undo"]["asked_by"] == 0)
    assert bela.position["undo"]["waiting_for"] == [1]
    assert bela.position["choice"] is not None  # and nothing keeps Béla from playing on
    await bela.sends(type="undo-reply", epoch=bela.position["epoch"], agree=True)
    await anna.is_asked("turn.buy")
    assert anna.position["epoch"] == 2


async def test_the_others_may_say_no_and_whoever_asked_may_think_better_of_it(house: House) -> None:
    anna, bela = await two(house, "ask")
    await anna.picks(anna.position["choice"]["usual"])
    await anna.sees(lambda now: now["undo"]["allowed"] == "ask")
    await take_back(anna)
    for person in (anna, bela):
        await person.sees(lambda now: now["undo"]["asked_by"] == 0)
    await bela.sends(type="undo-reply", epoch=1, agree=False)
    assert (await anna.is_refused("undo-denied"))["facts"] == {"player": "Béla"}
    await bela.sees(lambda now: now["undo"]["asked_by"] is None)
    await anna.sees(lambda now: now["undo"]["asked_by"] is None)
    await take_back(anna)
    await bela.sees(lambda now: now["undo"]["asked_by"] == 0)
    await take_back(anna)
    for person in (anna, bela):
        await person.sees(lambda now: now["undo"]["asked_by"] is None)
    assert anna.position["epoch"] == bela.position["epoch"] == 1


async def test_a_request_lapses_when_whoever_asked_goes(house: House) -> None:
    anna, bela = await two(house, "ask")
    await anna.picks(anna.position["choice"]["usual"])
    await anna.is_asked("turn.buy")
    await take_back(anna)
    await bela.sees(lambda now: now["undo"]["asked_by"] == 0)
    await anna.goes()
    await bela.sees(lambda now: now["undo"]["asked_by"] is None)


async def asks_to_take_back(anna: Person, other: Person) -> None:
    await anna.picks(anna.position["choice"]["usual"])
    await anna.sees(lambda now: now["undo"]["allowed"] == "ask")
    await take_back(anna)
    await other.sees(lambda now: now["undo"]["asked_by"] == 0)


async def test_whoever_is_away_and_comes_back_is_asked_again(house: House) -> None:
    anna, bela = await two(house, "ask")
    await asks_to_take_back(anna, bela)
    await bela.goes()
    await anna.finds(lambda table: not table["seats"][1]["present"])
    await bela.joins(anna.code)
    await bela.sees(lambda now: now["undo"]["waiting_for"] == [1])
    await bela.sends(type="undo-reply", epoch=1, agree=True)
    await anna.is_asked("turn.treasures")


async def test_a_request_waits_only_a_while_for_whoever_stays_away(house: House) -> None:
    anna, bela = await two(house, "ask")
    (await house.rooms.find(anna.code)).requests.patience = 0
    await asks_to_take_back(anna, bela)
    await bela.goes()
    await anna.is_asked("turn.treasures")
    await anna.picks(anna.position["choice"]["usual"])  # and who is away already is not waited for longer
    await anna.is_asked("turn.buy")
    await take_back(anna)
    await anna.sees(lambda now: now["epoch"] == 3)


async def test_a_bot_that_plays_for_somebody_agrees_for_them(house: House) -> None:
    anna, bela = await two(house, "ask")
    await asks_to_take_back(anna, bela)
    await bela.sends(type="auto", on=True)
    await anna.is_asked("turn.treasures")
    await anna.picks(anna.position["choice"]["usual"])
    await anna.is_asked("turn.buy")
    assert anna.position["undo"]["allowed"] == "free"  # nobody is left to be asked


async def test_bots_agree_to_everything(house: House) -> None:
    anna = await house.opens("dominion", share=dealt("dominion", 1, kingdom="first-game", start=0), bots=True)
    await anna.sends(type="setup", change={"undo": "ask", "pace": 0})
    await anna.sends(type="start")
    await play_until(anna, "turn.buy")
    await anna.answers("copper")
    await anna.is_asked("turn")
    assert anna.position["undo"]["allowed"] == "free"  # there is nobody to be asked
    await take_back(anna)
    await anna.sees(lambda now: now["epoch"] == 2)
    await anna.is_asked("turn.buy")


async def test_never_is_never(house: House) -> None:
    anna, _ = await two(house, "never")
    await anna.picks(anna.position["choice"]["usual"])
    await anna.is_asked("turn.buy")
    assert anna.position["undo"]["allowed"] is None
    await take_back(anna)
    await anna.is_refused("undo-never")


async def test_somebody_else_cannot_take_an_answer_back_nor_agree_twice(house: House) -> None:
    anna, bela = await two(house, "ask")
    await anna.picks(anna.position["choice"]["usual"])
    await anna.is_asked("turn.buy")
    await take_back(bela)
    await bela.is_refused("undo-nothing")
    await bela.sends(type="undo-reply", epoch=1, agree=True)
    await bela.is_refused("undo-nothing")
    await bela.sends(type="undo", epoch=7)
    await bela.is_refused("stale")


async def test_in_the_middle_of_a_game_the_policy_stays(house: House) -> None:
    anna, _ = await two(house, "ask")
    await anna.sends(type="setup", change={"undo": "free"})
    await anna.is_refused("playing")
