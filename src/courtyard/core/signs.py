"""Which signs a text from outside may have: all that people write in any language, nothing that steers a screen."""

from __future__ import annotations

import unicodedata
from typing import Final

# Controls, halves of characters, private ones, those without a meaning so far, ends of lines and of paragraphs.
UNSEEN: Final = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
FORMAT: Final = "Cf"  # signs that are no letters and change how others are shown, or in which order
# Those of them that ordinary writing has: the soft hyphen, joiners (in Persian, in Hindi, in pictures made of several),
# marks of direction, which turn nothing round, and the signs that Arabic and Syriac put around numbers.
WRITTEN: Final = "\u00ad\u200c\u200d\u200e\u200f\u061c\u2060\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2"
LAYOUT: Final = "\n\t"  # of a text of several lines


def unseen(text: str) -> str:
    """The first sign of one line of text that cannot be taken, or ""."""
    if text.isprintable():
        return ""
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in UNSEEN or (kind == FORMAT and sign not in WRITTEN):
            return sign
    return ""


def unseen_in_passage(text: str) -> str:
    """The same of a text that may have several lines."""
    for sign in LAYOUT:
        text = text.replace(sign, " ")
    return unseen(text)


def called(sign: str) -> str:
    """How a sentence calls a sign that it cannot show."""
    name = unicodedata.name(sign, "")
    return f"U+{ord(sign):04X} ({name.lower()})" if name else f"U+{ord(sign):04X}"
