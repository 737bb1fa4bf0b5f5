"""One line of a list: a card, or a way to answer, and what it waits for; and lists of lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.strategy.ending import buys_defeat
from courtyard.bots.dominion.strategy.quantity import owned
from courtyard.core.pile import NONE
from courtyard.dominion.card import COSTS

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.condition import Condition
    from courtyard.dominion.state import State

ALWAYS: Final = 1000  # as `up_to`: any number of them


class Line:
    """An option, while fewer than `up_to` such cards are owned and the condition holds."""

    def __init__(self, option: int, up_to: int = ALWAYS, when: Condition | None = None) -> None:
        self.option: i64 = option
        self.up_to: i64 = up_to
        self.when = when

    def holds(self, state: State, seat: i64) -> bool:
        if self.up_to < ALWAYS and owned(state, seat, self.option) >= self.up_to:
            return False
        when = self.when
        return when is None or when.holds(state, seat)


class Menu:
    """What to buy: the first line that holds, of a card that is there and can be paid for."""

    def __init__(self, lines: list[Line], *, careful: bool) -> None:
        self.lines = lines
        self.careful = careful  # never ends the game by a buy that loses it

    def wish(self, state: State, seat: i64) -> i64:
        """The card that a seat would buy now, or NONE."""
        for line in self.lines:
            card = line.option
            if COSTS[card] - state.discount > state.coins or state.supply.left(card) <= 0:
                continue
            if line.holds(state, seat) and not (self.careful and buys_defeat(state, seat, card)):
                return card
        return NONE


class Opening:
    """What to buy in the first turns, as many as there are cards: each time the dearest that is still missing."""

    def __init__(self, cards: list[int], amounts: list[int]) -> None:
        self.turns: i64 = len(cards)
        self.lines = [Line(card, amounts[place]) for place, card in enumerate(cards)]
        self.lines.sort(key=cost_of, reverse=True)

    def wish(self, state: State, seat: i64) -> i64:
        """The card that a seat would buy now, or NONE."""
        if state.players[seat].turns > self.turns:
            return NONE
        for line in self.lines:
            card = line.option
            payable = COSTS[card] - state.discount <= state.coins and state.supply.left(card) > 0
            if payable and line.holds(state, seat):
                return card
        return NONE


def cost_of(line: Line) -> int:
    return int(COSTS[line.option])
