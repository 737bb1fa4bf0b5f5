"""Which languages are offered: those that are whole, and drafts to whoever asks for them (ADR 38).

A language is whole if it has every message and every attribute that English has. Only the forms of names are its own
affair: a language has those that its own sentences ask for, and English ones mean nothing to it.
"""

from __future__ import annotations

import os
import re
from typing import Final

DRAFTS: Final = "COURTYARD_DRAFTS"  # what the environment says for those who want to read a language before it is whole

# Fluent allows neither at the beginning of a line that goes on with a text, so nothing has to be parsed.
_HEAD: Final = re.compile(r"^(?:([a-z][\w-]*)|[ ]+\.([a-z][\w-]*))[ ]*=", re.MULTILINE | re.IGNORECASE)
_FORM: Final = re.compile(r'\bform: "([\w-]+)"')


def drafts_wanted() -> bool:
    return os.environ.get(DRAFTS, "") not in ("", "0")


def patterns(text: str) -> set[str]:
    """All that a catalogue says: `id` for a message and `id.name` for each of its attributes."""
    found: set[str] = set()
    message = ""
    for own, attribute in _HEAD.findall(text):
        message = own or message
        found.add(own or f"{message}.{attribute}")
    return found


def forms(text: str) -> set[str]:
    """The forms of names that a catalogue asks for."""
    return set(_FORM.findall(text))


def missing(text: str, english: str) -> list[str]:
    """What a catalogue would have to say to be whole."""
    bent = forms(english)
    return sorted(one for one in patterns(english) - patterns(text) if one.rpartition(".")[2] not in bent)
