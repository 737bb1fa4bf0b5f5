"""All cards. The order of these files gives the cards their numbers."""

from __future__ import annotations

from courtyard.dominion.card import CARDS
from courtyard.dominion.cards.basic import BASIC
from courtyard.dominion.cards.base import BASE  # isort: skip (after basic: the order matters)
from courtyard.dominion.cards.intrigue import INTRIGUE  # isort: skip
from courtyard.dominion.cards.cornucopia import CORNUCOPIA  # isort: skip
from courtyard.dominion.cards.prizes import PRIZES  # isort: skip

__all__ = ["BASE", "BASIC", "CARDS", "CORNUCOPIA", "INTRIGUE", "PRIZES"]
