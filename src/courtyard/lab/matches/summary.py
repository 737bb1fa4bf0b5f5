"""What was counted, made into shares, means and intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.games import find_game
from courtyard.lab.matches.intervals import share_interval
from courtyard.lab.matches.result import MatchResult, PlayerResult, SeatResult, split
from courtyard.lab.matches.watching import curves_of, gains_of
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from courtyard.counting.tally import Tally
    from courtyard.lab.matches.match import Plan, Played


def sum_up(plan: Plan, played: Played, seconds: float, verdict: str, *, finished: bool) -> MatchResult:
    tally, diary = played.tally, played.diary
    size, copies = tally.players, plan.copies
    games = tally.games // copies
    return MatchResult(
        game=plan.game,
        options=plan.options,
        variant=find_speech(plan.game).variant(plan.options),
        seed=plan.seed,
        games=games,
        rounds=tally.rounds,
        seconds=seconds,
        cpu_seconds=played.cpu_seconds,
        players=[player_result(plan, tally, player) for player in range(size)],
        by_seat=[seat_result(tally, seat, copies) for seat in range(size)],
        versus=[[halves / 2 / copies for halves in row] for row in tally.versus],
        covariance=[[covariance(tally, one, other) / copies**2 for other in range(size)] for one in range(size)],
        mean_turns=part(sum(turns * often for turns, often in tally.lengths.items()), games),
        lengths=dict(sorted(tally.lengths.items())),
        endings=dict(sorted(tally.endings.items())),
        watched=diary.games // copies,
        curves=curves_of(diary, find_game(plan.game).gauges(), copies),
        gains=gains_of(diary),
        verdict=verdict,
        finished=finished,
    )


def part(number: float, whole: int) -> float:
    return number / whole if whole else 0.0


def player_result(plan: Plan, tally: Tally, player: int) -> PlayerResult:
    wins, ties, points, copies = tally.wins[player], tally.ties[player], tally.points[player], plan.copies
    return PlayerResult(
        name=plan.titles[player].name,
        about=plan.titles[player].about,
        wins=split(wins, copies),
        ties=split(ties, copies),
        losses=split(tally.games - wins - ties, copies),
        win_share=part(wins, tally.games),
        interval=share_interval(wins, tally.wins_squared[player], tally.rounds, tally.players),
        points_share=part(points, tally.games * tally.whole),
        points_interval=share_interval(points, tally.points_squared[player], tally.rounds, tally.players * tally.whole),
        mean_score=part(tally.scores[player], tally.games),
        entry=plan.entrants[player].name,
    )


def seat_result(tally: Tally, seat: int, copies: int) -> SeatResult:
    wins = tally.seat_wins[seat]
    interval = share_interval(wins, tally.seat_wins_squared[seat], tally.rounds, tally.players)
    return SeatResult(wins // copies, tally.seat_ties[seat] // copies, part(wins, tally.games), interval)


def covariance(tally: Tally, one: int, other: int) -> float:
    """Of what two players got against all others in a round; from whole numbers, so that nothing is lost."""
    rounds = tally.rounds
    apart = rounds * tally.products[one][other] - sum(tally.versus[one]) * sum(tally.versus[other])
    return part(apart / 4, rounds * (rounds - 1))  # what is counted are half points
