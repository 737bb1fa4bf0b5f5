"""Games that are watched turn by turn go as all others do, and what was seen is what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from courtyard import lab
from courtyard.core.session import Session
from courtyard.counting.series import all_seatings, play_series
from courtyard.counting.tally import Tally
from courtyard.counting.watch import Diary, all_watched
from courtyard.games import find_game
from courtyard.lab.matches.match import first_shuffle
from courtyard.lab.matches.parcels import parcels
from courtyard.lab.matches.planning import make_plan

if TYPE_CHECKING:
    from courtyard.core.event import Event
    from courtyard.lab.matches.match import Plan

RULES = find_game("dominion")
SCORE, MONEY = 0, 1


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("dominion", ["big-money-smithy", "big-money-witch"], {}, 3)


def watch(plan: Plan, rounds: int) -> tuple[Tally, Diary]:
    tally, diary = Tally(2), Diary(2, 2)
    seatings = all_watched(RULES, plan.players(0), 2, diary)
    play_series(RULES, RULES.set_up(plan.options), seatings, first_shuffle(plan.seed), rounds, tally)
    return tally, diary


def events_of_first_game(plan: Plan) -> list[Event]:
    """What a session tells of the same game."""
    session = Session(RULES, RULES.new(plan.options, first_shuffle(plan.seed)))
    players = plan.players(0)
    while session.choice is not None:
        session.answer(players[session.choice.seat].choose(session.choice, session.state))
    return list(session.events)


def test_watched_games_go_as_all_others_do(plan: Plan) -> None:
    watched, diary = watch(plan, 6)
    tally = Tally(2)
    seatings = all_seatings(plan.players(0), 2)
    play_series(RULES, RULES.set_up(plan.options), seatings, first_shuffle(plan.seed), 6, tally)
    assert watched.rows() == tally.rows()
    assert (watched.lengths, watched.endings) == (tally.lengths, tally.endings)
    assert diary.games == tally.games == 12


def test_gains_and_money_are_those_of_the_turns_they_belong_to(plan: Plan) -> None:
    diary = Diary(2, 2)
    seatings = all_watched(RULES, plan.players(0), 2, diary)[:1]
    play_series(RULES, RULES.set_up(plan.options), seatings, first_shuffle(plan.seed), 1, Tally(2))
    turns = [0, 0]
    gains: list[dict[str, list[int]]] = [{}, {}]
    money: list[list[int]] = [[], []]
    for event in events_of_first_game(plan):
        if event.what == "turn":
            turns[event.seat] += 1
            money[event.seat].append(0)
        if event.what == "more-coins":
            number = event.facts["number"]
            assert isinstance(number, int)
            money[event.seat][-1] += number
        if event.what == "gained":
            for card in RULES.gained(event):
                by_turn = gains[event.seat].setdefault(card, [])
                by_turn += [0] * (turns[event.seat] - len(by_turn))
                by_turn[-1] += 1
    assert diary.gains == gains
    assert [levels[MONEY] for levels in diary.levels] == money
    assert [len(lasted) for lasted in diary.lasted] == turns


def test_the_last_score_is_that_of_the_end(plan: Plan) -> None:
    tally, diary = Tally(2), Diary(2, 2)
    play_series(RULES, RULES.set_up(plan.options), all_watched(RULES, plan.players(0), 2, diary)[:1], 1, 1, tally)
    (starter, other), (first, second) = [levels[SCORE] for levels in diary.levels], tally.scores
    assert starter[0] == other[0] == 3  # three Estates
    assert (starter[-1], other[-1]) == (first, second)


def test_curves_are_means_of_the_games_that_lasted_so_long() -> None:
    match = lab.simulate("dominion", ["big-money-smithy", "big-money"], games=20, seed=3)
    for player in (0, 1):
        score, money = (curve for curve in match.curves if curve.player == player)
        assert (score.gauge, money.gauge) == ("score", "money")
        assert score.games == money.games == sorted(score.games, reverse=True)
        assert score.games[0] == match.watched == match.games
        assert score.means[0] == 3
    provinces = sum(sum(gain.means) for gain in match.gains if gain.thing == "province")
    assert round(provinces * match.games) == 8 * match.endings["provinces"]


def test_a_turn_of_everybody_at_once_is_watched_as_well() -> None:
    match = lab.simulate("tajmahal", ["raja", "raja", "random"], games=3, seed=1)
    assert {curve.gauge for curve in match.curves} == {"score", "hand"}
    for curve in match.curves:
        assert curve.games == [3] * 12
    last = [curve.means[-1] for curve in match.curves if curve.gauge == "score"]
    assert last == [player.mean_score for player in match.players]
    palaces = [sum(gain.means) for gain in match.gains if gain.thing == "palace"]
    assert len(palaces) == 3
    assert all(number > 0 for number in palaces)


def test_a_long_match_is_watched_at_its_beginning_and_a_little_all_the_way() -> None:
    watched = {parcel.number: parcel.watched for parcel in parcels(20_000, 2)}
    rounds = {parcel.number: parcel.rounds for parcel in parcels(20_000, 2)}
    assert sum(watched.values()) < 0.02 * sum(rounds.values())
    assert min(number for number in watched if watched[number] < rounds[number]) > 5
    assert all(number > 0 for number in list(watched.values())[-10:])


def test_of_a_mirror_match_each_of_the_equals_has_part_in_the_turns_that_only_one_of_them_had() -> None:
    """Who begins may have a turn more, in the half of a game that is each player's."""
    match = lab.simulate("dominion", ["big-money", "big-money"], games=9, seed=3)
    one, other = (curve.games for curve in match.curves if curve.gauge == "score")
    assert one == other
    starters = sum(games * turns for turns, games in match.lengths.items())
    assert starters - match.games / 2 <= sum(one) <= starters
    assert any(games != int(games) for games in one)
