"""A bot that answers by reflex plays the same games as the same bot when it is asked properly."""

import pytest

from courtyard.bots import bot_names, find_bot
from courtyard.core.checked import Checked
from courtyard.core.choice import Seats
from courtyard.core.rules import play_out
from courtyard.games import GAMES, find_game


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_reflexes_change_no_game(game: str, name: str) -> None:
    rules = find_game(game)
    for seed in range(30):
        options = rules.sample(seed)
        ends = []
        for asked in (False, True):
            state = rules.new(options, seed)
            bots = [find_bot(game, name, seed + seat) for seat in range(len(rules.scores(state)))]
            play_out(rules, state, Seats([Checked(bot, name) for bot in bots] if asked else bots))
            ends.append(rules.dump(state))
        assert ends[0] == ends[1]
