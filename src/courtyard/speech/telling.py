"""Events as messages: what a viewer was told, which message says it, and what the message speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.seats import BYSTANDER, REFEREE, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.core.event import Event
    from courtyard.speech.speech import Told
    from courtyard.words import Plain, Words


TELL: Final = "tell"


def told_to(events: Iterable[Event], viewer: Viewer) -> list[Told]:
    """What one seat, a BYSTANDER or the REFEREE was told."""
    if viewer == REFEREE:
        return [{**event.told_to(BYSTANDER), **event.secrets} for event in events]
    return [event.told_to(viewer) for event in events]


def message_of(told: Told, viewer: Viewer, words: Words, kind: str = TELL) -> tuple[str, str | None]:
    """The id of the message for an event, and the attribute that fits this viewer, where there is one.

    `kind`: what the ids of such messages begin with, for what is told of a table and not of its game.
    """
    message = f"{kind}-{told['what']}"
    attribute = attribute_of(told, viewer)
    return message, attribute if attribute and words.has(message, attribute) else None


def facts_of(told: Told, names: Sequence[str]) -> dict[str, Plain]:
    facts: dict[str, Plain] = {}
    for key, fact in told.items():
        if key in {"seat", "other"}:
            assert isinstance(fact, int)
            if fact >= 0:
                facts["player" if key == "seat" else key] = names[fact]
        elif isinstance(fact, str | int | list):
            facts[key] = fact
    return facts


def attribute_of(told: Told, viewer: Viewer) -> str:
    """Which attribute of the message fits; none: its value."""
    if viewer >= 0 and told["seat"] == viewer:
        return "you"
    if viewer >= 0 and told.get("other") == viewer:
        return "to-you"
    return "hidden" if "count" in told and "cards" not in told else ""
