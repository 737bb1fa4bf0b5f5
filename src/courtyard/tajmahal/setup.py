"""Setting up a table and dealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.choice import Chooser
from courtyard.core.dice import Dice
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.tajmahal.box import INFLUENCE_TILES, PROVINCES, TAJ_MAHAL
from courtyard.tajmahal.card import EFFECTS, INFLUENCES
from courtyard.tajmahal.season import open_visit
from courtyard.tajmahal.sets import first
from courtyard.tajmahal.state import State, new_player
from courtyard.tajmahal.table import Table
from courtyard.tajmahal.tally import tally_of

if TYPE_CHECKING:
    from courtyard.tajmahal.box import Box

HAND_SIZE: Final = 6


def make_table(players: int, box: Box) -> State:
    """A table before anything has been left to chance: provinces in the order of the file, the last one last."""
    last = box.last_province()
    route = pile_of([place for place in range(PROVINCES) if place != last] + [last])
    seats = [new_player() for _ in range(players)]
    state = State(Dice(0), box, seats, Pile(), Pile(), Pile(), route)
    state.bonuses = pile_of([NONE] * len(box.towns))
    state.stock = tally_of([INFLUENCE_TILES] * INFLUENCES)
    state.specials = first(len(EFFECTS))
    return state


def deal(state: State, seed: int) -> None:
    """Tiles on provinces and towns, cards into hands, and the first visit."""
    dice, box = state.dice, state.box
    dice.reseed(seed)
    last = state.route.draw()
    state.route.shuffle(dice)
    state.route.add(last)
    bonuses = box.bonuses.copy()
    bonuses.shuffle(dice)
    town: i64 = 0
    while town < len(box.towns):
        if town == box.taj_mahal:
            state.bonuses.put_at(town, TAJ_MAHAL)
        elif box.fortified >> town & 1:
            state.bonuses.put_at(town, bonuses.draw())
        town += 1
    state.deck = box.deck.copy()
    state.deck.shuffle(dice)
    for player in state.players:
        state.deck.deal(player.hand, HAND_SIZE)
    state.seat = state.start
    open_visit(Table(state, Chooser()))
