"""The five prizes of Cornucopia's Tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.card import ACTION, ATTACK, CURSE, ESTATE, GOLD, PRIZE, SILVER, TREASURE, Card
from courtyard.dominion.moves import TO_DECK

if TYPE_CHECKING:
    from courtyard.dominion.play import Play
    from courtyard.dominion.turn import Turn


def bag_of_gold(turn: Turn, this: Play) -> None:
    turn.gain(this.seat, GOLD, TO_DECK)


def diadem(turn: Turn, this: Play) -> None:
    turn.add_coins(turn.state.actions)


def followers(turn: Turn, this: Play) -> None:
    turn.gain(this.seat, ESTATE)
    for victim in this.victims:
        turn.gain(victim, CURSE)
    for victim in this.victims:
        turn.discard_down_to(victim, 3, "followers.discard")


def trusty_steed(turn: Turn, this: Play) -> None:
    for way in turn.choose_ways(this.seat, "trusty-steed.choose", 2):
        if way == "cards":
            turn.draw(this.seat, 2)
        elif way == "actions":
            turn.add_actions(2)
        elif way == "coins":
            turn.add_coins(2)
        else:
            for _ in range(4):
                turn.gain(this.seat, SILVER)
            turn.flip_deck(this.seat)


PRIZES: Final = [
    Card("Bag of Gold", 0, ACTION | PRIZE, actions=1, plays=bag_of_gold),
    Card("Diadem", 0, TREASURE | PRIZE, coins=2, plays=diadem),
    Card("Followers", 0, ACTION | ATTACK | PRIZE, cards=2, plays=followers),
    Card("Princess", 0, ACTION | PRIZE, buys=1, cheaper=2),
    Card("Trusty Steed", 0, ACTION | PRIZE, plays=trusty_steed),
]
