"""Events as plain lines, for scenarios and the referee. They are the same in every language.

A line is `<seat> <what>`, then, as far as the listener may know it and in this order:

1. the cards, separated by commas; where only their number is known, `1 card` or `4 cards`, and `, top <card>` if the
   uppermost lies open;
2. a number;
3. where it goes, as `to hand`;
4. the other seat, as `to <seat>`;
5. whatever else a game tells, as `, <name> <value>`; a line that somebody wrote may leave these out.

An event that is nobody's doing begins with `<what>`. Cards compare in any order, names as printed or as ids.
docs/scenarios.md has examples.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.core.seats import REFEREE
from courtyard.scenario.amounts import spread

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from courtyard.core.event import Event

COMMA: Final = re.compile(r",(?![^\[]*\])")  # none in a list such as [this, that]
USUAL: Final = ("what", "seat", "depth", "cards", "count", "top", "number", "word", "other")


class Telling:
    """One event as one listener hears it: a seat, a BYSTANDER or the REFEREE."""

    def __init__(self, event: Event, listener: int, seats: Sequence[str], show: Callable[[str], str] = str) -> None:
        told = event.told_to(listener)
        if listener == REFEREE:
            told.update(event.secrets)
        self.head = f"{seats[event.seat]} {event.what}" if event.seat >= 0 else event.what
        cards = told.get("cards")
        self.cards = [show(str(card)) for card in cards] if isinstance(cards, list) else []
        tail = ""
        if not self.cards and "count" in told:
            tail += f" {told['count']} card{'' if told['count'] == 1 else 's'}"
            tail += f", top {show(str(told['top']))}" if "top" in told else ""
        tail += f" {told['number']}" if "number" in told else ""
        tail += f" to {told['word']}" if "word" in told else ""
        other = told.get("other")
        tail += f" to {seats[other]}" if isinstance(other, int) else ""
        self.tail = tail
        self.details = {key: written(told[key]) for key in sorted(told) if key not in USUAL}

    def line(self) -> str:
        cards = f" {', '.join(self.cards)}" if self.cards else ""
        return f"{self.head}{cards}{self.tail}" + "".join(f", {key} {value}" for key, value in self.details.items())

    def says(self, line: str) -> bool:
        """Whether a line that somebody wrote says this."""
        first, *others = parts_of(line)
        details = [part for part in others if read_detail(part)[0] in self.details]
        if any(names != listed(self.details[key]) for key, names in map(read_detail, details)):
            return False
        spelled = name_id(", ".join([first, *(part for part in others if part not in details)]))
        head, tail = name_id(self.head), name_id(self.tail)
        if not self.cards:
            return spelled == name_id(f"{self.head}{self.tail}")
        if not spelled.startswith(head) or not spelled.endswith(tail):
            return False
        cards = spelled[len(head) : len(spelled) - len(tail)].replace("-", " ").split(",")
        return sorted(name_id(card) for card in spread(cards)) == sorted(map(name_id, self.cards))


def written(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)


def parts_of(line: str) -> list[str]:
    """What stands between its commas, those in lists apart."""
    return [part.strip() for part in COMMA.split(line) if part.strip()] or [""]


def listed(value: str) -> list[str]:
    """The names in “[this, that]”, in any order, or the only one there is."""
    return sorted(name_id(name) for name in value.strip("[] ").split(","))


def read_detail(part: str) -> tuple[str, list[str]]:
    """Its name, and the names that are said of it: “piece rook”, “squares [a1, b2]”."""
    key, _, value = part.partition(" ")
    return key, listed(value)
