"""Whether a line could ever be told: whoever claims that something did not happen must not have misspelt it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.scenario.amounts import spread
from courtyard.scenario.lines import USUAL, parts_of, read_detail

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    Facts = Mapping[str, Sequence[str]]

PLACE: Final = re.compile(r"(?:^| )to (\w+)$")
COUNTED: Final = ("card", "cards")


class Sense:
    """What makes sense at one table."""

    def __init__(self, seats: Sequence[str], events: Mapping[str, Facts], components: Container[str]) -> None:
        self.seats = seats
        self.events = events  # see `Rules.events`
        self.components = components

    def nonsense(self, line: str) -> str:
        """What in a line could never be told, or ""."""
        first, *others = parts_of(line)
        words = first.split()
        seat = words.pop(0) if words and words[0] in self.seats else ""
        what = words.pop(0) if words else ""
        if what not in self.events:
            return what or seat
        facts = self.events[what]
        if bool(seat) != ("seat" in facts):
            return seat or what
        said = [" ".join(words), *others]
        place = PLACE.search(said[-1])
        said[-1] = PLACE.sub("", said[-1])
        if not self.is_place(place[1] if place else "", facts):
            return place[0].strip() if place else what
        said = [part for part in said if part]
        wrong = [part for part in said if not self.fits(part, facts)] or self.again(said, facts)
        return wrong[0] if wrong else what if self.lacks(said, facts) else ""

    def is_place(self, word: str, facts: Facts) -> bool:
        """Where something goes, or to whom; nowhere, if the event does not tell that."""
        if "other" in facts:
            return word in self.seats
        return word in facts.get("word", [""])

    def lacks(self, said: list[str], facts: Facts) -> bool:
        """Whether cards or a number are not said of an event that always tells them."""
        wanted = [fact for fact in ("cards", "number") if fact in facts]
        return any(not any(self.is_fact(fact, part) for part in said) for fact in wanted)

    def again(self, said: list[str], facts: Facts) -> list[str]:
        """What is said again although it is told only once: a number, how many cards there are, a detail."""
        keys = [self.kind_of(part, facts) for part in said]
        return [part for place, part in enumerate(said) if keys[place] and keys[place] in keys[:place]]

    def kind_of(self, part: str, facts: Facts) -> str:
        """Which fact a part of a line is about, if that is told only once."""
        if part.isdigit():
            return "number"
        if part.rsplit(maxsplit=1)[-1] in COUNTED:
            return "count"
        key = read_detail(part)[0]
        return key if key in facts and key not in USUAL else ""

    def fits(self, part: str, facts: Facts) -> bool:
        key, values = read_detail(part)
        if key in facts and key not in USUAL:
            return all(value in facts[key] for value in values) if facts[key] else values[0].isdigit()
        return any(fact in facts and self.is_fact(fact, part) for fact in ("cards", "number"))

    def is_fact(self, fact: str, part: str) -> bool:
        """Whether a part of a line names cards, says how many there are, or is the number that is told."""
        if fact == "number":
            return part.isdigit()
        name = part.removeprefix("top ")
        return all(name_id(card) in self.components or card in COUNTED for card in spread([name]))
