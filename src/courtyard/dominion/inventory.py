"""A table set by hand has what the box has: a card that lies somewhere is missing from its pile."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.dominion.cards import CARDS
from courtyard.dominion.scoring import belongings
from courtyard.dominion.setup import copies, pile_size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.dominion.card import Card
    from courtyard.dominion.state import State


MOST_CARDS: Final = 600  # more than lie in all boxes


class Inventory:
    """What lies outside the piles of a table, and what is therefore left for these."""

    def __init__(self, state: State) -> None:
        self.players = len(state.players)
        self.outside: Counter[int] = Counter()
        zones = [state.trash, state.prizes] + [belongings(state, seat) for seat in range(self.players)]
        for zone in zones:
            self.outside.update(zone.cards())

    def check(self) -> None:
        """Refuse a table with more of a card than the game has."""
        for number, count in self.outside.items():
            card = CARDS[number]
            if count > copies(card, self.players):
                most = copies(card, self.players)
                raise Refused("dominion.many-copies", card=card.id, count=count, players=self.players, most=most)

    def left(self, card: Card) -> int:
        """How many cards a pile has, if nobody says otherwise."""
        return min(pile_size(card, self.players), copies(card, self.players) - self.outside[card.number])

    def check_pile(self, card: Card, count: int) -> None:
        """Refuse a pile that has more cards than can be left."""
        if count > pile_size(card, self.players):
            most = pile_size(card, self.players)
            raise Refused("dominion.large-pile", card=card.id, most=most, players=self.players, count=count)
        if count > self.left(card):
            raise Refused(
                "dominion.cards-elsewhere",
                card=card.id,
                elsewhere=self.outside[card.number],
                players=self.players,
                copies=copies(card, self.players),
                most=self.left(card),
                count=count,
            )


def fill_piles(state: State, counts: Mapping[int, int]) -> None:
    """Let the piles have as many cards as is said, or else as many as are left; or refuse."""
    inventory = Inventory(state)
    inventory.check()
    for number in state.supply.piles.cards():
        card = CARDS[number]
        count = counts.get(number, inventory.left(card))
        inventory.check_pile(card, count)
        state.supply.set_left(number, count)
