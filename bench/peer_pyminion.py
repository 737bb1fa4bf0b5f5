"""The match of README.md in pyminion 0.4.0: the peer that Courtyard's speed is compared with.

python peer_pyminion.py GAMES SEED
"""

import json
import logging
import random
import sys
import time
from collections.abc import Iterator

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player

# Nobody buys the last nine. They are all plain piles of 10 by the rules: no Gardens among them.
KINGDOM = [
    base.smithy,
    base.cellar,
    base.market,
    base.militia,
    base.mine,
    base.moat,
    base.remodel,
    base.village,
    base.witch,
    base.workshop,
]


class MoneyDecider(BotDecider):  # type: ignore[misc]  # pyminion is untyped, so its classes are Any
    """Big Money with two Smithies. BotDecider plays every treasure and skips cards whose pile is empty."""

    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield base.smithy

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money >= 8:
            yield base.province
        if money >= 6:
            yield base.gold
        if money >= 4 and player.get_card_count(base.smithy) < 2:
            yield base.smithy
        if money >= 3:
            yield base.silver


class MoneyBot(Bot):  # type: ignore[misc]  # the same
    """A player that decides by MoneyDecider."""

    def __init__(self, player_id: str) -> None:
        super().__init__(decider=MoneyDecider(), player_id=player_id)


def main(arguments: list[str]) -> int:
    """Play the games and print one line of JSON."""
    if len(arguments) != 2 or not all(text.isdecimal() for text in arguments) or int(arguments[0]) == 0:
        print("usage: peer_pyminion.py GAMES SEED", file=sys.stderr)
        return 2
    games, seed = map(int, arguments)
    logging.disable()  # pyminion sets the root logger to INFO; its log lines are still formatted, but go nowhere
    random.seed(seed)
    players = [MoneyBot("a"), MoneyBot("b")]
    wins = [0, 0]
    ties = turns = 0
    start = time.process_time()
    for number in range(games):
        seats = players if number % 2 == 0 else players[::-1]
        game = Game(seats, [base.base_set], kingdom_cards=KINGDOM, random_order=False, log_stdout=False)
        winners = game.play().winners
        if len(winners) == 1:
            wins[players.index(winners[0])] += 1
        else:
            ties += 1
        turns += sum(player.turns for player in players)
    seconds = time.process_time() - start
    result = {
        "games": games,
        "cpu_seconds": round(seconds, 6),
        "games_per_cpu_second": round(games / seconds, 1),
        "wins": wins,
        "ties": ties,
        "mean_turns": round(turns / (2 * games), 4),
    }
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
