"""Which cards lie hidden, and from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.event import EVERYONE
from courtyard.core.pile import pile_of

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.dominion.state import Player


def known(player: Player, place: int, seat: int) -> bool:
    """Whether a seat knows the card at a place of the deck."""
    depth = player.deck.size - 1 - place
    if depth >= player.glimpsed.size:
        return False
    knows = player.glimpsed.at(player.glimpsed.size - 1 - depth)
    return knows == EVERYONE or (seat >= 0 and bool(knows >> seat & 1))


def hidden_places(player: Player, seat: int) -> list[int]:
    """The places of the deck that a seat does not know."""
    return [place for place in range(player.deck.size) if not known(player, place, seat)]


def buried_places(player: Player) -> list[int]:
    """The places of the discard pile that only its owner knows."""
    bounds = player.buried.cards()
    return [place for start, end in zip(bounds[::2], bounds[1::2], strict=True) for place in range(start, end)]


def hidden_deck(player: Player, seat: int) -> Pile:
    """The cards of the deck that a seat does not know."""
    return pile_of([player.deck.at(place) for place in hidden_places(player, seat)])


def hidden_cards(player: Player, seat: int) -> Pile:
    """Hand, hidden deck, hidden discards and the card being passed are one pool to an outsider."""
    cards = hidden_deck(player, seat)
    for place in buried_places(player):
        cards.add(player.discard.at(place))
    cards.add_all(player.hand)
    cards.add_all(player.passing)
    return cards
