"""The seven basic cards, in the order of the numbers that card.py gives them."""

from __future__ import annotations

from typing import Final

from courtyard.dominion.card import CURSED, TREASURE, VICTORY, Card

BASIC: Final = [
    Card("Copper", 0, TREASURE, coins=1),
    Card("Silver", 3, TREASURE, coins=2),
    Card("Gold", 6, TREASURE, coins=3),
    Card("Estate", 2, VICTORY, points=1),
    Card("Duchy", 5, VICTORY, points=3),
    Card("Province", 8, VICTORY, points=6),
    Card("Curse", 0, CURSED, points=-1),
]
