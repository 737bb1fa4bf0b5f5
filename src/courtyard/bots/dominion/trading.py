"""Exchanging a card in hand for another one: what is won by it, and which to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.spending import missed
from courtyard.bots.dominion.trashing import MISSED, spare_coppers
from courtyard.bots.dominion.value import JUNK, Appraiser
from courtyard.dominion.card import ANY_KIND, COPPER, KINDS, TREASURE

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

NOTHING: Final = -1000  # what no card at all is worth
TRUSTED: Final = 20  # what a card of any use is worth besides, compared with one that will come up later


def best_costing(eye: Appraiser, state: State, cheapest: i64, dearest: i64, kinds: i64) -> int:
    """What the best card that can be gained at this cost is worth, or NOTHING."""
    return max([eye.worth(card) for card in state.piles_costing(cheapest, dearest, kinds).cards()], default=NOTHING)


class Trade:
    """Exchanging a card in hand for one that costs from `less` under it to `more` above it."""

    def __init__(self, buyer: Buyer, state: State, seat: i64, less: i64, more: i64, kinds: i64) -> None:
        self.buyer = buyer
        self.state = state
        self.seat: i64 = seat
        self.less: i64 = less
        self.more: i64 = more
        self.kinds: i64 = kinds
        self.eye = Appraiser(state, seat)

    def profit(self, card: i64) -> int:
        """What is won by it."""
        cost = self.state.cost(card)
        gained = best_costing(self.eye, self.state, cost - self.less, cost + self.more, self.kinds)
        lost = self.eye.worth(card)
        if gained == NOTHING:
            scarce = card == COPPER and spare_coppers(self.state, self.seat) <= 0
            gained = 0 if scarce else JUNK  # a card less to draw
        elif lost > 0:
            lost += TRUSTED
        # What Mine gains is there at once.
        if gained > lost and self.kinds != TREASURE and missed(self.buyer, self.state, self.seat, card):
            lost += MISSED
        return gained - lost

    def best_place(self, choice: Choice) -> list[int]:
        """The option by which most is won."""
        best, most = 0, NOTHING
        for place, card in enumerate(choice.options()):
            won = self.profit(card)
            if won > most:
                best, most = place, won
        return [best]

    def best_profit(self, this: i64) -> int:
        """What is won by the best exchange that the hand allows once a card has been played from it."""
        hand = self.state.players[self.seat].hand
        most = NOTHING
        for card in hand.distinct().cards():
            if KINDS[card] & self.kinds and (card != this or hand.count(this) > 1):
                most = max(most, self.profit(card))
        return most


def remodel(buyer: Buyer, state: State, seat: i64) -> Trade:
    return Trade(buyer, state, seat, 100, 2, ANY_KIND)


def upgrade(buyer: Buyer, state: State, seat: i64) -> Trade:
    return Trade(buyer, state, seat, -1, 1, ANY_KIND)


def mine(buyer: Buyer, state: State, seat: i64) -> Trade:
    return Trade(buyer, state, seat, 100, 3, TREASURE)


def to_remodel(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    return remodel(buyer, state, choice.seat).best_place(choice)


def to_upgrade(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    return upgrade(buyer, state, choice.seat).best_place(choice)


def to_mine(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    return mine(buyer, state, choice.seat).best_place(choice)
