"""What to part with for good: trashing, and passing to a neighbour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.value import JUNK, by_value, coins_in, worth, worths
from courtyard.dominion.card import ANY_KIND, COPPER, COSTS, KINDS, TREASURE
from courtyard.dominion.scoring import belongings

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

NEEDED_COINS: Final = 6  # a deck that makes less is in want even of Coppers
NOTHING: Final = -1000  # the value of an exchange that brings nothing


def worst(choice: Choice, state: State) -> list[int]:
    """As few as possible, and those that are worth least."""
    return by_value(choice, worths(choice, state))[: choice.least]


def junk(choice: Choice, state: State) -> list[int]:
    """As many as allowed of those that the deck is better off without."""
    return junk_among(choice, state)[: choice.most]


def junk_among(choice: Choice, state: State) -> list[int]:
    """The worst first; of the Coppers only those that the deck can do without."""
    values = worths(choice, state)
    spare_coins = coins_in(belongings(state, choice.seat)) - NEEDED_COINS
    found: list[int] = []
    for place in by_value(choice, values):
        if values[place] >= JUNK:
            break
        if choice.option(place) == COPPER:
            if spare_coins <= 0:
                continue
            spare_coins -= 1
        found.append(place)
    return found


def cost_now(state: State, card: i64) -> i64:
    cost = COSTS[card] - state.discount
    if cost < 0:
        return 0
    return cost


def best_costing(state: State, seat: i64, cheapest: i64, dearest: i64, kinds: i64) -> int:
    """What the best card that can be gained at such a cost is worth, or NOTHING."""
    best = NOTHING
    for card in state.supply.piles.cards():
        cost = cost_now(state, card)
        if cheapest <= cost <= dearest and state.supply.left(card) > 0 and KINDS[card] & kinds:
            best = max(best, worth(state, seat, card))
    return best


def profit(state: State, seat: i64, card: i64, less: i64, more: i64, kinds: i64) -> int:
    """What is won by exchanging a card for the best one that costs from `less` under it to `more` above it."""
    cost = cost_now(state, card)
    return max(0, best_costing(state, seat, cost - less, cost + more, kinds)) - worth(state, seat, card)


def most_profitable(choice: Choice, state: State, less: i64, more: i64, kinds: i64) -> list[int]:
    best, most = 0, NOTHING
    for place, card in enumerate(choice.options()):
        won = profit(state, choice.seat, card, less, more, kinds)
        if won > most:
            best, most = place, won
    return [best]


def to_remodel(choice: Choice, state: State) -> list[int]:
    return most_profitable(choice, state, 100, 2, ANY_KIND)


def to_upgrade(choice: Choice, state: State) -> list[int]:
    return most_profitable(choice, state, -1, 1, ANY_KIND)


def to_mine(choice: Choice, state: State) -> list[int]:
    return most_profitable(choice, state, 100, 3, TREASURE)


def best_profit(state: State, seat: i64, less: i64, more: i64, kinds: i64) -> int:
    """What the best exchange of a card in hand would win."""
    most = NOTHING
    for card in state.players[seat].hand.distinct().cards():
        if KINDS[card] & kinds:
            most = max(most, profit(state, seat, card, less, more, kinds))
    return most


def junk_in_hand(state: State, seat: i64) -> int:
    """How many cards in hand the deck would be better off without, Coppers not counted."""
    count = 0
    for card in state.players[seat].hand.cards():
        if card != COPPER and worth(state, seat, card) < JUNK:
            count += 1
    return count
