"""Actions that would do nothing now, or harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.trading import Trade, best_costing, mine, remodel, upgrade
from courtyard.bots.dominion.trashing import junk_in_hand, thinnable
from courtyard.bots.dominion.value import JUNK, Appraiser, haste
from courtyard.dominion.card import ACTION, ANY_KIND, COPPER, ESTATE, KINDS
from courtyard.dominion.cards import CARDS

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.dominion.state import State


def lonely(state: State, seat: i64) -> bool:
    """Throne Room: there is nothing else to play."""
    throne = 0
    for card in state.players[seat].hand.cards():
        if KINDS[card] & ACTION:
            throne += 1
    return throne < 2


def nothing_to_thin(state: State, seat: i64) -> bool:
    return thinnable(state, seat) == 0


def no_junk(state: State, seat: i64) -> bool:
    return junk_in_hand(state, seat) == 0


def too_little_junk(state: State, seat: i64) -> bool:
    hand = state.players[seat].hand
    return junk_in_hand(state, seat) + hand.count(COPPER) < 2


def no_copper(state: State, seat: i64) -> bool:
    return not state.players[seat].hand.has(COPPER)


def no_estate(state: State, seat: i64) -> bool:
    return haste(state) == 0 and not state.players[seat].hand.has(ESTATE)


def nothing_to_gain(state: State, seat: i64) -> bool:
    return best_costing(Appraiser(state, seat), state, 0, 4, ANY_KIND) < JUNK


def hand_full(state: State, seat: i64) -> bool:
    return state.players[seat].hand.size > 7


_SENSELESS: Final[dict[str, Callable[[State, i64], bool]]] = {
    "throne-room": lonely,
    "chapel": nothing_to_thin,
    "moneylender": no_copper,
    "coppersmith": no_copper,
    "baron": no_estate,
    "trading-post": too_little_junk,
    "secret-chamber": no_junk,
    "workshop": nothing_to_gain,
    "ironworks": nothing_to_gain,
    "library": hand_full,
}


# Those that exchange cards have to win something by it.
_TRADES: Final[dict[str, Callable[[Buyer, State, i64], Trade]]] = {
    "mine": mine,
    "remodel": remodel,
    "upgrade": upgrade,
    "remake": upgrade,
}
_CHECKS: Final = [_SENSELESS.get(card.id) for card in CARDS]
_TRADE: Final = [_TRADES.get(card.id) for card in CARDS]


def makes_sense(buyer: Buyer, state: State, seat: i64, card: i64) -> bool:
    """Whether an Action in hand is worth playing."""
    senseless = _CHECKS[card]
    if senseless is not None and senseless(state, seat):
        return False
    trade = _TRADE[card]
    return trade is None or trade(buyer, state, seat).best_profit(card) > 0
