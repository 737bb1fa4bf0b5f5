"""A table set by hand has no more of anything than the box, and nobody has played what the rules do not allow."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.pile import NONE
from courtyard.tajmahal.card import ANY_COLOUR, COLOUR, COLOURS, WHITE
from courtyard.tajmahal.facts import census
from courtyard.tajmahal.setup import deal, make_table
from courtyard.tajmahal.view import palace_names

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.state import Player, State

MOST_CARDS: Final = 100
PALACES_IN_A_TOWN: Final = 2  # an ordinary one, and one with the crown


@lru_cache(maxsize=8)
def contents(box: Box) -> dict[str, int]:
    """How many of each component there are, as at the beginning of a game."""
    state = make_table(3, box)
    deal(state, 0)
    return census(state)


def check_inventory(state: State) -> None:
    """Refuse a table with more of something than the box has."""
    there_are = contents(state.box)
    for name, count in census(state).items():
        if count > there_are.get(name, 0):
            raise Refused("tajmahal.more-than-box", thing=name, count=count, most=there_are.get(name, 0))
    palaces = [town for player in state.players for town in palace_names(player, state.box)]
    for town in palaces:
        if palaces.count(town) > PALACES_IN_A_TOWN:
            raise Refused("tajmahal.many-palaces", town=town, players=palaces.count(town))


def check_known(player: Player) -> None:
    left = player.hand.copy()
    for card in player.known.cards():
        if not left.take(card):
            raise Refused("tajmahal.known-elsewhere")


def colour_of_visit(played: Pile, said: int) -> int:
    """The colour to which these played cards bind their player, NONE if it is still open; or refuse.

    Whoever plays the special card that goes with any colour is not bound by the card played with it.
    """
    colours = [int(COLOUR[card]) for card in played.cards() if card < WHITE]
    free = int(played.count(ANY_COLOUR))
    if played.size > 2 * len(colours):
        raise Refused("tajmahal.uncoloured-alone")
    bound = [colour for colour in sorted(set(colours)) if colours.count(colour) >= len(colours) - free]
    if len(colours) == free:
        bound = [NONE]
    if said != NONE:
        bound = [colour for colour in bound if colour == said]
    if not bound:
        if said != NONE:
            raise Refused("tajmahal.not-of-colour", colour=COLOURS[said])
        raise Refused("tajmahal.several-colours")
    if len(bound) > 1:
        raise Refused("tajmahal.two-colours")
    return bound[0]
