"""What cards are worth to whoever owns them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import Pile
from courtyard.dominion.scoring import reasons
from courtyard.speech.dominion.cards import BY_ID

if TYPE_CHECKING:
    from courtyard.dominion.shapes import Counts, Outlook


def outlook(owned: Counts) -> Outlook:
    cards = Pile()
    for card, count in owned.items():
        for _ in range(count):
            cards.add(BY_ID[card].number)
    lines = reasons(cards)
    return {
        "points": sum(points for _, _, points in lines),
        "reasons": [{"what": what, "count": count, "points": points} for what, count, points in lines],
    }
