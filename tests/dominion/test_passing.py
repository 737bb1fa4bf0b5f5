"""What is passed with Masquerade is known to giver and taker: to nobody else, in no roundabout way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.changed import Later

from courtyard.bots.dominion.strategy.quantity import Lead, TheirKind, Theirs
from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.core.session import Session
from courtyard.dominion.card import PROVINCE
from courtyard.dominion.rules import Dominion
from courtyard.lab.laws.book import LAWS, try_law
from courtyard.lab.laws.trial import LawBroken, Trial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.rules import Rules
    from courtyard.dominion.state import State

RULES = Dominion()
ANNA, BELA, CILI, DORA, ONLOOKER = 0, 1, 2, 3, -1
GUESSES = range(30)


def masquerade(hands: list[list[str]], passed: list[str], then: list[list[str]]) -> Session[State]:
    """Anna plays Masquerade, everybody passes a card, and things go on."""
    seats = [{"hand": ["Masquerade", *hands[0]]}, *[{"hand": hand} for hand in hands[1:]]]
    session = Session(RULES, RULES.arrange({"seats": seats}))
    play(session, [["Masquerade"], *[[card] for card in passed], *then])
    return session


def play(session: Session[State], answers: list[list[str]]) -> None:
    for names in answers:
        assert session.choice is not None
        session.answer(read_answer(RULES, session.choice, names))


def after_passing(card: str) -> Session[State]:
    """Béla has passed Cili this card, and may have passed her another one just as well."""
    hands = [["Estate", "Gold"], ["Province", "Copper", "Silver"], ["Curse", "Duchy"]]
    return masquerade(hands, ["Estate", card, "Curse"], [[]])


def guesses(state: State, viewer: int) -> list[State]:
    """Some tables as a viewer may imagine them."""
    tables = [RULES.copy(state) for _ in GUESSES]
    for seed, table in zip(GUESSES, tables, strict=True):
        RULES.redeal(table, viewer, seed)
    return tables


def owned(state: State, seat: int) -> Counter[str]:
    facts: Mapping[str, object] = RULES.facts(state)["seats"][seat]  # type: ignore[index] # a list
    return Counter(name for zone in ("hand", "deck", "discard", "shown") for name in facts[zone])  # type: ignore[attr-defined] # lists


@pytest.mark.parametrize("viewer", [ANNA, ONLOOKER])
def test_whoever_neither_gave_nor_took_it_sees_guesses_and_counts_the_same(viewer: int) -> None:
    one, other = (after_passing(card).state for card in ("Province", "Copper"))
    assert owned(one, CILI)["province"] == 1
    assert owned(other, CILI)["province"] == 0
    assert RULES.view(one, viewer) == RULES.view(other, viewer)
    assert RULES.known_scores(one, viewer) == RULES.known_scores(other, viewer)
    for quantity in (Lead(), Theirs(PROVINCE), TheirKind([int(card == PROVINCE) for card in range(128)])):
        assert quantity.value(one, ANNA) == quantity.value(other, ANNA)
    pairs = zip(guesses(one, viewer), guesses(other, viewer), strict=True)
    assert all(RULES.dump(mine) == RULES.dump(theirs) for mine, theirs in pairs)


@pytest.mark.parametrize("viewer", [ANNA, ONLOOKER])
def test_any_card_that_the_giver_had_may_have_been_passed(viewer: int) -> None:
    state = after_passing("Province").state
    tables = guesses(state, viewer)
    assert {name for table in tables for name in owned(table, CILI)} >= {"province", "copper", "silver", "duchy"}
    for table in tables:
        assert RULES.census(table) == RULES.census(state)
        assert [owned(table, seat).total() for seat in (BELA, CILI)] == [3, 2]
        assert owned(table, BELA)["duchy"] == 0  # nothing went that way


def test_giver_and_taker_know() -> None:
    state = after_passing("Province").state
    for viewer in (BELA, CILI):
        assert all(owned(table, CILI)["province"] == 1 for table in guesses(state, viewer))


def test_points_count_for_whoever_had_the_card_before() -> None:
    state = after_passing("Province").state
    assert RULES.scores(state) == [-1, 1, 9]
    assert RULES.known_scores(state, ANNA) == [-1, 7, 3]
    assert RULES.known_scores(state, BELA) == [0, 1, 8]  # he does not know of the Curse
    assert RULES.known_scores(state, CILI) == [0, 0, 9]  # nor she of the Estate
    assert RULES.known_scores(state, ONLOOKER) == [1, 6, 2]


def test_what_could_only_have_come_by_passing_is_known_as_soon_as_it_is_shown_and_ever_after() -> None:
    hands = [["Estate"], ["Smithy", "Village"], ["Copper", "Copper"]]
    session = masquerade(hands, ["Smithy"], [[]])  # Anna and Cili have no choice
    assert {owned(table, CILI)["smithy"] for table in guesses(session.state, ANNA)} == {0, 1}
    pass_turns_until(session, CILI)
    play(session, [["Smithy"]])
    assert {owned(table, CILI)["smithy"] + table.in_play.size for table in guesses(session.state, ANNA)} == {1}
    play(session, [["Copper"], []])
    assert session.state.seat == ANNA
    assert session.state.players[CILI].discard.size == 0  # it was shuffled, and nobody sees it any more
    for viewer in (ANNA, ONLOOKER):
        assert {owned(table, CILI)["smithy"] for table in guesses(session.state, viewer)} == {1}


def test_what_was_seen_on_its_way_to_the_deck_is_not_forgotten() -> None:
    """Béla gives Cili a Great Hall, which Anna's Bureaucrat puts on her deck; she draws it again."""
    hands = [["Masquerade", "Bureaucrat", "Estate"], ["Great Hall", "Copper"], ["Copper", "Copper"]]
    seats = [{"hand": hand, "deck": ["Copper"] * 9} for hand in hands[:2]]  # they need not shuffle
    session = Session(RULES, RULES.arrange({"seats": [*seats, {"hand": hands[2]}], "actions": 2}))
    play(session, [["Masquerade"], ["Estate"], ["Great Hall"], []])
    assert {owned(table, CILI)["great-hall"] for table in guesses(session.state, ANNA)} == {0, 1}
    play(session, [["Bureaucrat"]])
    pass_turns_until(session, CILI)
    while session.state.seat == CILI:
        session.answer([])
    assert session.state.players[CILI].deck.size == 0
    for viewer in (ANNA, ONLOOKER):
        assert {owned(table, CILI)["great-hall"] for table in guesses(session.state, viewer)} == {1}


def test_what_was_seen_trashed_and_gained_to_a_hand_is_not_forgotten() -> None:
    """Béla gives Cili a Harem, which her Mine turns into another Harem."""
    hands = [["Masquerade", "Estate"], ["Harem", "Copper"], ["Mine", "Copper", "Copper"]]
    seats = [{"hand": hand, "deck": ["Copper"] * 9} for hand in hands]  # nobody needs to shuffle
    session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": ["Harem", "Mine", "Masquerade"]}))
    play(session, [["Masquerade"], ["Estate"], ["Harem"], ["Copper"], []])
    assert RULES.known_scores(session.state, ANNA) == [0, 3, 0]
    pass_turns_until(session, CILI)
    play(session, [["Mine"], ["Harem"], ["Harem"]])
    for viewer in (ANNA, ONLOOKER):
        assert RULES.known_scores(session.state, viewer)[CILI] == RULES.scores(session.state)[CILI] == 2
        assert {owned(table, CILI)["harem"] for table in guesses(session.state, viewer)} == {1}


def test_what_lay_aside_for_everybody_to_see_is_not_forgotten() -> None:
    """Béla gives Cili Horse Traders, which she sets aside when Béla attacks."""
    hands = [["Masquerade", "Estate"], ["Horse Traders", "Militia", "Copper"], ["Copper", "Copper"]]
    seats = [{"hand": hand, "deck": ["Copper"] * 12} for hand in hands]
    session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": ["Horse Traders", "Militia", "Masquerade"]}))
    play(session, [["Masquerade"], ["Estate"], ["Horse Traders"], []])
    pass_turns_until(session, BELA)
    play(session, [["Militia"], ["Horse Traders"]])
    pass_turns_until(session, CILI)
    assert session.state.players[CILI].aside.size == 0
    for viewer in (ANNA, ONLOOKER):
        assert {owned(table, CILI)["horse-traders"] for table in guesses(session.state, viewer)} == {1}


@pytest.mark.parametrize("viewer", [ANNA, ONLOOKER])
def test_what_was_discarded_last_and_shuffled_before_anybody_saw_it_tells_nothing(viewer: int) -> None:
    """Béla gives Cili a card that only he can have had; she discards it with her hand and draws it again."""
    hands = [["Estate"], ["Smithy", "Village", "Copper"], ["Copper", "Copper"]]
    tables = [masquerade(hands, [card], [[]]) for card in ("Smithy", "Village")]  # Anna and Cili have no choice
    for table in tables:
        pass_turns_until(table, CILI)
        pass_turns_until(table, ANNA)
    one, other = (table.state for table in tables)
    assert RULES.view(one, viewer) == RULES.view(other, viewer)
    pairs = zip(guesses(one, viewer), guesses(other, viewer), strict=True)
    assert all(RULES.dump(mine) == RULES.dump(theirs) for mine, theirs in pairs)


def test_a_card_that_went_through_two_hands_gives_both_away() -> None:
    """Béla gives Cili a Smithy, she gives it to Dóra, and Dóra plays it."""
    hands = [["Throne Room", "Masquerade", "Gold", "Gold"], ["Smithy", "Village"], ["Moat", "Moat"], ["Gold", "Gold"]]
    session = Session(RULES, RULES.arrange({"seats": [{"hand": hand} for hand in hands]}))
    play(session, [["Throne Room"], ["Smithy"], [], ["Village"], ["Smithy"], ["Gold"], []])
    pass_turns_until(session, DORA)
    before = guesses(session.state, ANNA)
    assert {owned(table, DORA)["smithy"] for table in before} == {0, 1}
    play(session, [["Smithy"]])
    after = guesses(session.state, ANNA)
    assert {(owned(table, BELA)["smithy"], owned(table, CILI)["smithy"]) for table in after} == {(0, 0)}


def pass_turns_until(session: Session[State], seat: int) -> None:
    while session.choice is not None and session.choice.seat != seat:
        session.answer([])


def test_at_the_end_all_is_laid_open() -> None:
    seats = [
        {"hand": ["Masquerade", "Estate", "Gold", "Gold", "Gold"]},
        {"hand": ["Duchy", "Estate"]},
        {"hand": ["Moat"]},
    ]
    session = Session(RULES, RULES.arrange({"seats": seats, "supply": {"Province": 1}}))
    play(session, [["Masquerade"], ["Estate"], ["Duchy"], [], ["Gold", "Gold", "Gold"], ["Province"]])
    assert session.choice is None
    for viewer in (ANNA, BELA, CILI, ONLOOKER):
        assert RULES.known_scores(session.state, viewer) == RULES.scores(session.state) == [6, 2, 3]


def test_what_was_passed_is_saved_with_the_table() -> None:
    state = after_passing("Silver").state
    data = RULES.dump(state)
    assert RULES.dump(RULES.load(data)) == data
    assert [RULES.dump(table) for table in guesses(RULES.load(data), ANNA)] == [
        RULES.dump(table) for table in guesses(state, ANNA)
    ]
    with pytest.raises(Refused, match="“passed” tells of 1 players, and there are 3"):
        RULES.load(data | {"passed": [{"cards": [], "kinds": []}]})
    with pytest.raises(Refused, match="Joker"):
        RULES.load(data | {"passed": [{"cards": ["Joker"], "kinds": []}] * 3})


SOME = st.lists(st.sampled_from(["copper", "estate", "gold"]), max_size=4)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(SOME, SOME, SOME, SOME), min_size=2, max_size=5))
def test_whatever_was_passed_a_guess_is_a_table_that_looks_and_counts_the_same(
    players: list[tuple[list[str], list[str], list[str], list[str]]],
) -> None:
    """Also where some have shown, lost or passed on what they never had otherwise."""
    seats = [{"hand": hand, "deck": deck, "discard": discard} for hand, deck, discard, _ in players]
    data = RULES.dump(RULES.arrange({"seats": seats}))
    state = RULES.load(data | {"passed": [{"cards": passed, "kinds": passed[:1]} for *_, passed in players]})
    for viewer in range(ONLOOKER, len(players)):
        once, twice = RULES.copy(state), RULES.copy(state)
        RULES.redeal(once, viewer, 2)
        assert RULES.view(once, viewer) == RULES.view(state, viewer)
        assert RULES.census(once) == RULES.census(state)
        assert RULES.known_scores(once, viewer) == RULES.known_scores(state, viewer)
        RULES.redeal(twice, viewer, 1)
        RULES.redeal(twice, viewer, 2)
        assert RULES.dump(twice) == RULES.dump(once)


# -- and the law that finds it out -------------------------------------------------------------------------------------
class Remembering(Later):
    """Deals again without a thought for who owns what was passed."""

    def redeal(self, state: State, seat: int, seed: int) -> None:
        passed, state.passed = state.passed, None
        self.rules.redeal(state, seat, seed)
        state.passed = passed


class Counting(Later):
    """Shows everybody's true points."""

    def known_scores(self, state: State, seat: int) -> list[int]:
        return list(self.rules.scores(state))


def try_passing(rules: Rules[State], players: int) -> None:
    """A random game full of secrets."""
    kingdom = "masquerade steward courtyard cellar village moat gardens militia great-hall secret-chamber".split()
    options = rules.settle({"players": players, "kingdom": kingdom}, 1)
    try_law(LAWS["alike"], Trial(rules, options, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_law_holds_where_cards_are_passed(players: int) -> None:
    try_passing(RULES, players)


@pytest.mark.parametrize(("kind", "fault"), [(Remembering, "keeps a secret of others"), (Counting, "points tell seat")])
def test_the_law_finds_out_who_knows_what_was_passed(kind: type[Later], fault: str) -> None:
    with pytest.raises(LawBroken, match=fault):
        try_passing(kind(), 3)
