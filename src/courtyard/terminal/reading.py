"""What people type, held against the options that they have."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence


QUOTED: Final = 40  # characters
COUNT: Final = re.compile(r"\d{1,3}")
NUMBER: Final = re.compile(r"\d+")
RANGE: Final = re.compile(r"(\d+)-(\d+)")
STROKES: Final = str.maketrans("łđøħ", "ldoh")  # which no normal form takes apart
SIGNS: Final = "'’"  # noqa: RUF001 - people may well type the curly one
TIMES_BEFORE: Final = re.compile(r"(\d{1,3})(?: ?[x*×] ?| )(.+)")  # noqa: RUF001 - people may well type the sign itself
TIMES_AFTER: Final = re.compile(r"(.+?) ?[x*×] ?(\d{1,3})")  # noqa: RUF001 - the same


def plain(text: str) -> str:
    """What matters of a name that was typed: no case, no accents, no hyphens or apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold()).translate(STROKES)
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter) and letter not in SIGNS)
    return " ".join(kept.replace("-", " ").split())


def quoted(text: str) -> str:
    """As much of a text as belongs in a sentence about it."""
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


class Menu:
    """Options by number and by name. Each may have several names, the first of which is shown."""

    def __init__(self, names: Sequence[Sequence[str]]) -> None:
        self._shown = [aliases[0] for aliases in names]
        self._names = [[plain(alias) for alias in aliases] for aliases in names]

    def read(self, text: str) -> list[int]:
        """The places of the options that a text picks, or refuse it."""
        picked: list[int] = []
        for part in text.split(","):
            rest = part.split()
            while rest:
                found, length = self._longest(rest)
                picked += found
                rest = rest[length:]
        if not picked:
            raise Refused("unknown-answer", text=quoted(text))
        return picked

    def named(self, text: str) -> bool:
        """Whether a text is just the name of an option."""
        return any(plain(text) in aliases for aliases in self._names)

    def _longest(self, rest: list[str]) -> tuple[list[int], int]:
        """The pick that takes most of the words from the front."""
        for length in range(len(rest), 0, -1):
            found = self._phrase(" ".join(rest[:length]))
            if found is not None:
                return found, length
        raise Refused("unknown-answer", text=quoted(" ".join(rest)))

    def _phrase(self, phrase: str) -> list[int] | None:
        if NUMBER.fullmatch(phrase):
            return [self._number(phrase)]
        if between := RANGE.fullmatch(phrase):
            first, last = self._number(between[1]), self._number(between[2])
            if first > last:
                raise Refused("backwards", text=quoted(phrase), right=f"{between[2]}-{between[1]}")
            return list(range(first, last + 1))
        place = self._name(phrase)
        if place is not None:
            return [place]
        for pattern, times, name in ((TIMES_BEFORE, 1, 2), (TIMES_AFTER, 2, 1)):
            several = pattern.fullmatch(phrase)
            place = self._name(several[name]) if several else None
            if several and place is not None:
                return [place] * int(several[times])
        return None

    def _number(self, text: str) -> int:
        if not COUNT.fullmatch(text) or not 1 <= int(text) <= len(self._names):
            raise Refused("answer-number", number=quoted(text), size=len(self._names))
        return int(text) - 1

    def _name(self, phrase: str) -> int | None:
        """The one option with this name, or the only one whose name begins like this."""
        wanted = plain(phrase)
        exact = [place for place, aliases in enumerate(self._names) if wanted in aliases]
        begun = [place for place, aliases in enumerate(self._names) if any(a.startswith(wanted) for a in aliases)]
        fitting = exact or (begun if wanted else [])
        if len(fitting) > 1:
            near = [self._shown[place] for place in fitting]
            raise Refused("ambiguous", text=quoted(phrase), options=near)
        return fitting[0] if fitting else None
