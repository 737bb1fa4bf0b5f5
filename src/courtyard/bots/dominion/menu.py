"""What to buy: a list that is read from the top each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.pile import NONE
from courtyard.dominion.card import COSTS, PROVINCE

if TYPE_CHECKING:
    from courtyard.dominion.state import State

ALWAYS: Final = 1000


class Line:
    """Buy this card, while fewer than `up_to` are owned and at most `provinces` Provinces are left."""

    def __init__(self, card: int, up_to: int = ALWAYS, provinces: int = ALWAYS) -> None:
        self.card: i64 = card
        self.up_to: i64 = up_to
        self.provinces: i64 = provinces

    def holds(self, state: State, seat: i64) -> bool:
        if self.provinces < ALWAYS and state.supply.left(PROVINCE) > self.provinces:
            return False
        return self.up_to == ALWAYS or owned(state, seat, self.card) < self.up_to


def owned(state: State, seat: i64, card: i64) -> i64:
    """How many such cards a seat has. Everybody may keep count of what they and others gain."""
    player = state.players[seat]
    count = player.hand.count(card) + player.deck.count(card) + player.discard.count(card) + player.aside.count(card)
    if seat == state.seat:
        return count + state.in_play.count(card)
    return count


class Menu:
    """The first line of the list that holds is bought."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    def wish(self, state: State, seat: i64) -> i64:
        """The card that a seat would buy now, or NONE."""
        for line in self.lines:
            card = line.card
            if COSTS[card] - state.discount <= state.coins and state.supply.left(card) > 0 and line.holds(state, seat):
                return card
        return NONE
