"""Guessing again what a seat cannot know: the others' hands, save what everybody saw going there, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import Pile
from courtyard.core.seed import TO_COME
from courtyard.tajmahal.card import KINDS_OF_CARDS, SPECIAL

if TYPE_CHECKING:
    from courtyard.core.seats import Viewer
    from courtyard.tajmahal.state import Player, State


def redeal(state: State, seat: Viewer, seed: int) -> None:
    """In place. What is dealt depends on what the seat knows and on the seed alone, not on what it is to guess."""
    state.dice.reseed(seed)
    hidden = state.deck.copy()
    for other, player in enumerate(state.players):
        if other != seat:
            hidden.add_all(secrets_of(player))
    pool = Pile()
    for card in range(SPECIAL):
        for _ in range(hidden.count(card)):
            pool.add(card)
    pool.shuffle(state.dice)
    for other, player in enumerate(state.players):
        if other != seat:
            deal_again(player, pool)
    state.deck = pool
    state.dice.reseed(seed ^ TO_COME)


def secrets_of(player: Player) -> Pile:
    """The cards in hand that only their owner knows."""
    hidden = Pile()
    known = player.known.copy()
    for card in player.hand.cards():
        if card < SPECIAL and not known.take(card):
            hidden.add(card)
    return hidden


def deal_again(player: Player, pool: Pile) -> None:
    """Put other cards in the place of the hidden ones."""
    number = secrets_of(player).size
    hand = player.known.copy()
    for card in range(SPECIAL, KINDS_OF_CARDS):
        if player.hand.has(card):
            hand.add(card)
    pool.deal(hand, number)
    player.hand = hand
