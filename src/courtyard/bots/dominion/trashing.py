"""What to part with for good: trashing, and passing to a neighbour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.spending import bought, missed
from courtyard.bots.dominion.value import JUNK, Appraiser, by_value, coins_in, purse, worths
from courtyard.dominion.card import COPPER, COSTS
from courtyard.dominion.scoring import belongings

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

NEEDED_COINS: Final = 6  # a deck that makes less needs even its Coppers
KEPT_COINS: Final = 5  # in a turn, rather than to trash the last Copper that makes them
MISSED: Final = 12  # what a card is worth besides if the turn's buy needs it
TRUSTED: Final = 15  # what a card of any use is worth besides, compared with one that will come up later
NOTHING: Final = -1000  # the value of an exchange that brings nothing


def worst(choice: Choice, state: State) -> list[int]:
    """As few as possible, and those that are worth least."""
    return by_value(choice, worths(choice, state))[: choice.least]


def to_pass(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """What is worth least, but rather not what this turn's buy needs."""
    values = worths(choice, state)
    for place, card in enumerate(choice.options()):
        if missed(buyer, state, choice.seat, card):
            values[place] += MISSED
    return by_value(choice, values)[:1]


def to_chapel(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """As much junk as allowed, but no Coppers that make the difference to a card for five coins."""
    coins = purse(state, choice.seat)
    found: list[int] = []
    for place in junk_among(choice, state):
        if choice.option(place) == COPPER:
            if coins >= KEPT_COINS and dear(bought(buyer, state, choice.seat, coins - 1)) < KEPT_COINS <= dear(
                bought(buyer, state, choice.seat, coins)
            ):
                continue
            coins -= 1
        found.append(place)
    return found[: choice.most]


def dear(cards: list[int]) -> i64:
    """What the first of some cards costs."""
    if not cards:
        return 0
    return COSTS[cards[0]]


def junk_unless_missed(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """The worst of those that the deck is better off without and that this turn's buys do not need."""
    for place in junk_among(choice, state):
        if not missed(buyer, state, choice.seat, choice.option(place)):
            return [place]
    return []


def junk_among(choice: Choice, state: State) -> list[int]:
    """The worst first; of the Coppers only those that the deck can do without."""
    values = worths(choice, state)
    coppers = spare_coppers(state, choice.seat)
    found: list[int] = []
    for place in by_value(choice, values):
        if values[place] >= JUNK:
            break
        if choice.option(place) == COPPER:
            if coppers <= 0:
                continue
            coppers -= 1
        found.append(place)
    return found


def spare_coppers(state: State, seat: i64) -> int:
    """How many Coppers a deck can do without."""
    return int(coins_in(belongings(state, seat))) - NEEDED_COINS


def junk_in_hand(state: State, seat: i64) -> int:
    """How many cards in hand the deck would be better off without, Coppers not counted."""
    eye = Appraiser(state, seat)
    return sum([1 for card in state.players[seat].hand.cards() if card != COPPER and eye.worth(card) < JUNK])


def thinnable(state: State, seat: i64) -> int:
    """The same with the Coppers that the deck can do without."""
    coppers = min(spare_coppers(state, seat), int(state.players[seat].hand.count(COPPER)))
    return junk_in_hand(state, seat) + max(0, coppers)
