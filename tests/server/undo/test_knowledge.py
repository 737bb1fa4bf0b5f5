"""Whether somebody has learnt something, card by card."""

from __future__ import annotations

import pytest

from courtyard.core.answer import read_answer
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.server.plays.play import Play
from courtyard.server.undo.knowledge import answered_since, last_answer, taught

RULES = find_game("dominion")
DECK = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Copper", "Curse"]


def play_at(
    hand: list[str], other: list[str], other_deck: list[str] = DECK, kingdom: str = "", deck: list[str] = DECK
) -> Play:
    """Seat 0 with this hand against a seat 1 with that one."""
    play = Play(RULES, RULES.settle({}, 1), 1, 1, RULES.version)
    seats = [{"hand": hand, "deck": deck}, {"hand": other, "deck": other_deck}]
    wanted = [card for card in (hand[0], kingdom) if card]
    play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": wanted}))
    return play


def answer(play: Play, *names: str) -> None:
    choice = play.session.choice
    assert choice is not None
    play.session.answer(read_answer(RULES, choice, list(names)))


def learnt(play: Play, seat: int = 0) -> bool:
    place = last_answer(play, seat)
    assert place is not None
    return taught(play, place)


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("Festival", False),  # gives actions, a buy and coins
        ("Village", True),  # draws
        ("Bureaucrat", True),  # the other shows a Victory card, or a hand without one
        ("Militia", False),  # the other has yet to answer
        ("Spy", True),
        ("Chancellor", False),
        ("Moneylender", False),
        ("Great Hall", True),
    ],
)
def test_playing_a_card(card: str, known: bool) -> None:  # noqa: FBT001 - a table
    play = play_at([card, "Copper", "Copper", "Estate"], ["Copper", "Silver", "Estate", "Gold", "Duchy"])
    answer(play, card)
    assert learnt(play) is known


@pytest.mark.parametrize(
    ("hand", "other", "why"),
    [
        (["Bureaucrat"], ["Estate", "Duchy", "Copper"], "bureaucrat.topdeck"),
        (["Mine", "Copper", "Silver"], ["Copper"], "mine.trash"),
        (["Throne Room", "Village", "Smithy"], ["Copper"], "throne-room.play"),
    ],
)
def test_that_somebody_has_two_kinds_to_choose_from_is_not_shown(hand: list[str], other: list[str], why: str) -> None:
    play = play_at(hand, other)
    answer(play, hand[0])
    choice = play.session.choice
    assert choice is not None
    assert choice.why == why
    assert play.shown_to(int(choice.seat)) == 1
    assert [play.shown_to(viewer) for viewer in {-1, 0, 1} - {int(choice.seat)}] == [0, 0]
    answer(play, RULES.spell(choice, 0))
    assert play.shown_to(-1) >= 2


def test_discarding_nothing_teaches_nothing_and_discarding_something_draws() -> None:
    for shed, known in (((), False), (("Estate",), True)):
        play = play_at(["Cellar", "Copper", "Estate"], ["Copper"])
        answer(play, "Cellar")
        answer(play, *shed)
        assert learnt(play) is known


def test_the_likeliest_card_is_something_new_too() -> None:
    for deck, known in ((["Copper"] * 7 + ["Estate"] + ["Copper"] * 4, True), (["Copper"] * 12, False)):
        play = play_at(["Village"], ["Copper"], deck=deck)
        answer(play, "Village")
        assert learnt(play) is known


def test_what_somebody_else_answered_is_known() -> None:
    play = play_at(["Militia"], ["Copper", "Silver", "Estate", "Gold", "Duchy"])
    answer(play, "Militia")
    answer(play, "Copper", "Estate")
    assert learnt(play)
    assert not learnt(play, 1)  # Béla's own answer told Béla nothing


def test_that_somebody_might_have_had_a_moat_is_nothing_learnt() -> None:
    hidden = ["Copper", "Silver", "Estate", "Moat"]
    play = play_at(["Militia"], ["Copper", "Silver", "Estate", "Gold", "Duchy"], hidden, "Moat")
    answer(play, "Militia")
    assert not learnt(play)


def test_what_one_is_asked_because_of_what_one_holds_goes_with_the_answer_before_it() -> None:
    play = play_at(["Throne Room", "Village", "Festival"], ["Copper"])
    answer(play, "Throne Room")
    answer(play, "Festival")
    assert last_answer(play, 0) == 0
    assert not learnt(play)
    play.undo(2)
    assert play.session.choice is not None
    assert play.session.choice.why == "turn.action"


def test_whoever_was_asked_in_secret_may_take_back_as_much_as_whoever_was_not() -> None:
    play = play_at(["Militia"], ["Moat", "Silver", "Estate", "Gold", "Duchy"], kingdom="Moat")
    answer(play, "Militia")
    assert play.session.choice is not None
    assert play.session.choice.why == "react"
    assert [play.shown_to(viewer) for viewer in (-1, 0, 1)] == [0, 0, 1]
    answer(play)
    assert last_answer(play, 1) is None
    assert not answered_since(play, 1, 0)  # else a request of Béla's that lapses now would tell
    assert [play.shown_to(viewer) for viewer in (-1, 0, 1)] == [2, 2, 2]
