"""What holds for the board of every game."""

from __future__ import annotations

import pytest
from tests.boards.printed import printed

from courtyard.boards import Frame, find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.games import GAMES, find_game
from courtyard.words import load

NAMES = ["Anna", "Béla", "Cili", "Dani"]
OPTIONS: dict[str, dict[str, object]] = {
    "dominion": {"players": 4, "kingdom": "hand-madness"},
    "tajmahal": {"players": 4},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_on_its_board(game: str) -> None:
    rules, board, frame = find_game(game), find_board(game), Frame(load(strict=True).of(game), NAMES, 80, 100)
    state = rules.new(rules.settle(OPTIONS[game], 5), 5)
    bot = RandomBot(5)
    for seed in range(120):
        if rules.over(state):
            break
        rules.move(state, bot)
        other = rules.copy(state)
        rules.redeal(other, 2, seed)
        assert printed(board.draw(rules.view(other, 2), frame)) == printed(board.draw(rules.view(state, 2), frame))
