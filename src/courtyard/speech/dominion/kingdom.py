"""What a table of Dominion is played with: a kingdom and perhaps a Bane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.kingdom import RECOMMENDED, kingdom_of
from courtyard.speech.speech import Preset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.words import Words

KINGDOM: Final = "kingdom"
BANE: Final = "bane"
REQUIRE: Final = "require"
RANDOM: Final = "random"
TODAY: Final = "today"


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


def presets() -> list[Preset]:
    """The kingdoms of the rulebooks."""
    return [preset(name, name) for name in RECOMMENDED]


def of_day(day: str) -> Preset:
    return preset(TODAY, day)


def preset(name: str, called: str) -> Preset:
    """A kingdom under a name of ours; the rules call it otherwise where it is that of a day."""
    cards, bane = kingdom_of(called)
    return Preset(name, {KINGDOM: cards, BANE: bane or None})


def name_of(settled: Mapping[str, object]) -> str | None:
    """The rulebook's id of a kingdom, if the rulebook has it with this Bane."""
    return next((preset.id for preset in presets() if alike(preset.options, settled)), None)


def alike(one: Mapping[str, object], other: Mapping[str, object]) -> bool:
    return (sorted(cards_of(one) or []), one.get(BANE)) == (sorted(cards_of(other) or []), other.get(BANE))
