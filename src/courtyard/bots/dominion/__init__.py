"""Programs that play Dominion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.money import BigMoney

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.core.choice import Chooser


def big_money(seed: int) -> Chooser:  # noqa: ARG001 - a bot is made from a seed, and this one rolls no dice
    return BigMoney()


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {"big-money": big_money}
