"""Many games of the same players, as fast as they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.choice import Chooser, Seats
from courtyard.core.series import Tally, play_series

if TYPE_CHECKING:
    from courtyard.bots.contest import Contest
    from courtyard.core.rules import Rules
    from courtyard.lab.trial import Table


class Score:
    """Who won how many games. A tie is a victory that is shared."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.ties = 0
        self.wins = [0] * players
        self.wins_by_seat = [0] * players
        self.turns_by_seat = [0] * players

    def add(self, tally: Tally) -> None:
        """Count a series in whose seating number n player 0 sat in seat n."""
        self.games += tally.games
        self.ties += tally.ties
        self.turns_by_seat = [had + more for had, more in zip(self.turns_by_seat, tally.turns, strict=True)]
        for shift, wins in enumerate(tally.wins):
            for seat, count in enumerate(wins):
                self.wins_by_seat[seat] += count
                self.wins[(seat - shift) % len(wins)] += count


def seatings(players: list[Chooser]) -> list[Chooser]:
    """From game to game everybody moves on by one seat."""
    return [Seats(players[-shift:] + players[:-shift] if shift else players) for shift in range(len(players))]


def play_match(rules: Rules[Table], contest: Contest, games: int, seed: int) -> Score:
    """Play and count."""
    score = Score(len(contest.players))
    table = rules.set_up(rules.settle(contest.options, seed))
    score.add(play_series(rules, table, seatings(contest.players), seed, games))
    return score
