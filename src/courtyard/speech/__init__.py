"""What a game says. A game's module here has its name and holds a `SPEECH`; nothing lists them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from courtyard.games import find_game
from courtyard.speech.option import Option, find_seat, read_options
from courtyard.speech.speech import REFEREE, Preset, PrintedCard, Speech

__all__ = ["REFEREE", "Option", "Preset", "PrintedCard", "Speech", "find_seat", "find_speech", "read_options"]

PLAIN = Speech()


def find_speech(game: str) -> Speech:
    """The speech of a game by the game's name, or refuse; a game that has none of its own is spoken of plainly."""
    module = f"{__name__}.{find_game(game).name}"
    if find_spec(module) is None:
        return PLAIN
    speech = import_module(module).SPEECH
    assert isinstance(speech, Speech)
    return speech
