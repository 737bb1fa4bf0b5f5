"""What a game says. Its part `speech` holds a `SPEECH`; for games of Courtyard that is a module here."""

from __future__ import annotations

from courtyard.games import find_own
from courtyard.speech.option import Option, find_seat, read_options
from courtyard.speech.speech import Beside, Preset, PrintedCard, Speech

__all__ = ["Beside", "Option", "Preset", "PrintedCard", "Speech", "find_seat", "find_speech", "read_options"]

PLAIN = Speech()


def find_speech(game: str) -> Speech:
    """The speech of a game by the game's name, or refuse; a game that has none of its own is spoken of plainly."""
    return find_own(game, "speech", "SPEECH", Speech) or PLAIN
