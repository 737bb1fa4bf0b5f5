"""A player that compares what a card costs with the chips on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.choice import Choice, Chooser

from .rules import PAY, TAKE
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.core.state import State

PATIENCE: Final = 2.2  # how many points it accepts for each chip that comes with them


class Thrifty(Chooser):
    """Takes neighbours of its own cards at once, others when enough chips lie on them."""

    def choose(self, choice: Choice, state: State) -> list[int]:
        assert isinstance(state, Table)
        card, own = state.deck[-1], state.taken[state.turn]
        if card - 1 in own or card + 1 in own:
            return [TAKE]
        return [TAKE if card <= state.pot * PATIENCE else PAY]


def thrifty(seed: int) -> Chooser:  # noqa: ARG001 - a bot is made from a seed, and this one rolls no dice
    return Thrifty()


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {"thrifty": thrifty}
