"""Events as plain lines, for scenarios and the referee. They are the same in every language.

A line is `<seat> <what>`, then, as far as the listener may know it and in this order:

1. the cards, separated by commas; where only their number is known, `1 card` or `4 cards`, and `, top <card>` if the
   uppermost lies open;
2. a number;
3. where it goes, as `to hand`;
4. the other seat, as `to <seat>`;
5. whatever else a game tells, as `, <name> <value>`.

An event that is nobody's doing begins with `<what>`. Cards compare in any order, names as printed or as ids.
docs/scenarios.md has examples.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.boards import REFEREE
from courtyard.core.answer import name_id
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from courtyard.core.event import Event

PLACE: Final = re.compile(r" to \w+$")
NUMBER: Final = re.compile(r"\d+( cards?)?")
USUAL: Final = ("what", "seat", "depth", "cards", "count", "top", "number", "word", "other")


class Telling:
    """One event as one listener hears it: a seat, a bystander (-1) or the referee."""

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
        self.tail = tail + "".join(f", {key} {told[key]}" for key in sorted(told) if key not in USUAL)

    def line(self) -> str:
        cards = f" {', '.join(self.cards)}" if self.cards else ""
        return f"{self.head}{cards}{self.tail}"

    def says(self, line: str) -> bool:
        """Whether a line that somebody wrote says this."""
        spelled, head, tail = name_id(line), name_id(self.head), name_id(self.tail)
        if not self.cards:
            return spelled == name_id(self.line())
        if not spelled.startswith(head) or not spelled.endswith(tail):
            return False
        cards = spelled[len(head) : len(spelled) - len(tail)].split(",")
        return sorted(map(name_id, cards)) == sorted(self.cards)


def nonsense(line: str, seats: Sequence[str], components: Container[str]) -> str:
    """What in a line could never be told, or "". Who claims that something did not happen may not have misspelt it."""
    words = line.split()
    what, *rest = words[1:] if words and words[0] in seats else words or [""]
    if not load().has(f"tell-{what}"):
        return what
    listed = PLACE.sub("", " ".join(rest))
    parts = [part.strip().removeprefix("top ") for part in listed.split(",") if part.strip()]
    return next((part for part in parts if name_id(part) not in components and not NUMBER.fullmatch(part)), "")
