"""The printed cards, and the order in which people look at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable

BY_ID: Final = {card.id: card for card in CARDS}
TYPES: Final = {card.id: tuple(card.kind_names()) for card in CARDS}
GROUPS: Final = ("action", "treasure", "victory", "curse")


def ranked(cards: Iterable[str]) -> list[str]:
    """Actions, Treasures, Victory cards, Curses; the dearest of each first."""

    def rank(card: str) -> tuple[int, int, str]:
        group = next(place for place, kind in enumerate(GROUPS) if kind in TYPES[card])
        return group, -int(BY_ID[card].cost), card

    return sorted(cards, key=rank)
