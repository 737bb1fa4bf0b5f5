"""Guessing again what a seat cannot know: the basis of honest search, and of the tests that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.event import EVERYONE
from courtyard.core.pile import pile_of

if TYPE_CHECKING:
    from courtyard.core.dice import Dice
    from courtyard.dominion.state import Player, State


def redeal(state: State, seat: int, seed: int) -> None:
    """In place. A seat knows its own cards but for the order of its deck, and what it saw of the others' cards."""
    state.dice.reseed(seed)
    for other, player in enumerate(state.players):
        if other == seat:
            shuffle_deck(player, seat, state.dice)
        else:
            deal_again(player, seat, state.dice)
    state.dice.reseed(seed + 1)


def known(player: Player, place: int, seat: int) -> bool:
    """Whether a seat knows the card at a place of the deck."""
    depth = player.deck.size - 1 - place
    if depth >= player.glimpsed.size:
        return False
    knows = player.glimpsed.at(player.glimpsed.size - 1 - depth)
    return knows == EVERYONE or (seat >= 0 and bool(knows >> seat & 1))


def shuffle_deck(player: Player, seat: int, dice: Dice) -> None:
    hidden = [place for place in range(player.deck.size) if not known(player, place, seat)]
    pool = pile_of([player.deck.at(place) for place in hidden])
    pool.shuffle(dice)
    for place in hidden:
        player.deck.put_at(place, pool.draw())


def deal_again(player: Player, seat: int, dice: Dice) -> None:
    """Hand, hidden deck, hidden discards and the card being passed are one pool to an outsider."""
    hidden = [place for place in range(player.deck.size) if not known(player, place, seat)]
    buried = buried_places(player)
    pool = pile_of([player.deck.at(place) for place in hidden] + [player.discard.at(place) for place in buried])
    pool.add_all(player.hand)
    pool.add_all(player.passing)
    pool.shuffle(dice)
    for place in hidden:
        player.deck.put_at(place, pool.draw())
    for place in buried:
        player.discard.put_at(place, pool.draw())
    for pile in (player.hand, player.passing):
        for place in range(pile.size):
            pile.put_at(place, pool.draw())


def buried_places(player: Player) -> list[int]:
    """The places of the discard pile that only its owner knows."""
    bounds = player.buried.cards()
    return [place for start, end in zip(bounds[::2], bounds[1::2], strict=True) for place in range(start, end)]
