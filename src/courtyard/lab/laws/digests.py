"""What some fixed games come to, to compare two builds by: python -m courtyard.lab.laws.digests GAME GAMES."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from courtyard import compiled
from courtyard.bots import bot_names, find_bot
from courtyard.core.choice import Seats
from courtyard.core.rules import play_out
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.lab.laws.snapshot import digest, plain_choice, plain_event, snapshot
from courtyard.lab.laws.trial import deal_of

if TYPE_CHECKING:
    from courtyard.core.rules import Rules
    from courtyard.lab.table import Table

SELDOM: Final = 8  # a guess is made at one question in eight: interpreted, it takes long


def game_digest(rules: Rules[Table], bot: str, seed: int) -> str:
    """Everything that can be seen of a game: questions and answers, events, views, guesses, the end."""
    session = Session(rules, rules.new(rules.sample(seed), deal_of(seed)))
    seats = range(len(rules.scores(session.state)))
    players = [find_bot(rules.name, bot, seat) for seat in seats]
    told: list[object] = []
    while session.choice is not None:
        asked, seat = session.choice, int(session.choice.seat)
        answer = players[seat].choose(asked, session.state)
        known = rules.view(session.state, seat), rules.known_scores(session.state, seat)
        told.append([plain_choice(asked), answer, known])
        if len(told) % SELDOM == 0:
            told.append(guess_digest(rules, session.state, len(told)))
        session.answer(answer)
    told += [plain_event(event) for event in session.events]
    through = rules.new(rules.sample(seed), deal_of(seed))
    play_out(rules, through, Seats([find_bot(rules.name, bot, seat) for seat in seats]))
    return digest([told, snapshot(session.state), rules.facts(session.state), snapshot(through)])


def guess_digest(rules: Rules[Table], state: Table, seed: int) -> str:
    """What a bystander might guess of a table."""
    guess = rules.copy(state)
    rules.redeal(guess, BYSTANDER, seed)
    return digest(rules.dump(guess))


def digests(game: str, games: int) -> list[str]:
    """The bots of a game play in turn."""
    bots = bot_names(game)
    return [game_digest(find_game(game), bots[seed % len(bots)], seed) for seed in range(games)]


if __name__ == "__main__":
    _game, _games = sys.argv[1:]
    sys.stdout.write(json.dumps({"mode": compiled.status(), "digests": digests(_game, int(_games))}) + "\n")
