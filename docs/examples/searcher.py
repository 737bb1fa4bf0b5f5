"""A bot of one's own that searches: what to buy is tried out, all else is left to a strategy of the library.

courtyard simulate dominion --players searcher:Searcher,big-money-smithy --games 20 --seed 1
"""

from __future__ import annotations

from typing import Any

from courtyard import Choice, Chooser, Position, State, find_bot, rollouts

GAMES = 20  # for each answer


class Searcher(Chooser):
    """Takes what wins most often if everybody plays on by the strategy."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.policy = find_bot("dominion", "big-money-smithy", seed)

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.policy.choose(choice, state)

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        if choice.why != "turn.buy":
            return self.choose(choice, position.state)
        answers = choice.answers(100)
        found = [rollouts(position, answer, self.policy, GAMES, self.seed) for answer in answers]
        best = max(range(len(answers)), key=lambda place: (found[place].win_share, found[place].mean_margin))
        return answers[best]
