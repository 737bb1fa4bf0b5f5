"""What people call themselves, made fit for a table: text that can be read, short, and nobody else's."""

from __future__ import annotations

import unicodedata
from itertools import chain, count
from typing import TYPE_CHECKING, Final

from courtyard.server.refusing import Nay

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST_NAME: Final = 24
SPACES: Final = ("Zs", "Zl", "Zp", "Cc")


def clean_text(text: str) -> str:
    """One line without anything that cannot be seen, such as signs that turn the direction of writing."""
    signs = unicodedata.normalize("NFC", text)
    spaced = [" " if unicodedata.category(sign) in SPACES else sign for sign in signs]
    return " ".join("".join(sign for sign in spaced if sign.isprintable()).split())


def clean_name(text: str, taken: Collection[str]) -> str:
    """A name that nobody else at the table has, or refuse one that says nothing."""
    name = clean_text(text)[:LONGEST_NAME].strip()
    if not name:
        raise Nay("name", 422, most=LONGEST_NAME)
    return distinct(name, taken)


def bot_name(bot: str, taken: Collection[str]) -> str:
    return distinct(" ".join(part.capitalize() for part in bot.split("-")), taken)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    known = {other.casefold() for other in taken}
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return next(attempt for attempt in chain([name], numbered) if attempt.casefold() not in known)
