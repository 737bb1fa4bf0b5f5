"""Matches: everybody in every seat with the same shuffles, counted right, the same however the work is shared."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.contract.trickle import Trickle

from courtyard import lab
from courtyard.bots import Entrant
from courtyard.core.choice import Seats
from courtyard.core.errors import Refused
from courtyard.core.rules import play_out
from courtyard.counting.series import all_shifts, count_different, play_series
from courtyard.counting.tally import Tally
from courtyard.counting.watch import Diary, all_watched
from courtyard.games import GAMES, find_game
from courtyard.lab.crews import crew
from courtyard.lab.matches.intervals import share_interval
from courtyard.lab.matches.match import first_shuffle, play_parcel
from courtyard.lab.matches.parcels import parcels
from courtyard.lab.matches.planning import make_plan
from courtyard.lab.matches.simulation import joined
from courtyard.lab.matches.watching import curves_of, gains_of

if TYPE_CHECKING:
    from courtyard.lab.matches.match import Played
    from courtyard.lab.matches.result import MatchResult

IDLE = Entrant("idle.toml", 'name = "Idle"\nbuy = ["Province when turn > 100000"]\n')


def without_times(match: MatchResult) -> dict[str, object]:
    told = match.to_json()
    return {key: told[key] for key in told if key not in {"seconds", "cpu_seconds", "games_per_cpu_second"}}


# -- how results come about -------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    players = ["big-money", "random", "big-money-witch"]
    results = [lab.simulate("dominion", players, games=30, seed=5, jobs=jobs) for jobs in (1, 2, 3)]
    monkeypatch.setattr(crew, "AHEAD", 1)
    results.append(lab.simulate("dominion", players, games=30, seed=5, jobs=2))
    first, *others = map(without_times, results)
    assert all(other == first for other in others)


def test_another_seed_makes_another_match() -> None:
    one, other = (lab.simulate("dominion", ["big-money", "big-money"], games=20, seed=seed) for seed in (1, 2))
    assert one.lengths != other.lengths


def test_a_match_counts_what_its_games_come_to_one_by_one() -> None:
    plan = make_plan("dominion", ["big-money-smithy", "big-money"], {"kingdom": "first-game"}, 7)
    rules = find_game("dominion")
    tally = Tally(2)
    for number in range(5):
        for shift in (0, 1):
            state = rules.new(plan.options, first_shuffle(7) + number)
            players = plan.players(0)
            ending = play_out(rules, state, Seats(players if shift == 0 else players[::-1]))
            tally.count(shift, rules.ranks(state), rules.scores(state))
            tally.count_length(rules.turns(state)[0], ending)
        tally.end_round()
    match = lab.simulate("dominion", ["big-money-smithy", "big-money"], games=10, kingdom="first-game", seed=7)
    assert [player.wins for player in match.players] == tally.wins
    assert [player.mean_score for player in match.players] == [score / 10 for score in tally.scores]
    assert match.lengths == tally.lengths
    assert match.endings == tally.endings
    assert [seat.wins for seat in match.by_seat] == tally.seat_wins


def test_a_longer_match_begins_like_a_shorter_one() -> None:
    short, long = (list(parcels(rounds, 2)) for rounds in (500, 5000))
    assert short[:-1] == long[: len(short) - 1]
    assert short[-1].first == long[len(short) - 1].first
    for rounds in (1, 2, 500, 5000):
        assert sum(parcel.rounds for parcel in parcels(rounds, 2)) == rounds


def test_sums_are_the_same_in_whatever_portions() -> None:
    plan = make_plan("dominion", ["big-money", "big-money-witch"], {}, 3)
    played: list[Played] = [play_parcel(plan, parcel) for parcel in parcels(12, 2)]
    left = joined(joined(played[0], played[1]), played[2])
    right = joined(played[0], joined(played[1], played[2]))
    assert left.tally.rows() == right.tally.rows()
    assert (left.tally.leads, left.tally.lengths) == (right.tally.leads, right.tally.lengths)
    assert (left.diary.levels, left.diary.gains) == (right.diary.levels, right.diary.gains)


# -- what is counted ---------------------------------------------------------------------------------------------------


def test_a_tally_counts_by_player_by_seat_and_by_round() -> None:
    tally = Tally(3)
    tally.count(0, [1, 2, 3], [30, 20, 10])  # players 0, 1, 2 in seats 0, 1, 2
    tally.count(1, [1, 1, 3], [9, 9, 0])  # players 2, 0, 1
    tally.count(2, [2, 3, 1], [5, 4, 6])  # players 1, 2, 0
    tally.end_round()
    assert tally.wins == [2, 0, 0]
    assert tally.wins_squared == [4, 0, 0]
    assert tally.ties == [1, 0, 1]
    assert tally.points == [150, 0, 30]
    assert tally.scores == [45, 25, 23]
    assert tally.seat_wins == [1, 0, 1]
    assert tally.seat_ties == [1, 1, 0]
    assert tally.versus == [[0, 6, 5], [0, 0, 4], [1, 2, 0]]
    assert tally.products == [[121, 44, 33], [44, 16, 12], [33, 12, 9]]
    assert tally.lead(0, 2) == {120: 1}


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("dominion", ["big-money", "random", "random"]),
        ("dominion", ["random", "random", "big-money", "big-money"]),
        ("tajmahal", ["raja", "random", "random"]),
    ],
)
def test_in_a_round_everybody_sits_in_every_seat(game: str, players: list[str]) -> None:
    match = lab.simulate(game, players, games=2 * len(players), seed=2)
    assert match.games == 2 * len(players)
    assert match.rounds == 2
    assert len({player.name for player in match.players}) == len(players)
    for player in match.players:
        assert player.wins + player.ties + player.losses == match.games
        assert player.interval[0] <= player.win_share <= player.interval[1]
    assert sum(player.points_share for player in match.players) == pytest.approx(1)
    assert sum(player.wins for player in match.players) == sum(seat.wins for seat in match.by_seat)
    for one in range(len(players)):
        for other in range(one):
            assert match.versus[one][other] + match.versus[other][one] == match.games
    assert sum(match.endings.values()) == sum(match.lengths.values()) == match.games


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert lab.simulate("dominion", ["random", "random", "big-money"], games=4, seed=1).games == 6


# -- equals ------------------------------------------------------------------------------------------------------------


def test_players_who_are_the_same_win_the_same() -> None:
    match = lab.simulate("dominion", ["big-money", "big-money"], games=20, seed=4)
    first, second = match.players
    assert (first.name, second.name) == (f"{first.name[:-1]}1", f"{first.name[:-1]}2")
    assert first.wins == second.wins
    assert match.covariance == [[0.0, 0.0], [0.0, 0.0]]


@pytest.mark.parametrize(
    ("players", "different"),
    [("AA", 1), ("AAAAA", 1), ("AB", 2), ("ABAB", 2), ("AABB", 4), ("ABA", 3), ("AABAAB", 3), ("ABABAB", 2)],
)
def test_seatings_in_which_equals_change_places_are_one(players: str, different: int) -> None:
    assert count_different(players) == different
    shifts = all_shifts(len(players), different)
    assert sorted(shift for same in shifts for shift in same) == list(range(len(players)))
    for same in shifts:
        assert len({tuple(players[seat - shift] for seat in range(len(players))) for shift in same}) == 1


@pytest.mark.parametrize(("game", "player", "seats"), [("dominion", "big-money", 3), ("tajmahal", "raja", 3)])
def test_a_mirror_plays_each_deal_once(game: str, player: str, seats: int) -> None:
    match = lab.simulate(game, [player] * seats, games=7, seed=3)
    rules = find_game(game)
    plan = make_plan(game, [player] * seats, {}, 3)
    wins, lengths = [0] * seats, Counter[int]()
    for number in range(7):
        state = rules.new(plan.options, first_shuffle(3) + number)
        play_out(rules, state, Seats(plan.players(0)))
        ranks = rules.ranks(state)
        lengths[rules.turns(state)[0]] += 1
        if ranks.count(1) == 1:
            wins[ranks.index(1)] += 1
    assert (match.games, match.rounds) == (7, 7)
    assert match.lengths == dict(lengths)
    assert [seat.wins for seat in match.by_seat] == wins
    assert all(player.wins == pytest.approx(sum(wins) / seats) for player in match.players)
    assert match.watched == 7


def test_what_a_mirror_tells_by_seat_is_as_sure_as_so_many_deals_make_it() -> None:
    """As if it were so many games of their own: Agresti and Coull's interval, with Student's factor."""
    match = lab.simulate("dominion", ["big-money", "big-money"], games=60, seed=1)
    for seat in match.by_seat:
        assert seat.interval == share_interval(seat.wins, seat.wins, 60, 1)
        assert seat.interval[0] < seat.win_share < seat.interval[1]
        assert seat.interval[1] - seat.interval[0] > 0.2  # 30 rounds of two equal games would claim the same too surely


def test_equals_among_others_have_what_they_would_have_if_all_seatings_were_played() -> None:
    """These players roll no dice, so what is left out are copies of games."""
    players = ["big-money-smithy", "big-money"] * 2
    match = lab.simulate("dominion", players, games=12, seed=2)
    plan = make_plan("dominion", players, {}, 2)
    rules, tally, diary = find_game("dominion"), Tally(4), Diary(4, 2)
    seatings = all_watched(rules, plan.players(0), 4, diary)
    play_series(rules, rules.set_up(plan.options), seatings, first_shuffle(2), 6, tally)
    assert (match.games, match.rounds) == (12, 6)
    assert [player.wins for player in match.players] == [wins / 2 for wins in tally.wins]
    assert [seat.wins for seat in match.by_seat] == [wins / 2 for wins in tally.seat_wins]
    assert match.players[0].wins == match.players[2].wins
    assert [player.interval for player in match.players] == [
        share_interval(wins, squares, 6, 4) for wins, squares in zip(tally.wins, tally.wins_squared, strict=True)
    ]
    assert match.versus == [[halves / 4 for halves in row] for row in tally.versus]
    whole = curves_of(diary, rules.gauges(), 2)
    assert [(curve.player, curve.means, curve.games) for curve in match.curves] == [
        (curve.player, curve.means, curve.games) for curve in whole
    ]
    assert match.gains == gains_of(diary)


def test_a_mirror_has_as_many_deals_on_however_many_jobs() -> None:
    one, two = (lab.simulate("dominion", ["random", "random"], games=30, seed=5, jobs=jobs) for jobs in (1, 2))
    assert without_times(one) == without_times(two)
    assert one.games == one.rounds == 30


def test_a_game_ends_as_its_rules_say() -> None:
    lines = '"Estate", "Curse", "Copper"'
    greedy = Entrant("greedy.toml", f'name = "Greedy"\nends-behind = true\nbuy = [{lines}]\n')
    assert lab.simulate("dominion", [greedy, greedy], games=2, seed=1).endings == {"piles": 2}
    assert lab.simulate("dominion", ["big-money", "big-money"], games=2, seed=1).endings == {"provinces": 2}
    assert lab.simulate("tajmahal", ["random"] * 3, games=3, seed=1).endings == {"visits": 3}


def test_a_game_need_not_know_of_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "trickle", Trickle())
    match = lab.simulate("trickle", ["random", "random", "random"], games=6, seed=1)
    assert match.endings == {"end": 6}
    assert {curve.gauge for curve in match.curves} == {"score"}
    assert match.gains == []


def test_a_game_that_nobody_wants_to_end_is_broken_off() -> None:
    match = lab.simulate("dominion", [IDLE, IDLE], games=1, seed=1)
    assert match.endings == {"broken-off": 1}
    assert match.players[0].ties == 1


# -- who plays with what -----------------------------------------------------------------------------------------------


def test_the_table_has_what_the_players_want() -> None:
    match = lab.simulate("dominion", ["big-money-witch", "big-money-jester"], games=2, seed=8)
    assert match.variant is not None
    assert {"witch", "jester"} <= set(match.variant)
    assert len(match.variant) == 10


def test_two_files_that_give_themselves_the_same_name_are_told_apart_by_their_own() -> None:
    texts = [Entrant(f"{name}.toml", f'name = "Mine"\nbuy = ["Province", "{name}"]\n') for name in ("Gold", "Silver")]
    plan = make_plan("dominion", [*texts, "random", "random"], {}, 1)
    assert [title.name for title in plan.titles] == ["Gold.toml", "Silver.toml", "random 1", "random 2"]


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (["big-money"], {}, "Dominion is for 2 to 6 players, not 1."),
        (["big-money"] * 7, {}, "Dominion is for 2 to 6 players, not 7."),
        (["big-money", "big-mony"], {}, "did you mean “big-money”?"),
        (["big-money", "nowhere.toml"], {}, "nowhere.toml cannot be read: no such file or directory."),
        (["big-money", "random"], {"start": 1}, "everybody begins equally often"),
        (["big-money", "random"], {"colour": "red"}, "Dominion has no option “colour”"),
    ],
)
def test_what_cannot_be_played_is_refused(players: list[str], options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        make_plan("dominion", players, options, 1)
    assert sentence in str(refused.value)


def test_a_match_without_games_is_refused() -> None:
    with pytest.raises(Refused, match="A match has at least 1 game, not 0"):
        lab.simulate("dominion", ["big-money", "random"], games=0)
    with pytest.raises(Refused, match="A match takes at least 1 job, not 0"):
        lab.simulate("dominion", ["big-money", "random"], games=2, jobs=0)


def test_whoever_imports_the_lab_does_not_wait_for_what_draws_and_computes() -> None:
    code = "import courtyard.lab, json, sys; print(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "polars", "matplotlib", "ray", "multiprocessing"} & set(json.loads(done.stdout))
