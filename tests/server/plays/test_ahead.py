"""Two answers at once: all Treasures, and what they buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.playing import dealt
from tests.server.shown.test_secrecy import positions
from tests.server.undo.test_undo import take_back, two

from courtyard.core.choice import Journal
from courtyard.core.course import Bookmark, Course
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.server.plays.ahead import step_ahead
from courtyard.server.plays.play import Play
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from tests.server.house import House, Json, Person

RULES = find_game("dominion")


# -- what is ahead -----------------------------------------------------------------------------------------------------
def play_with(hand: list[str], **table: object) -> Play:
    play = Play(RULES, RULES.settle({}, 1), 1, 1, RULES.version)
    seats = [{"hand": hand, "deck": ["Copper"] * 9}, {"deck": ["Copper"] * 9}]
    play.session = Session(RULES, RULES.arrange({"seats": seats, **table}))
    return play


def bought_with(hand: list[str], **table: object) -> list[str] | None:
    """What could be bought with all Treasures of this hand; None: that is not told."""
    step = step_ahead(play_with(hand, **table), find_speech("dominion"))
    return None if step is None else [RULES.spell(step.choice, place) for place in range(step.choice.size)]


@pytest.mark.parametrize(
    ("hand", "dearest"),
    [
        (["Copper", "Copper", "Copper"], "silver"),
        (["Gold", "Silver", "Estate"], "duchy"),
        (["Gold", "Gold", "Harem"], "province"),
        (["Diadem", "Copper", "Copper", "Copper"], "gold"),  # 2, and 1 for the Action that was not played
    ],
)
def test_all_treasures_buy_what_they_pay_for(hand: list[str], dearest: str) -> None:
    bought = bought_with(hand)
    assert bought is not None
    costs = {"silver": 3, "duchy": 5, "gold": 6, "province": 8}
    assert max((card for card in bought if card in costs), key=lambda card: costs[card]) == dearest


def test_where_the_order_of_treasures_matters_nothing_is_ahead() -> None:
    assert bought_with(["Horn of Plenty", "Copper"]) is None


def test_an_action_in_hand_comes_first() -> None:
    assert bought_with(["Smithy", "Copper"]) is None


def test_what_is_asked_only_after_other_cards_were_drawn_is_not_ahead() -> None:
    """With nothing to buy the turn ends, the other has none either, and the next question is about the next hand."""
    assert bought_with(["Copper"], supply={"Copper": 0, "Curse": 0}, kingdom=[]) is None


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_ahead_follows_from_what_the_seat_knows(game: str) -> None:
    rules, speech, seen = find_game(game), find_speech(game), 0
    for seed in (21, 22):
        for table, choice in positions(game, seed):
            assert table.play is not None
            step, session = step_ahead(table.play, speech), table.play.session
            if step is None:
                continue
            rest = session.rest_before(len(session.answers))
            state = rules.copy(rest.state)
            rules.redeal(state, int(choice.seat), seed)
            journal = Journal([*session.answers[rest.answers :], step.places])
            other = Course(rules, Bookmark(state, rest.answers, rest.events), journal)
            assert other.choice is not None
            assert (other.choice.seat, other.choice.why) == (choice.seat, step.choice.why)
            assert other.choice.options() == step.choice.options()
            assert step.course.state.dice.stand_like(session.state.dice)
            seen += 1
    assert seen > 20 or game != "dominion"


# -- over the wire -----------------------------------------------------------------------------------------------------
def place_of(choice: Json, card: str) -> int:
    return [option["id"] for option in choice["options"]].index(card)


async def buys_at_once(person: Person, card: str) -> Json:
    """Before any Treasure was played; what was sent."""
    choice = await person.is_asked("turn.treasures")
    ahead = choice["ahead"]
    message = {
        "type": "answer",
        "epoch": person.position["epoch"],
        "question": choice["question"],
        "places": ahead["places"],
        "then": [place_of(ahead["question"], card)],
    }
    await person.sends(**message)
    return message


@pytest.mark.anyio
async def test_a_card_is_bought_with_all_treasures_and_one_undo_takes_back_both(house: House) -> None:
    anna, bela = await two(house, "free")
    choice = anna.position["choice"]
    coins = choice["ahead"]["question"]["prompt"]["facts"]["coins"]
    assert coins == sum(card == "copper" for card in anna.position["view"]["players"][0]["hand"])
    message = await buys_at_once(anna, "silver")
    await bela.is_asked("turn")
    assert bela.position["view"]["players"][0]["discard_size"] == 5 + 1
    await anna.sends(**message)  # once more: a line that broke before "kept" was heard
    await anna.hears("kept")

    await anna.sees(lambda now: now["undo"]["allowed"] == "ask")  # new cards were drawn
    await take_back(anna)
    await bela.sees(lambda now: now["undo"]["waiting_for"] == [1])
    await bela.sends(type="undo-reply", epoch=1, agree=True)
    assert await anna.is_asked("turn.treasures") == choice
    assert anna.position["undo"]["allowed"] is None  # nothing is left to take back


@pytest.mark.anyio
async def test_where_nobody_has_learnt_anything_both_are_taken_back_freely(house: House) -> None:
    anna, _ = await two(house, "free")
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    seats = [{"hand": ["Festival", "Copper"], "deck": ["Copper"] * 9}, {"hand": ["Copper"]}]
    room.table.play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": ["Festival"]}))
    room.changed()
    await anna.is_asked("turn.action")
    await anna.answers("festival")
    await buys_at_once(anna, "silver")  # with 3 coins and 2 buys
    await anna.sees(lambda now: now["choice"]["why"] == "turn.buy" and now["undo"]["allowed"] == "free")
    await take_back(anna)
    await anna.is_asked("turn.treasures")
    assert anna.position["view"]["coins"] == 2


@pytest.mark.anyio
async def test_after_a_restart_one_undo_still_takes_back_both(house: House) -> None:
    share = dealt("dominion", 1, kingdom="first-game", start=0)
    anna = await house.opens("dominion", share=share, bots=True, start=True)
    await buys_at_once(anna, "silver")
    await anna.is_asked("turn")
    await house.restart()
    await anna.joins(anna.code)
    await anna.sees(lambda now: now["undo"]["allowed"] == "free")
    await take_back(anna)
    choice = await anna.is_asked("turn.treasures")
    assert choice["question"] == 0


@pytest.mark.anyio
async def test_nobody_can_try_out_what_an_answer_would_bring(house: House) -> None:
    """A second answer that is refused tells nothing of the first one: it is not looked at unless it is foreseen."""
    anna, _ = await two(house, "free")
    choice = anna.position["choice"]
    ahead = choice["ahead"]
    tries = [
        (ahead["places"][:-1], [0], "not-ahead"),
        ([], [], "not-ahead"),
        (ahead["places"], [99], "no-such-option"),
        (ahead["places"], [0, 0], "wants-between"),
    ]
    for places, then, why in tries:
        await anna.sends(type="answer", epoch=1, question=0, places=places, then=then)
        await anna.is_refused(why)
    wrong: list[object] = ["silver", [[0]], [-1], {}]
    for nonsense in wrong:
        await anna.sends(type="answer", epoch=1, question=0, places=ahead["places"], then=nonsense)
        await anna.is_refused("message")
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    assert room.table.play.session.answers == []
    await anna.comes_back()
    assert await anna.is_asked("turn.treasures") == choice


@pytest.mark.anyio
async def test_others_are_not_told_what_somebody_could_buy(house: House) -> None:
    anna, bela = await two(house, "free")
    assert anna.position["choice"]["ahead"] is not None
    assert bela.position["choice"] is None
