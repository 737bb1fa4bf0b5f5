"""Events as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.board import REFEREE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.boards import Board, Frame
    from courtyard.boards.board import Told, View
    from courtyard.core.event import Event
    from courtyard.words import Fact, Words

INDENT: Final = "  "


def told_to(events: Iterable[Event], viewer: int) -> list[Told]:
    """What one seat, a bystander (-1) or the referee was told."""
    if viewer == REFEREE:
        return [{**event.told_to(-1), **event.secrets} for event in events]
    return [event.told_to(viewer) for event in events]


def say_event(told: Told, viewer: int, names: Sequence[str], words: Words) -> str:
    """The sentence for one event."""
    message = f"tell-{told['what']}"
    facts = facts_of(told, names)
    variant = variant_of(told, viewer)
    if variant and words.has(message, variant):
        return words.attribute(message, variant, **facts)
    return words.say(message, **facts)


def facts_of(told: Told, names: Sequence[str]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for key, fact in told.items():
        if key in {"seat", "other"}:
            assert isinstance(fact, int)
            if fact >= 0:
                facts["player" if key == "seat" else key] = names[fact]
        elif isinstance(fact, str | int | list):
            facts[key] = fact
    return facts


def variant_of(told: Told, viewer: int) -> str:
    """Which attribute of the message fits; none: its value."""
    if viewer >= 0 and told["seat"] == viewer:
        return "you"
    if viewer >= 0 and told.get("other") == viewer:
        return "to-you"
    return "hidden" if "count" in told and "cards" not in told else ""


def lines(told: Iterable[Told], viewer: int, view: View, board: Board, frame: Frame) -> list[Text]:
    """One line an event, indented by how deep inside other effects it happened."""
    written = []
    for raw in told:
        event = board.retell(raw, view, frame)
        depth = event["depth"]
        assert isinstance(depth, int)
        text = Text(INDENT * depth + say_event(event, viewer, frame.names, frame.words))
        if raw["what"] in board.headings:
            text.stylize("bold")
        written.append(text)
    return written
