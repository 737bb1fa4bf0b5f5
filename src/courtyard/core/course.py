"""How a game goes on from a rest when some answers are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from courtyard.core.choice import Journal, Pending
from courtyard.core.errors import Refused
from courtyard.core.rules import Rules, S

if TYPE_CHECKING:
    from courtyard.core.choice import Choice

# Moves in a row in which nobody has a choice. A turn with nothing to play and nothing to buy is such a move, and
# several may follow one another; but after this many nobody will ever be asked anything again.
MOST_UNASKED: Final = 500


class Bookmark(Generic[S]):
    """The table as it was when a move began, and how much had been answered and told by then."""

    def __init__(self, state: S, answers: int, events: int) -> None:
        self.state = state
        self.answers = answers
        self.events = events


class Course(Generic[S]):
    """What comes of a journal from a bookmark on, up to the next question or the end."""

    def __init__(self, rules: Rules[S], mark: Bookmark[S], journal: Journal) -> None:
        self.marks: list[Bookmark[S]] = []  # one for each move that was finished
        self.events = journal.events
        self.state: S = mark.state
        self.choice: Choice | None = None
        used, unasked = 0, 0
        while not rules.over(self.state):
            live = rules.copy(self.state)
            try:
                rules.move(live, journal)
            except Pending as pending:
                self.choice = pending.choice
            self.state = live
            if self.choice is not None:
                return
            unasked = unasked + 1 if journal.used == used else 0
            used = journal.used
            self.marks.append(Bookmark(live, mark.answers + used, mark.events + len(self.events)))
            if unasked > MOST_UNASKED:
                raise Refused("endless", moves=MOST_UNASKED)
