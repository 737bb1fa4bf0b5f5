"""Many games in a row, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.rules import S, play_out

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.rules import Rules


class Tally:
    """What came of a series: shared victories are ties."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins: list[int] = [0] * players
        self.ties: list[int] = [0] * players

    def count(self, ranks: list[int]) -> None:
        self.games += 1
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        counter = self.wins if len(winners) == 1 else self.ties
        for seat in winners:
            counter[seat] += 1


def play_series(rules: Rules[S], tables: list[S], chooser: Chooser, first: int, games: int) -> Tally:
    """Play games with seeds from `first` on, taking tables that are set up but not dealt in turn."""
    tally = Tally(len(rules.ranks(tables[0])))
    for game in range(games):
        state = rules.copy(tables[game % len(tables)])
        rules.deal(state, first + game)
        play_out(rules, state, chooser)
        tally.count(rules.ranks(state))
    return tally
