"""How likely a lead is to last until one's next turn, judged by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.pile import NONE
from courtyard.tajmahal.card import COLOUR, COLOURS, ELEPHANT, SHOWS, SPECIAL, WHITE
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.bots.tajmahal.taste import Taste
    from courtyard.tajmahal.state import Player, State

_CARDS: Final = 96.0
_OF_A_COLOUR: Final = [5.0, 5.0, 5.0, 5.0, 4.0, 16.0]  # cards with each symbol


def chance_to_keep(state: State, seat: i64, symbol: i64, shown: list[int], taste: Taste) -> float:
    """That nobody draws level before one's next turn with somebody who leads in a symbol."""
    chance = 1.0
    for other, player in enumerate(state.players):
        if other != seat and not state.home >> other & 1:
            margin = count(shown[seat], symbol) - count(shown[other], symbol)
            chance *= 1.0 - threat(player, symbol, margin, taste)
    return chance


def threat(player: Player, symbol: i64, margin: i64, taste: Taste) -> float:
    """How likely a player is to make up a margin in one turn."""
    if player.hand.size == 0:
        return 0.0
    if margin > 2:
        return 0.0
    holds = chance_to_hold(player, symbol)
    if margin == 2:
        return holds * (taste.doubled if symbol == ELEPHANT else taste.doubled * 0.3)
    return holds * taste.eager


def chance_to_hold(player: Player, symbol: i64) -> float:
    """That a player has a card with a symbol that could be played now."""
    hidden = player.hand.size
    for place in range(player.hand.size):
        if player.hand.at(place) >= SPECIAL:
            hidden -= 1
    for place in range(player.known.size):
        card = player.known.at(place)
        if card < WHITE and count(SHOWS[card], symbol) and player.colour in (NONE, COLOUR[card]):
            return 1.0
        hidden -= 1
    fitting = _OF_A_COLOUR[symbol] / _CARDS
    if player.colour == NONE:
        fitting *= len(COLOURS)
    lacks = 1.0
    while hidden > 0:
        lacks *= 1.0 - fitting
        hidden -= 1
    return 1.0 - lacks
