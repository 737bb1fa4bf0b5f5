"""Programs that play Dominion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.money import BIG_MONEY, BigMoney

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.core.choice import Chooser


def big_money(seed: int) -> Chooser:  # noqa: ARG001 - a bot is made from a seed, and this one rolls no dice
    return BigMoney()


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {BIG_MONEY: big_money}
