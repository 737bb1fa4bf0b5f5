"""Many games in a row, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.choice import Seats
from courtyard.core.rules import S, play_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.attendance import Attendance
    from courtyard.core.choice import Chooser
    from courtyard.core.rules import Rules
    from courtyard.core.state import State
    from courtyard.counting.tally import Tally


class Seating(Seats):
    """The same players for game after game, each moved on by some seats from where the match has them.

    Where players are equals, several shifts make one and the same game. It is played once and counts for each of them.
    """

    def __init__(self, players: list[Chooser], shifts: list[int]) -> None:
        super().__init__([players[seat - shifts[0]] for seat in range(len(players))])
        self.shifts = shifts

    def players_in(self, seat: int) -> list[int]:
        """Who sits in a seat, as the match counts its players: somebody, or any one of several equals."""
        return [(seat - shift) % len(self.players) for shift in self.shifts]

    def finished(self, state: State) -> None:
        """A game is over."""


def all_seatings(players: list[Chooser], different: int) -> list[Seating]:
    """Everybody in every seat once. Only the first few seatings are different; after those, equals sit alike again."""
    return [Seating(players, shifts) for shifts in all_shifts(len(players), different)]


def all_shifts(players: int, different: int) -> list[list[int]]:
    """The shifts of each seating that is different from the others."""
    return [list(range(first, players, different)) for first in range(different)]


def count_different(players: Sequence[object]) -> int:
    """In how many ways players sit round a table that differ from each other, if everybody is moved on seat by seat."""
    size = len(players)
    return next(shift for shift in range(1, size + 1) if all(players[i] == players[i - shift] for i in range(size)))


def play_series(
    rules: Rules[S],
    table: S,
    seatings: list[Seating],
    first: int,
    rounds: int,
    tally: Tally,
    attendance: Attendance | None = None,
) -> None:
    """Play rounds with seeds from `first` on at a table that is set up but not dealt; count them.

    A round is a game with each seating, all of them with the same shuffles. Their shifts are all the seatings there
    are. Where players search, somebody attends.
    """
    state = rules.copy(table)
    for number in range(rounds):
        for seating in seatings:
            rules.restore(state, table)
            rules.deal(state, first + number)
            ending = play_out(rules, state, seating) if attendance is None else attendance.play(rules, state, seating)
            seating.finished(state)
            scores = rules.scores(state)
            ranks = rules.ranks_by(state, scores)
            for shift in seating.shifts:
                tally.count(shift, ranks, scores)
            tally.count_length(rules.turns(state)[0], ending)
        tally.end_round()
