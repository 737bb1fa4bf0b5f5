"""What a view lets people count without a pencil: everybody's cards, and what is left in one's own deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from courtyard.core.answer import read_answer
from courtyard.core.session import Session
from courtyard.dominion.rules import Dominion

if TYPE_CHECKING:
    from courtyard.dominion.shapes import Counts, Player
    from courtyard.dominion.state import State

RULES = Dominion()
ANNA, BELA, CILI, ONLOOKER = 0, 1, 2, -1


def seen(state: State, viewer: int, seat: int) -> Player:
    return RULES.view(state, viewer)["players"][seat]


def owned(state: State, viewer: int, seat: int) -> Counts:
    return seen(state, viewer, seat)["owned"]


def after(answers: list[list[str]], hands: list[list[str]], provinces: int = 8) -> State:
    """A table where Anna begins, once these answers have been given."""
    seats = [{"hand": hand} for hand in hands]
    session = Session(RULES, RULES.arrange({"seats": seats, "supply": {"Province": provinces}}))
    for names in answers:
        assert session.choice is not None
        session.answer(read_answer(RULES, session.choice, names))
    return session.state


@pytest.mark.parametrize("viewer", [ANNA, BELA, ONLOOKER])
def test_everybody_can_count_everybodys_cards_wherever_they_lie(viewer: int) -> None:
    anna = {"hand": ["Moat", "Copper"], "deck": ["Copper"], "discard": ["Estate"], "aside": ["Horse Traders"]}
    state = RULES.arrange({"seats": [anna, {"hand": ["Gold", "Gold"]}], "in_play": ["Village", "Village"]})
    assert owned(state, viewer, ANNA) == {"copper": 2, "estate": 1, "horse-traders": 1, "moat": 1, "village": 2}
    assert owned(state, viewer, BELA) == {"gold": 2}


def test_ones_own_deck_is_counted_and_its_order_is_not_told() -> None:
    decks = (["Gold", "Copper", "Silver", "Copper"], ["Copper", "Copper", "Silver", "Gold"])
    one, other = (RULES.arrange({"seats": [{"deck": deck}, {"hand": ["Estate"]}]}) for deck in decks)
    assert RULES.view(one, ANNA) == RULES.view(other, ANNA)
    assert seen(one, ANNA, ANNA)["deck"] == {"copper": 2, "silver": 1, "gold": 1}
    assert list(seen(one, ANNA, ANNA)["deck"]) == list(seen(other, ANNA, ANNA)["deck"])
    assert all("deck" not in seen(one, viewer, ANNA) for viewer in (BELA, ONLOOKER))


def test_a_card_passed_in_secret_is_counted_by_giver_and_taker_alone() -> None:
    """Béla passes Cili a Province; Anna sees neither him lose it nor her get it."""
    hands = [["Masquerade", "Estate", "Gold"], ["Province", "Copper"], ["Curse", "Duchy"]]
    state = after([["Masquerade"], ["Estate"], ["Province"], ["Curse"]], hands)
    for viewer in (BELA, CILI):
        assert owned(state, viewer, BELA).get("province", 0) == 0
        assert owned(state, viewer, CILI)["province"] == 1
    for viewer in (ANNA, ONLOOKER):
        assert owned(state, viewer, BELA)["province"] == 1
        assert owned(state, viewer, CILI).get("province", 0) == 0
    assert owned(state, ANNA, ANNA)["curse"] == 1  # which she was passed herself


def test_at_the_end_the_counts_are_the_cards_laid_open() -> None:
    hands = [["Masquerade", "Estate", "Gold", "Gold", "Gold"], ["Duchy", "Estate"], ["Moat"]]
    answers = [["Masquerade"], ["Estate"], ["Duchy"], [], ["Gold", "Gold", "Gold"], ["Province"]]
    view = RULES.view(after(answers, hands, provinces=1), ONLOOKER)
    assert view["standings"] is not None
    laid_open = [Counter(standing["cards"]) for standing in view["standings"]]
    assert [player["owned"] for player in view["players"]] == laid_open
