"""Many games in a row, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.choice import Seats
from courtyard.core.rules import S, play_out

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.rules import Rules
    from courtyard.core.state import State
    from courtyard.core.tally import Tally


class Seating(Seats):
    """The same players for game after game, each moved on by some seats from where the match has them."""

    def __init__(self, players: list[Chooser], shift: int) -> None:
        super().__init__([players[seat - shift] for seat in range(len(players))])
        self.shift = shift

    def player_in(self, seat: int) -> int:
        """Who sits in a seat, as the match counts its players."""
        return (seat - self.shift) % len(self.players)

    def finished(self, state: State) -> None:
        """A game is over."""


def all_seatings(players: list[Chooser]) -> list[Seating]:
    """Everybody in every seat once."""
    return [Seating(players, shift) for shift in range(len(players))]


def play_series(rules: Rules[S], table: S, seatings: list[Seating], first: int, rounds: int, tally: Tally) -> None:
    """Play rounds with seeds from `first` on at a table that is set up but not dealt; count them.

    A round is a game with each seating, all of them with the same shuffles. Seatings follow one another by their shift.
    """
    state = rules.copy(table)
    for number in range(rounds):
        for seating in seatings:
            rules.restore(state, table)
            rules.deal(state, first + number)
            ending = play_out(rules, state, seating)
            seating.finished(state)
            tally.count(seating.shift, rules.ranks(state), rules.scores(state))
            tally.count_length(rules.turns(state)[0], ending)
        tally.end_round()
