"""What people call themselves, made fit for a table: text that can be read, short, and nobody else's."""

from __future__ import annotations

import re
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
JOINERS: Final = "\u200c\u200d"  # in Persian, in Hindi, in pictures made of several
# Those that have nothing to join: at an edge, beside a space, or several in a row.
LOOSE: Final = re.compile(rf"(?<![^\s{JOINERS}])[{JOINERS}]|[{JOINERS}](?![^\s{JOINERS}])")


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
        elif sign in JOINERS:
            shown.append(sign)
    return " ".join(LOOSE.sub("", "".join(shown)).split())


def clean_name(text: str, taken: Collection[str]) -> str:
    """A name that nobody else at the table has, or refuse one that says nothing."""
    name = clean_text(clean_text(text)[:LONGEST_NAME])
    if not name:
        raise Nay("name", 422, most=LONGEST_NAME)
    return distinct(name, taken)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number after it if somebody already has it."""
    known = {plain(other) for other in taken}
    numbered = (clean_text(f"{name[: LONGEST_NAME - 3]} {number}") for number in count(2))
    return next(attempt for attempt in chain([name], numbered) if plain(attempt) not in known)


def plain(name: str) -> str:
    """Names that differ only by case, by the width of letters or by what joins them are one."""
    return re.sub(f"[{JOINERS}]", "", unicodedata.normalize("NFKC", name)).casefold()
