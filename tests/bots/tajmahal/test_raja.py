"""The raja: what it thinks things are worth, what it does at tables set by hand, and how often it wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from courtyard import compiled
from courtyard.bots import bot_names, find_bot
from courtyard.bots.random_bot import RandomBot
from courtyard.bots.tajmahal.building import worth_of_good, worth_of_palaces
from courtyard.bots.tajmahal.chances import chance_to_hold, chance_to_keep
from courtyard.bots.tajmahal.hands import worth_of_hand
from courtyard.bots.tajmahal.prizes import Prizes, one_more, worth_of_influence
from courtyard.bots.tajmahal.raja import Raja
from courtyard.bots.tajmahal.taste import Taste
from courtyard.core.choice import Chooser, Seats
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.lab.laws.secrecy import honest
from courtyard.lab.laws.trial import Trial
from courtyard.tajmahal.card import SHOWS, find_card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.tajmahal.state import State

RULES = find_game("tajmahal")
TASTE = Taste()
VIZIER, _, MONK, PRINCESS = range(4)
DISPLAY = ["yellow-elephant-monk"] * 3 + ["purple-elephant-monk"] * 3 + ["white-elephant"]
DECK = ["yellow-elephant-princess"] * 3 + ["purple-elephant-princess"] * 3 + ["white-elephant"]
HOME = {"home": True}
WITHDRAWING = {"hand": ["white-monk"], "played": ["red-vizier-general"]}  # there is nothing to play


def table(*seats: Mapping[str, object], **rest: object) -> State:
    """A table of four, with a dull display."""
    filled = [*seats, *[{"hand": ["white-elephant"]}] * (4 - len(seats))]
    state = RULES.arrange({"seats": filled, "display": DISPLAY, "deck": DECK, **rest})
    return cast("State", state)


def answers(state: State, number: int = 1) -> list[list[str]]:
    """What the raja answers, by name, while seat 0 is asked."""
    session = Session(RULES, state)
    said: list[list[str]] = []
    while session.choice is not None and session.choice.seat == 0 and len(said) < number:
        answer = Raja().choose(session.choice, session.state)
        said.append(sorted(RULES.spell(session.choice, place) for place in answer))
        session.answer(answer)
    return said


def first_answer(state: State) -> str:
    return answers(state)[0][0]


# Worth


def test_the_second_tile_of_an_influence_is_worth_more_than_the_first() -> None:
    state = table({"influences": ["monk"]}, visit=6)
    assert worth_of_influence(state, 0, MONK, TASTE) > 2 * worth_of_influence(state, 0, VIZIER, TASTE) > 0


def test_a_special_card_is_worth_less_from_visit_to_visit_and_nothing_to_its_owner() -> None:
    early, late = (table({"influences": ["monk"]}, visit=visit) for visit in (2, 10))
    assert worth_of_influence(early, 0, MONK, TASTE) > worth_of_influence(late, 0, MONK, TASTE)
    owner = table({"influences": ["princess"], "hand": ["special-points"]}, visit=2)
    assert worth_of_influence(owner, 0, PRINCESS, TASTE) == 0
    at_work = table({"influences": ["princess"], "played": ["red-elephant-mogul", "special-points"]}, visit=2)
    assert worth_of_influence(at_work, 0, PRINCESS, TASTE) == 0


def test_at_the_end_a_special_card_is_worth_the_point_that_it_scores() -> None:
    state = table({"influences": ["princess"]}, visit=12)
    assert worth_of_influence(state, 0, PRINCESS, TASTE) == 1
    assert worth_of_influence(state, 0, VIZIER, TASTE) == 0


def test_a_good_is_worth_more_with_others_of_it_and_with_more_to_come() -> None:
    assert worth_of_good(table({"bonuses": ["bonus-tea"] * 2}, visit=12), 0, 1, TASTE) == 3
    assert worth_of_good(table(visit=12), 0, 1, TASTE) == 1
    assert worth_of_good(table(visit=2), 0, 1, TASTE) > worth_of_good(table(visit=11), 0, 1, TASTE) == 1
    assert worth_of_good(table(visit=2, bonuses={"AGR5": "tea"}), 0, 1, TASTE) > worth_of_good(
        table(visit=2), 0, 1, TASTE
    )


def test_palaces_are_worth_what_they_join_and_more_of_them_never_less() -> None:
    alone = worth_of_palaces(table(visit=12), 0, TASTE, 4, crown=False)
    assert alone == [0, 1, 1, 1, 1]
    joined = table({"palaces": ["DEL3", "AJM3"]}, visit=12)
    assert worth_of_palaces(joined, 0, TASTE, 4, crown=False)[:3] == [0, 2, 3]
    assert worth_of_palaces(joined, 0, TASTE, 4, crown=True)[:2] == [2, 3]


def test_bonus_tiles_are_worth_their_points() -> None:
    state = table(visit=12, bonuses={"AGR5": "taj-mahal"})
    assert worth_of_palaces(state, 0, TASTE, 1, crown=False) == [0, 5]
    assert worth_of_palaces(state, 0, TASTE, 0, crown=True) == [1]


def test_palaces_count_once_whatever_their_number() -> None:
    prizes = Prizes(table(visit=12), 0, TASTE)
    one = prizes.expected([1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    assert prizes.expected([1.0, 1.0, 1.0, 0.0, 1.0, 0.0]) == one == 1
    assert prizes.expected([0.5, 0.5, 0.0, 0.0, 0.0, 0.0]) == pytest.approx(0.75)


def test_numbers_of_things_that_may_happen() -> None:
    assert one_more([1.0], 0.25) == [0.75, 0.25]
    assert one_more([0.5, 0.5], 0.5) == [0.25, 0.5, 0.25]


def test_cards_of_one_colour_are_worth_more_and_at_the_end_what_they_score() -> None:
    suited = table({"hand": ["red-elephant-vizier"] * 3})
    mixed = table({"hand": ["red-elephant-vizier", "green-elephant-vizier", "purple-elephant-vizier"]})
    worths = [worth_of_hand(state.players[0].hand, state, 0, TASTE) for state in (suited, mixed)]
    assert worths[0] > worths[1]
    last = table({"hand": ["red-elephant-vizier", "red-elephant-monk", "green-vizier-monk", "white-monk"]}, visit=12)
    assert worth_of_hand(last.players[0].hand, last, 0, TASTE) == 3


# What the others may do


def showing(card: str) -> list[int]:
    """Seat 0 shows a card, the others nothing."""
    return [int(SHOWS[find_card(card)]), 0, 0, 0]


def test_a_lead_is_safe_from_those_who_are_at_home_or_have_no_cards() -> None:
    state = table({"played": ["red-elephant-vizier"]}, {"home": True, "hand": ["red-elephant-vizier"]}, {}, {})
    assert chance_to_keep(state, 0, VIZIER, showing("red-elephant-vizier"), TASTE) == 1


def test_a_lead_is_safer_by_two_than_by_one_and_from_one_rival_than_from_two() -> None:
    rival, another = ({"hand": [f"{colour}-elephant-vizier"] * 3} for colour in ("red", "green"))
    one, two = table({}, rival, {}, {}), table({}, rival, another, {})
    by_one, by_two = showing("red-elephant-vizier"), showing("red-vizier-vizier")
    assert chance_to_keep(one, 0, VIZIER, by_two, TASTE) > chance_to_keep(one, 0, VIZIER, by_one, TASTE)
    assert chance_to_keep(one, 0, VIZIER, by_one, TASTE) > chance_to_keep(two, 0, VIZIER, by_one, TASTE)
    by_three = [2 * by_two[0], 0, 0, 0]
    assert chance_to_keep(one, 0, VIZIER, by_three, TASTE) == 1


def test_what_somebody_was_seen_to_take_is_feared() -> None:
    card = "red-elephant-vizier"
    seen = table({}, {"hand": [card], "known": [card]})
    assert chance_to_hold(seen.players[1], VIZIER) == 1
    other_colour = table({}, {"hand": [card], "known": [card], "played": ["green-elephant-vizier"]})
    assert chance_to_hold(other_colour.players[1], VIZIER) == 0
    hidden = table({}, {"hand": [card]})
    assert 0 < chance_to_hold(hidden.players[1], VIZIER) < 1


# Playing


def test_it_withdraws_with_what_it_leads_in_when_it_cannot_improve() -> None:
    rivals = [
        {
            "hand": [f"{colour}-elephant-vizier"] * 3 + [f"{colour}-elephant-general"] * 3,
            "played": [f"{colour}-elephant-elephant"],
        }
        for colour in ("red", "yellow", "purple")
    ]
    mine = {"played": ["green-vizier-monk"], "influences": ["vizier", "monk"]}
    state = table({**mine, "hand": ["green-elephant-vizier"]}, *rivals)
    assert first_answer(state) == "withdraw"


def test_it_goes_home_at_once_where_there_is_nothing_to_win() -> None:
    rivals = [{"played": [f"{colour}-elephant-vizier"] * 3} for colour in ("red", "yellow", "purple")]
    state = table({"hand": ["green-elephant-princess", "purple-elephant-mogul"]}, *rivals, court=["vizier"])
    assert first_answer(state) == "withdraw"


def test_it_fights_on_for_a_prize_that_one_card_takes() -> None:
    rival = {"played": ["red-vizier-general"]}
    hand = ["green-vizier-monk", "green-vizier-princess"]
    state = table({"hand": hand, "influences": ["vizier"]}, rival, HOME, HOME, visit=3)
    assert first_answer(state).startswith("green-vizier-")


def test_the_last_one_in_takes_what_is_worth_more_than_the_card() -> None:
    state = table({"hand": ["green-vizier-monk"], "influences": ["monk"]}, HOME, HOME, HOME, visit=3)
    assert first_answer(state) == "green-vizier-monk"
    nothing = table({"hand": ["green-vizier-monk"]}, HOME, HOME, HOME, visit=3, court=["princess"])
    assert first_answer(nothing) == "withdraw"


def test_two_points_are_not_left_lying() -> None:
    hand = ["green-vizier-monk", "special-points"]
    state = table({"hand": hand, "influences": ["monk"]}, HOME, HOME, HOME, visit=3)
    assert first_answer(state) == "green-vizier-monk+special-points"


def test_in_the_last_visit_a_card_is_not_spent_for_less_than_it_scores() -> None:
    hand = ["green-vizier-monk", "green-elephant-monk"]
    state = table({"hand": hand, "palaces": ["DEL1"]}, HOME, HOME, HOME, visit=12, court=["princess"])
    assert first_answer(state) == "withdraw"


# Building


def test_it_builds_where_the_most_provinces_are_joined() -> None:
    state = table({**WITHDRAWING, "palaces": ["DEL3", "AJM2", "AWA4"]}, visit=12, court=["vizier"])
    assert town_built(state) == "agr1"


def test_it_prefers_the_taj_mahal_to_a_lesser_road() -> None:
    played = {**WITHDRAWING, "palaces": ["DEL3"]}
    assert town_built(table(played, visit=12, court=["vizier"], bonuses={"AGR5": "taj-mahal"})) == "agr5"
    assert town_built(table(played, visit=12, court=["vizier"])) in ("agr1", "agr2")


def test_it_builds_towards_the_visits_to_come() -> None:
    state = table(WITHDRAWING, visit=11, province="AJM", court=["vizier"])
    assert town_built(state) in ("ajm2", "ajm3")  # from which roads lead to Agra


def town_built(state: State) -> str:
    """Where seat 0, who cannot play any more and so withdraws, builds its one palace."""
    return answers(state, 2)[1][0]


# Taking


def test_it_takes_cards_of_its_own_colour() -> None:
    display = ["red-elephant-monk", "green-elephant-monk", "purple-elephant-monk", "green-elephant-vizier"]
    state = table({"hand": ["green-elephant-vizier", "green-vizier-monk"]}, display=display, court=[])
    assert answers(state, 2) == [["withdraw"], ["green-elephant-monk", "green-elephant-vizier"]]


def test_at_the_end_it_takes_what_scores() -> None:
    display = ["red-elephant-monk", "green-elephant-monk", "white-elephant", "purple-elephant-monk"]
    state = table({"hand": ["green-elephant-vizier"]}, display=display, court=[], visit=12)
    assert answers(state, 2)[1] == ["green-elephant-monk", "white-elephant"]


def test_it_wants_the_symbol_that_completes_a_pair() -> None:
    display = ["red-elephant-monk", "green-elephant-vizier", "purple-elephant-general"]
    state = table({"hand": ["white-elephant"], "influences": ["vizier"]}, HOME, HOME, HOME, display=display)
    assert answers(state, 2) == [["withdraw"], ["green-elephant-vizier"]]


# Strength and honesty


def share_of_wins(raja: Chooser, others: Chooser, games: int, players: int = 4) -> float:
    """Of one among equals, who sits elsewhere from game to game; a shared victory is shared."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        seats = Seats([raja if place == seat else others for place in range(players)])
        state = RULES.new(RULES.settle({"players": players}, seed), seed)
        while not RULES.over(state):
            RULES.move(state, seats)
        ranks = RULES.ranks(state)
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / games


def games(number: int) -> int:
    """As many as take some seconds: plain Python is some fifty times slower."""
    return number if compiled.status().mode == "compiled" else number // 10


def test_the_raja_is_a_bot_of_this_game() -> None:
    assert bot_names("tajmahal") == ["random", "raja"]
    assert isinstance(find_bot("tajmahal", "raja", 1), Raja)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_random_players_nearly_always(players: int) -> None:
    assert share_of_wins(Raja(), RandomBot(1), games(1000), players) >= 0.95


def test_it_beats_one_who_spends_cards_as_if_they_were_nothing() -> None:
    spendthrift = Taste()
    spendthrift.card = spendthrift.suit = spendthrift.symbol = spendthrift.wanted = spendthrift.white = 0.0
    assert share_of_wins(Raja(), Raja(spendthrift), games(100)) > 0.4


def test_it_beats_one_who_fears_everybody() -> None:
    timid = Taste()
    timid.eager = timid.doubled = 1.0
    assert share_of_wins(Raja(), Raja(timid), games(100)) > 0.4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_uses_nothing_that_its_seat_may_not_know(players: int) -> None:
    for seed in range(games(20)):
        honest(Trial(RULES, RULES.settle({"players": players}, seed), seed))
