"""Many games in a row, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.rules import S, play_out

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.rules import Rules


class Tally:
    """Who won how many games, by seating and by seat in it. A shared victory is a tie."""

    def __init__(self, seatings: int, seats: int) -> None:
        self.games = 0
        self.ties = 0
        self.wins: list[list[int]] = [[0] * seats for _ in range(seatings)]
        self.turns: list[int] = [0] * seats

    def count(self, seating: int, ranks: list[int], turns: list[int]) -> None:
        self.games += 1
        for seat, number in enumerate(turns):
            self.turns[seat] += number
        winner = -1
        for seat, rank in enumerate(ranks):
            if rank == 1:
                if winner >= 0:
                    self.ties += 1
                    return
                winner = seat
        self.wins[seating][winner] += 1


def play_series(rules: Rules[S], table: S, seatings: list[Chooser], first: int, games: int) -> Tally:
    """Play games with seeds from `first` on at a table that is set up but not dealt, with each seating in turn."""
    tally = Tally(len(seatings), len(rules.ranks(table)))
    state = rules.copy(table)
    for game in range(games):
        seating = game % len(seatings)
        rules.restore(state, table)
        rules.deal(state, first + game)
        play_out(rules, state, seatings[seating])
        tally.count(seating, rules.ranks(state), rules.turns(state))
    return tally
