"""The bot that sits opposite by default."""

from __future__ import annotations

from typing import Final

from courtyard.bots.dominion.strategy.library import text_of
from courtyard.bots.dominion.strategy.player import StrategyBot
from courtyard.bots.dominion.strategy.reading import read_strategy

BIG_MONEY: Final = "big-money"


class BigMoney(StrategyBot):
    """Follows the strategy of this name in the library."""

    def __init__(self) -> None:
        super().__init__(read_strategy(text_of(BIG_MONEY), BIG_MONEY))
