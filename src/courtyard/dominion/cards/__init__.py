"""All cards. Their numbers follow the order of the boxes here, and within a box the order of its list."""

from __future__ import annotations

from courtyard.dominion.card import CARDS, publish
from courtyard.dominion.cards.base import BASE
from courtyard.dominion.cards.basic import BASIC
from courtyard.dominion.cards.cornucopia import CORNUCOPIA
from courtyard.dominion.cards.intrigue import INTRIGUE
from courtyard.dominion.cards.prizes import PRIZES

__all__ = ["BASE", "BASIC", "CARDS", "CORNUCOPIA", "INTRIGUE", "PRIZES"]

publish("basic", BASIC)
publish("base", BASE)
publish("intrigue", INTRIGUE)
publish("cornucopia", CORNUCOPIA)
publish("prize", PRIZES)
