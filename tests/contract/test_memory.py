"""What everybody saw of who has what, in the words of each game, and guesses that forget it."""

from __future__ import annotations

from typing import Any

import pytest

from courtyard.core.answer import read_answer
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.lab.laws.memory import Ledger, compare
from courtyard.lab.laws.trial import LawBroken, Trial

DOMINION = find_game("dominion")
TAJ_MAHAL = find_game("tajmahal")


def ledger_of(session: Session[Any], viewer: int = BYSTANDER) -> Ledger:
    rules = session.rules
    ledger = Ledger(len(rules.scores(session.state)))
    for event in session.events:
        transfer = rules.transfer(event.told_to(viewer))
        if transfer is not None:
            ledger.note(transfer)
    return ledger


def say(session: Session[Any], *names: str) -> None:
    assert session.choice is not None
    session.answer(read_answer(session.rules, session.choice, list(names)))


def remodel() -> Session[Any]:
    """Anna makes a Gold of a Gold with Remodel; a Gold of Béla is somewhere in his deck."""
    seats: list[dict[str, object]] = [{"hand": ["Remodel", "Gold"]}, {"deck": ["Estate", "Gold"]}, {}]
    session = Session(DOMINION, DOMINION.arrange({"seats": seats}))
    say(session, "Remodel")
    say(session, "Gold")
    return session


def test_whoever_gained_a_card_has_it_and_whoever_trashed_one_has_not() -> None:
    ledger = ledger_of(remodel())
    assert [dict(known) for known in ledger.known] == [{"gold": 1}, {}, {}]
    assert DOMINION.owned(remodel().state, 0) == ["gold", "remodel"]


def test_a_guess_that_gives_a_gained_card_to_somebody_else_is_noticed() -> None:
    session, trial = remodel(), Trial(DOMINION, {}, 1)
    guess = DOMINION.copy(session.state)
    DOMINION.redeal(guess, 1, 5)
    compare(trial, 1, ledger_of(session), guess)
    gold = guess.players[0].discard.draw()
    guess.players[2].discard.add(gold)
    with pytest.raises(LawBroken, match="dealing again for seat 1 forgets that seat 0 has gold"):
        compare(trial, 1, ledger_of(session), guess)


def test_a_card_that_was_passed_unseen_may_be_any_of_those_that_were_known() -> None:
    """Anna gains a Moat with Workshop, and then everybody passes a card to the left: Carla sees all but Anna's."""
    seats: list[dict[str, object]] = [
        {"hand": ["Village", "Workshop", "Masquerade", "Copper", "Estate"]},
        {"hand": ["Estate", "Copper"]},
        {"hand": ["Estate", "Silver"]},
    ]
    session = Session(DOMINION, DOMINION.arrange({"seats": seats, "kingdom": ["Moat", "Masquerade", "Workshop"]}))
    for names in (["Village"], ["Workshop"], ["Moat"], ["Masquerade"], ["Copper"], ["Estate"], ["Silver"]):
        say(session, *names)
    carla, anyone = ledger_of(session, 2), ledger_of(session)
    assert (carla.given, anyone.given) == ([1, 0, 0], [1, 1, 1])
    assert [dict(known) for known in carla.known] == [{"moat": 1, "silver": 1}, {}, {"estate": 1}]
    assert carla.forgotten(0, ["silver", "copper"]) == []
    assert carla.forgotten(0, ["copper"]) == ["moat", "silver"]


def test_cards_taken_from_the_display_are_known_and_those_drawn_are_not() -> None:
    session = Session(TAJ_MAHAL, TAJ_MAHAL.new(TAJ_MAHAL.settle({"players": 3, "start": 0}, 5), 5))
    for _ in range(40):
        assert session.choice is not None
        session.answer(session.choice.everything()[: session.choice.least])
    ledger = ledger_of(session)
    for seat, player in enumerate(TAJ_MAHAL.facts(session.state)["seats"]):  # type: ignore[arg-type, var-annotated]
        assert sorted(ledger.known[seat].elements()) == sorted([*player["known"], *player["played"]])
        assert ledger.given[seat] == 0
