"""What somebody writes who has installed the library and nothing else: a bot of his own, a game, a search, a match."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import distributions
from typing import TYPE_CHECKING

from courtyard import Chooser, Seats, Session, compiled, find_game, play_out, simulate

if TYPE_CHECKING:
    from courtyard import Choice, State


class Guest(Chooser):
    """Takes whatever is offered."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = random.Random(seed)  # noqa: S311 - nobody's secret

    def choose(self, choice: Choice, state: State) -> list[int]:
        number = self.dice.randint(choice.least, choice.most)
        return sorted(self.dice.sample(choice.everything(), number))


def play() -> list[int]:
    rules = find_game("dominion")
    state = rules.new(rules.settle({"players": 2, "kingdom": "first-game"}, seed=1), seed=1)
    play_out(rules, state, Seats([Guest(1), Guest(2)]))
    return rules.scores(state)


def look_ahead() -> bool:
    rules = find_game("tajmahal")
    game = Session(rules, rules.new(rules.settle({"players": 3}, seed=1), seed=1))
    assert game.choice is not None
    game.answer(list(range(game.choice.least)))
    twin = rules.copy(game.state)
    rules.redeal(twin, seat=0, seed=99)
    return rules.view(twin, 0) == rules.view(game.state, 0)


def main() -> None:
    match = simulate("dominion", ["big-money-basic", "random"], games=4, seed=1)
    told = {
        "engine": compiled.status().mode,
        "packages": sorted(package.name for package in distributions()),
        "scores": play(),
        "redealt": look_ahead(),
        "best": match.players[0].name,
    }
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
