"""What a table of Dominion is played with: a kingdom and perhaps a Bane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.kingdom import RECOMMENDED, recommended

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.words import Words

KINGDOM: Final = "kingdom"
BANE: Final = "bane"
REQUIRE: Final = "require"
RANDOM: Final = "random"


def cards_of(settled: Mapping[str, object]) -> list[str] | None:
    cards = settled.get(KINGDOM)
    return [str(card) for card in cards] if isinstance(cards, list) else None


def tell(settled: Mapping[str, object], words: Words, name: str) -> str:
    """The cards by name, and the Bane."""
    cards, bane = cards_of(settled), settled.get(BANE)
    if cards is None:
        return ""
    title, named = name or words.say("kingdom"), [words.say(f"card-{card}") for card in cards]
    if isinstance(bane, str):
        return words.attribute("kingdom-of", "bane", name=title, cards=named, bane=bane)
    return words.say("kingdom-of", name=title, cards=named)


def wishing(options: Mapping[str, object], things: Sequence[str]) -> dict[str, object]:
    """Cards are required only where the kingdom is drawn: whoever named ten has said enough."""
    if not things or str(options.get(KINGDOM) or RANDOM).casefold() != RANDOM:
        return dict(options)
    asked = options.get(REQUIRE)
    required = asked if isinstance(asked, list | tuple) else []
    return {**options, REQUIRE: list(dict.fromkeys([*required, *things]))}


def name_of(settled: Mapping[str, object]) -> str | None:
    """The rulebook's id of a kingdom, if it stands there with this Bane."""
    cards = sorted(cards_of(settled) or [])
    for name in RECOMMENDED:
        known, bane = recommended(name)
        if (sorted(known), bane or None) == (cards, settled.get(BANE)):
            return name
    return None
