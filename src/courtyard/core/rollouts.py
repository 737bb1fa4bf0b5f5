"""What an answer is worth, by playing on from it many times."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from courtyard.core.rules import BROKEN_OFF, S, play_out

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.position import Position


class Rollouts:
    """What came of some games for one seat. A victory that is shared by three counts as a third of one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.games = 0
        self.broken_off = 0  # games that nobody would end; they count as they stood
        self.wins = 0  # alone
        self.ties = 0  # victories that were shared
        self.share = 0.0  # of victories, all told
        self.share_squared = 0.0
        self.margin = 0  # points ahead of the best of the others
        self.margin_squared = 0

    def count(self, ranks: list[int], scores: list[int]) -> None:
        """One more game."""
        self.games += 1
        if ranks[self.seat] == 1:
            winners = ranks.count(1)
            if winners == 1:
                self.wins += 1
            else:
                self.ties += 1
            self.share += 1 / winners
            self.share_squared += 1 / (winners * winners)
        margin = scores[self.seat] - max([score for seat, score in enumerate(scores) if seat != self.seat])
        self.margin += margin
        self.margin_squared += margin * margin

    @property
    def win_share(self) -> float:
        return self.share / self.games

    @property
    def win_error(self) -> float:
        """The standard error of the share of victories."""
        return standard_error(self.share, self.share_squared, self.games)

    @property
    def mean_margin(self) -> float:
        return self.margin / self.games

    @property
    def margin_error(self) -> float:
        """The standard error of the mean margin."""
        return standard_error(self.margin, self.margin_squared, self.games)

    def __repr__(self) -> str:
        if not self.games:
            return f"<rollouts: none for seat {self.seat}>"
        shares = f"{self.win_share:.3f} ± {self.win_error:.3f} victories"
        points = f"{self.mean_margin:+.2f} ± {self.margin_error:.2f} points"
        return f"<rollouts: {self.games} for seat {self.seat}, {shares}, {points}>"


def standard_error(total: float, squares: float, number: int) -> float:
    """Of the mean of some numbers, by their sum and that of their squares; one number tells nothing."""
    if number < 2:
        return float("inf")
    mean = total / number
    return sqrt(max(0.0, squares / number - mean * mean) / (number - 1))


def rollouts(position: Position[S], answer: list[int], policy: Chooser, games: int, seed: int) -> Rollouts:
    """Answer the open question and let a policy, or a `Seats` of several, play to the end, again and again.

    Each time all that the asked seat cannot know is dealt anew. Equal seeds deal equal tables, whatever the answer:
    two answers are compared best by the same seed.
    """
    rules, rest, seat = position.rules, position.rest(), int(position.asked().seat)
    script = position.script(answer, policy)
    state, found = rules.copy(rest), Rollouts(seat)
    for number in range(games):
        rules.restore(state, rest)
        script.used, script.guesses[script.question] = 0, seed + number
        rules.move(state, script)
        if play_out(rules, state, policy) == BROKEN_OFF:
            found.broken_off += 1
        scores = rules.scores(state)
        found.count(rules.ranks_by(state, scores), scores)
    return found
