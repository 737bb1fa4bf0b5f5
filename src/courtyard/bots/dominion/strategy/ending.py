"""The last turn: whether a card ends the game, whether that would lose it, and what then scores most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.bots.dominion.value import piles_to_go, purse
from courtyard.core.given import MANY
from courtyard.core.pile import NONE, Pile
from courtyard.dominion import scoring
from courtyard.dominion.card import KINDS, POINTS, PROVINCE, SPECIAL_POINTS
from courtyard.dominion.state import BUY_PHASE

if TYPE_CHECKING:
    from courtyard.dominion.state import State


def is_ending(state: State) -> bool:
    """Whether the game is over after this turn whatever else happens."""
    return state.supply.left(PROVINCE) == 0 or piles_to_go(state) <= 0


def ends_game(state: State, card: i64) -> bool:
    """Whether it is this card, one more of them, after which the game is over."""
    if state.supply.left(card) != 1 or is_ending(state):
        return False
    return card == PROVINCE or piles_to_go(state) == 1


def buys_defeat(state: State, seat: i64, card: i64) -> bool:
    """Whether buying a card ends a game that is then lost, even with all that can still be bought."""
    if not ends_game(state, card):
        return False
    return loses_with(state, seat, card, state.coins - state.cost(card), state.buys - 1)


def gains_defeat(state: State, seat: i64, card: i64) -> bool:
    """The same of a card that is gained without being bought."""
    if not ends_game(state, card):
        return False
    if seat != state.seat:
        return loses_with(state, seat, card, 0, 0)
    coins = state.coins
    if state.phase < BUY_PHASE:
        coins = purse(state, seat)
    return loses_with(state, seat, card, coins, state.buys)


def loses_with(state: State, seat: i64, card: i64, coins: i64, buys: i64) -> bool:
    """Whether somebody else wins the game if it ends with this turn."""
    mine = scoring.belongings(state, seat)
    taken = Pile()
    while card != NONE:
        mine.add(card)
        taken.add(card)
        card = NONE
        if buys > 0:
            buys -= 1
            card = best_for_points(state, mine, taken, coins)
            if card != NONE:
                coins -= state.cost(card)
    own = points(mine) * MANY - state.players[seat].turns
    known = scoring.known_scores(state, int(seat))
    merits = [known[other] * MANY - int(player.turns) for other, player in enumerate(state.players)]
    merits[seat] = int(own)
    return max(merits) > own


def last_buy(state: State, seat: i64) -> i64:
    """What adds most points in a turn after which the game is over, or NONE."""
    return best_for_points(state, scoring.belongings(state, seat), Pile(), state.coins)


def best_for_points(state: State, mine: Pile, taken: Pile, coins: i64) -> i64:
    """The card that can be paid for and adds most points to mine, or NONE if none adds any; some are taken already."""
    supply = state.supply
    best: i64 = NONE
    most = points(mine)
    for place in range(supply.piles.size):
        card = supply.piles.at(place)
        if supply.left(card) > taken.count(card) and state.cost(card) <= coins:
            mine.add(card)
            worth = points(mine)
            mine.drop(1)
            if worth > most:
                best = card
                most = worth
    return best


def points(mine: Pile) -> i64:
    """What a collection of cards scores."""
    if mine.any_marked(KINDS, SPECIAL_POINTS):
        return sum([score for _, _, score in scoring.reasons(mine)])
    return mine.total(POINTS)
