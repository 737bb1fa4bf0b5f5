"""Strategies as data: short texts that say what a player buys and, where wanted, how it plays.

A game has strategies if its bots have a package of this name, with these functions; `courtyard.bots.find` calls them.
"""

from __future__ import annotations

from courtyard.bots.dominion.strategy.doubts import doubts
from courtyard.bots.dominion.strategy.library import names, text_of
from courtyard.bots.dominion.strategy.player import follow
from courtyard.bots.dominion.strategy.reading import needs, title
from courtyard.bots.dominion.strategy.telling import outline

__all__ = ["doubts", "follow", "names", "needs", "outline", "text_of", "title"]
