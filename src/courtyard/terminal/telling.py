"""Events as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.speech.telling import facts_of, message_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.boards import Frame
    from courtyard.core.seats import Viewer
    from courtyard.speech import Speech
    from courtyard.speech.speech import Told, View
    from courtyard.words import Words

INDENT: Final = "  "


def say_event(told: Told, viewer: Viewer, names: Sequence[str], words: Words) -> str:
    """The sentence for one event."""
    message, variant = message_of(told, viewer, words)
    facts = facts_of(told, names)
    return words.say(message, **facts) if variant is None else words.attribute(message, variant, **facts)


def lines(told: Iterable[Told], viewer: Viewer, view: View, speech: Speech, frame: Frame) -> list[Text]:
    """One line an event, indented by how deep inside other effects it happened."""
    written = []
    for raw in told:
        event = speech.retell(raw, view, frame.words)
        depth = event["depth"]
        assert isinstance(depth, int)
        text = Text(INDENT * depth + say_event(event, viewer, frame.names, frame.words))
        if raw["what"] in speech.headings:
            text.stylize("bold")
        written.append(text)
    return written
