"""Many moves at once are the same moves one by one, whatever a game does to be quick about it."""

import pytest

from courtyard.bots import find_bot
from courtyard.core.choice import Seats
from courtyard.games import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_moves_in_one_go_are_the_same_moves(game: str) -> None:
    rules = find_game(game)
    for seed in range(5):
        steps = rules.new(rules.sample(seed), seed)
        strides = rules.copy(steps)
        players = [find_bot(game, "random", seed + seat) for seat in range(len(rules.scores(steps)))]
        others = [find_bot(game, "random", seed + seat) for seat in range(len(rules.scores(steps)))]
        while not rules.over(steps):
            for _ in range(7):
                if not rules.over(steps):
                    rules.move(steps, Seats(players))
            rules.move_on(strides, Seats(others), 7)
            assert rules.dump(steps) == rules.dump(strides)
        assert rules.over(strides)
