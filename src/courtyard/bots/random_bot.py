"""A player of any game, by dice alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.core.choice import Choice, Chooser
from courtyard.core.dice import Dice

if TYPE_CHECKING:
    from courtyard.core.state import State


class RandomBot(Chooser):
    """Every legal answer is possible, but not equally likely, so that random games come to their end.

    It rather does one thing than nothing, and rather takes a late option than an early one, which is often the lesser.
    But it seldom picks a handful at once: whoever always throws away as much as possible is soon left with nothing.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = Dice(seed)

    def choose(self, choice: Choice, state: State) -> list[int]:
        if choice.size == 1 and choice.least == 1 and choice.most == 1:
            return [0]  # there is nothing to roll for
        pool = choice.everything()
        number = self.number(choice)
        answer: list[int] = []
        while len(answer) < number:
            answer.append(pool.pop(self.high_roll(len(pool))))
        return answer

    def number(self, choice: Choice) -> i64:
        """How many to pick."""
        span = choice.most - choice.least + 1
        if choice.most == 1 or choice.ordered:
            return choice.least + self.high_roll(span)
        return choice.most - self.high_roll(span)

    def high_roll(self, below: i64) -> i64:
        """The higher of two rolls."""
        first, second = self.dice.roll(below), self.dice.roll(below)
        if first > second:
            return first
        return second
