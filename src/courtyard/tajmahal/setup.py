"""Setting up a table and dealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.pile import NONE, pile_of
from courtyard.tajmahal.box import INFLUENCE_TILES, PROVINCES, TAJ_MAHAL
from courtyard.tajmahal.card import EFFECTS, ELEPHANT, INFLUENCES, MOGUL
from courtyard.tajmahal.sets import bit, first
from courtyard.tajmahal.state import State
from courtyard.tajmahal.tally import tally_of

if TYPE_CHECKING:
    from courtyard.core.seed import Seed
    from courtyard.tajmahal.box import Box

HAND_SIZE: Final = 6


def make_table(players: int, box: Box) -> State:
    """A table before anything has been left to chance: provinces in the order of the file, the last one last."""
    last = box.last_province()
    route = pile_of([place for place in range(PROVINCES) if place != last] + [last])
    state = State(players, box)
    state.route = route
    state.bonuses = pile_of([NONE] * len(box.towns))
    state.stock = tally_of([INFLUENCE_TILES] * INFLUENCES)
    state.court = bit(MOGUL) | bit(ELEPHANT)
    state.specials = first(len(EFFECTS))
    return state


def deal(state: State, seed: Seed) -> None:
    """Tiles on provinces and towns, cards into hands."""
    dice, box = state.dice, state.box
    dice.reseed(seed)
    public, route = dice.public(), state.route.copy()
    last = route.draw()
    route.shuffle(public)
    route.add(last)
    state.route = route
    bonuses = box.bonuses.copy()
    bonuses.shuffle(public)
    for town in range(len(box.towns)):
        if town == box.taj_mahal:
            state.bonuses.put_at(town, TAJ_MAHAL)
        elif box.fortified >> town & 1:
            state.bonuses.put_at(town, bonuses.draw())
    state.deck.become(box.deck)
    state.deck.shuffle(dice)
    for player in state.players:
        state.deck.deal(player.hand, HAND_SIZE)
