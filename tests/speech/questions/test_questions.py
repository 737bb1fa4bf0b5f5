"""What players are asked, word by word. If it is meant to change: python -m tests.speech.questions.write."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from tests.golden.kept import difference
from tests.speech.questions.write import FOLDER, Asked, all_asked, write

from courtyard.bots.dominion.answers import QUESTIONS
from courtyard.games import GAMES
from courtyard.speech import Beside

if TYPE_CHECKING:
    from courtyard.dominion.shapes import View

TURN = {"turn.action", "turn.treasures", "turn.buy", "react"}


@cache
def asked_in_dominion() -> list[Asked]:
    return list(all_asked("dominion"))


def asked_why(why: str) -> list[Asked]:
    return [asked for asked in asked_in_dominion() if asked.choice.why == why]


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_asked_in_the_same_words_as_ever(game: str) -> None:
    changed = difference(FOLDER / f"{game}.txt", write(game))
    assert not changed, f"{game} asks otherwise; python -m tests.speech.questions.write accepts it.\n{changed}"


def test_every_question_of_dominion_can_be_read_there() -> None:
    lines = (FOLDER / "dominion.txt").read_text(encoding="utf-8").splitlines()
    assert {line for line in lines if line and not line.startswith(" ")} == TURN | set(QUESTIONS)


def test_a_limit_is_what_the_dearest_card_on_offer_may_cost_now() -> None:
    """Every pile below it that is not on offer is empty, too cheap for an exact cost, or no Treasure for a Mine."""
    found = [asked for asked in asked_in_dominion() if asked.choice.limit >= 0]
    assert found
    for asked in found:
        why, limit = asked.choice.why, asked.choice.limit
        piles = cast("View", asked.view)["supply"]
        costs = {pile["card"]: pile["cost"] for pile in piles if pile["left"] > 0}
        assert all(costs[card] <= limit for card in asked.options)
        at_the_limit = {card for card, cost in costs.items() if cost == limit}
        assert why == "mine.gain" or at_the_limit <= set(asked.options)


def test_nothing_that_may_be_chosen_lies_beside_a_question() -> None:
    for asked in asked_in_dominion():
        for laid in asked.beside:
            assert laid.what != "revealed" or not set(laid.cards) <= set(asked.options)


def test_a_thief_with_two_victims_sees_what_the_first_lost_only_when_all_is_gained() -> None:
    trashing = [laid for asked in asked_why("thief.trash") for laid in asked.beside]
    gaining = [laid for asked in asked_why("thief.gain") for laid in asked.beside]
    assert all(laid.what != "trashed" for laid in trashing)
    assert {laid.what for laid in gaining} == {"trashed"}


def test_a_victim_of_a_saboteur_sees_the_card_that_was_lost_and_those_before_it() -> None:
    for asked in asked_why("saboteur.gain"):
        lost = [laid for laid in asked.beside if laid.what == "trashed"]
        assert lost == [Beside("trashed", int(asked.choice.seat), [asked.rules.card_name(int(asked.choice.about))])]
