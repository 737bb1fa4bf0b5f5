"""A bot that answers by reflex plays the same games as the same bot when it is asked properly."""

import pytest

from courtyard.bots import bot_names, find_bot
from courtyard.core.choice import Choice, Chooser, Seats
from courtyard.core.rules import play_out
from courtyard.core.state import State
from courtyard.games import GAMES, find_game


class Thoughtful(Chooser):
    """Hands on every question, and has no reflexes."""

    def __init__(self, bot: Chooser) -> None:
        super().__init__()
        self.bot = bot

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.bot.choose(choice, state)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_reflexes_change_no_game(game: str, name: str) -> None:
    rules = find_game(game)
    for seed in range(30):
        options = rules.sample(seed)
        ends = []
        for asked in (False, True):
            state = rules.new(options, seed)
            bots = [find_bot(game, name, seed + seat) for seat in range(len(rules.scores(state)))]
            play_out(rules, state, Seats([Thoughtful(bot) for bot in bots] if asked else bots))
            ends.append(rules.dump(state))
        assert ends[0] == ends[1]
