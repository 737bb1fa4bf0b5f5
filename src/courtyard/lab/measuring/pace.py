"""How fast a contest goes, in a process of its own: python -m courtyard.lab.measuring.pace GAME CONTEST GAMES SEED."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time
from timeit import repeat
from typing import TYPE_CHECKING, Final

from courtyard import compiled
from courtyard.core.choice import Seats
from courtyard.games import find_game
from courtyard.lab.matches.match import play_match

if TYPE_CHECKING:
    from courtyard.bots.contest import Contest
    from courtyard.core.rules import Rules
    from courtyard.lab.table import Table

COPIES: Final = 2000  # in a portion
PORTIONS: Final = 20


def find_contest(game: str, name: str) -> Contest:
    """A contest of the bench file that a game's bots have."""
    contest: Contest = import_module(f"courtyard.bots.{game}.bench").CONTESTS[name]
    return contest


def measure(game: str, name: str, games: int, seed: int) -> dict[str, object]:
    """Play, and tell in the same words as the programs in the folder bench."""
    rules, contest = find_game(game), find_contest(game, name)
    start = process_time()
    tally = play_match(rules, contest, games, seed)
    seconds = process_time() - start
    return {
        "mode": compiled.status().mode,
        "games": tally.games,
        "cpu_seconds": round(seconds, 6),
        "games_per_cpu_second": round(tally.games / seconds, 1),
        "wins": tally.wins.numbers(),
        "ties": tally.games - sum(tally.wins),
        "copy_us": round(time_copy(rules, contest, seed), 3),
    }


def time_copy(rules: Rules[Table], contest: Contest, seed: int) -> float:
    """Microseconds for a copy of the table in the middle of a game."""
    states = []
    state = rules.new(rules.settle(contest.options, seed), seed)
    seats = Seats(contest.players)
    while not rules.over(state):
        states.append(rules.copy(state))
        rules.move(state, seats)
    names = {"copy": rules.copy, "middle": states[len(states) // 2]}
    portions = repeat("copy(middle)", timer=process_time, repeat=PORTIONS, number=COPIES, globals=names)
    return min(portions) / COPIES * 1e6  # what else the machine does only ever adds


if __name__ == "__main__":
    _game, _contest, _games, _seed = sys.argv[1:]
    sys.stdout.write(json.dumps(measure(_game, _contest, int(_games), int(_seed))) + "\n")
