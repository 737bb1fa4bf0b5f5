"""What this turn's coins buy: whether a card in hand is missed if it goes, and whether a few coins more would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from courtyard.bots.dominion.value import purse
from courtyard.core.choice import Chooser
from courtyard.core.pile import NONE
from courtyard.dominion.card import COINS, COPPER, KINDS, TREASURE

if TYPE_CHECKING:
    from courtyard.dominion.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Buyer(Chooser):
    """A player who can tell beforehand what it would buy."""

    def next_buy(self, state: State, seat: i64) -> i64:
        """A card that the coins on the table can pay for, or NONE."""
        return NONE

    def held(self, state: State, seat: i64, card: i64) -> bool:
        """Whether the player does not want to play an Action now."""
        return False


def bought(buyer: Buyer, state: State, seat: i64, coins: i64) -> list[int]:
    """What a seat would buy with these coins and the buys that it has left."""
    cards: list[int] = []
    had = state.coins
    state.coins = coins
    for _ in range(max(1, state.buys)):
        card = buyer.next_buy(state, seat)
        if card == NONE:
            break
        cards.append(int(card))
        state.coins -= state.cost(card)
    state.coins = had
    return cards


def makes(state: State, card: i64) -> i64:
    """The coins that a card in hand makes as a Treasure."""
    if not KINDS[card] & TREASURE:
        return 0
    if card == COPPER:
        return 1 + state.copper_bonus
    return COINS[card]


def missed(buyer: Buyer, state: State, seat: i64, card: i64) -> bool:
    """Whether this turn's buys would be different without a card in hand."""
    coins = makes(state, card)
    if coins == 0 or seat != state.seat:
        return False
    have = purse(state, seat)
    return bought(buyer, state, seat, have - coins) != bought(buyer, state, seat, have)


def gets_further(buyer: Buyer, state: State, seat: i64, coins: i64) -> bool:
    """Whether this turn's buys would be different with that many more coins."""
    have = purse(state, seat)
    return bought(buyer, state, seat, have + coins) != bought(buyer, state, seat, have)
