"""Guessing again what a seat cannot know: the basis of honest search, and of the tests that nothing leaks.

What is dealt depends on what the seat knows and on the seed alone: hidden cards are put in order before they are
shuffled, so that nothing of how they truly lie is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.seed import TO_COME
from courtyard.dominion.hidden import buried_places, hidden_cards, hidden_deck, hidden_places
from courtyard.dominion.passed import doubtful, guess_passed, in_order

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.core.seats import Viewer
    from courtyard.dominion.state import Player, State


def redeal(state: State, seat: Viewer, seed: int) -> None:
    """In place. A seat knows its own cards but for the order of its deck, and what it saw of the others' cards."""
    state.dice.reseed(seed)
    pools = [
        hidden_deck(player, seat) if other == seat else hidden_cards(player, seat)
        for other, player in enumerate(state.players)
    ]
    if state.passed is not None:
        guess_passed(state.passed, doubtful(state, seat), pools, state.dice)
    for other, player in enumerate(state.players):
        pool = in_order(pools[other])
        pool.shuffle(state.dice)
        if other == seat:
            deal_deck(player, seat, pool)
        else:
            deal_again(player, seat, pool)
    state.dice.reseed(seed ^ TO_COME)


def deal_deck(player: Player, seat: int, pool: Pile) -> None:
    for place in hidden_places(player, seat):
        player.deck.put_at(place, pool.draw())


def deal_again(player: Player, seat: int, pool: Pile) -> None:
    """Put these cards in the place of all that is hidden."""
    deal_deck(player, seat, pool)
    for place in buried_places(player):
        player.discard.put_at(place, pool.draw())
    for pile in (player.hand, player.passing):
        for place in range(pile.size):
            pile.put_at(place, pool.draw())
