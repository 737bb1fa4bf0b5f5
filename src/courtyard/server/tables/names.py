"""What people call themselves, made fit for a table: text that can be read, short, and nobody else's."""

from __future__ import annotations

import unicodedata
from itertools import chain, count
from typing import TYPE_CHECKING, Final

from courtyard.server.shapes.forms import LONGEST_NAME
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Collection

SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and pictures of nothing
MOST_MARKS: Final = 3  # accents on one letter; more would reach into other lines


def clean_text(text: str) -> str:
    """One line without anything that cannot be seen, such as signs that turn the direction of writing."""
    shown: list[str] = []
    marks = MOST_MARKS  # there is no letter yet that could carry one
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if kind in SPACES or sign in BLANKS:
            shown.append(" ")
            marks = MOST_MARKS
        elif sign.isprintable():
            marks = marks + 1 if kind.startswith("M") else 0
            shown.append(sign if marks <= MOST_MARKS else "")
    return " ".join("".join(shown).split())


def clean_name(text: str, taken: Collection[str]) -> str:
    """A name that nobody else at the table has, or refuse one that says nothing."""
    name = clean_text(text)[:LONGEST_NAME].strip()
    if not name:
        raise Nay("name", 422, most=LONGEST_NAME)
    return distinct(name, taken)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number after it if somebody already has it."""
    known = {plain(other) for other in taken}
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return next(attempt for attempt in chain([name], numbered) if plain(attempt) not in known)


def plain(name: str) -> str:
    """Names that differ only by case or by the width of letters are one."""
    return unicodedata.normalize("NFKC", name).casefold()
