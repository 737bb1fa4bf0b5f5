"""One game at a table: its session, and what people did to it besides answering."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.server.limits.bounds import MOST_ANSWERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules
    from courtyard.core.seats import Viewer
    from courtyard.core.seed import Seed
    from courtyard.core.session import Session
    from courtyard.server.plays.veil import Veil
    from courtyard.server.shapes.wire import End, Options


NOTE: Final = "note"  # marks what is no event of the game; so do the ids of its messages
UNDONE: Final = "undone"
OFTEN: Final = "undone-often"


@dataclass(frozen=True)
class Note:
    """Something for the log that is no event of the game: the message `tell-<what>`."""

    what: str
    seat: int
    times: int = 1

    @property
    def told(self) -> dict[str, object]:
        told = {"what": self.what, "seat": self.seat, "depth": 0, NOTE: True}
        return told if self.times == 1 else {**told, "what": OFTEN, "times": self.times}

    def after(self, other: Note) -> Note | None:
        """The two as one, if nothing happened between them; None: they have nothing to do with each other."""
        if other.seat != self.seat or (other.what == UNDONE) != (self.what == UNDONE):
            return None
        return replace(self, times=self.times + other.times) if self.what == UNDONE else self


@dataclass
class Play:
    """A game from its start. `epoch` is that of the table: it counts games and undos."""

    rules: Rules[Any]
    options: Options
    seed: Seed = field(repr=False)  # no log is to tell it
    epoch: int
    version: int  # of the rules by which it began
    table: dict[str, object] | None = None  # a start that was set by hand, instead of options and seed
    session: Session[Any] = field(init=False)
    names: list[str] = field(default_factory=list)  # of those who played it to the end, once it is over
    tokens: list[str | None] = field(default_factory=list)  # theirs, too: others may take their seats then
    end: End | None = None  # made when somebody wants to see it
    notes: list[tuple[int, Note]] = field(default_factory=list)  # each with how many events came before it
    veil: Veil | None = None  # what lies over it while it is hushed
    early: bool = False  # whether a question in secret waits until its seat is handed the device that it shares
    joined: set[int] = field(default_factory=set)  # the places of answers that were given in one go with the one before
    undone: list[int] = field(default_factory=list)  # how many events were left each time that answers were taken back

    def __post_init__(self) -> None:
        self.session = self.record().start(self.rules)

    def record(self) -> Record:
        """The game so far, without names."""
        record = Record(self.rules.name, self.version, self.options, self.seed)
        record.table = self.table
        return record

    def suspects(self) -> frozenset[int]:
        """Who may be asked in secret now, because of anything that has happened in the move of the last answer."""
        rules, session = self.rules, self.session
        if not session.answers:
            return frozenset()
        start = session.rest_before(len(session.answers) - 1).events
        return frozenset(seat for event in session.events[start:] for seat in rules.suspects(session.state, event))

    def answer(self, names: list[str], *, joined: bool = False) -> None:
        """`joined`: in one go with the answer before."""
        choice = self.session.choice
        if choice is None:
            raise Refused("game-over")
        self.session.answer(read_answer(self.rules, choice, names))
        if joined:
            self.joined.add(len(self.session.answers) - 1)

    def undo(self, answers: int) -> None:
        self.session.undo(answers)
        self.joined.difference_update(range(len(self.session.answers), len(self.session.answers) + answers))
        self.veil = None
        self.epoch += 1
        self.undone.append(len(self.session.events))
        later = bisect_left(self.notes, len(self.session.events) + 1, key=place_of)
        moved = [note for _, note in self.notes[later:]]
        del self.notes[later:]
        for note in moved:
            self._write_now(note)

    def note(self, what: str, seat: int) -> None:
        self._write_now(Note(what, seat))

    def _write_now(self, note: Note) -> None:
        """Whoever comes and goes, or answers and takes back, fills no log with it as long as nothing happens."""
        place = len(self.session.events)
        for at in range(bisect_left(self.notes, place, key=place_of), len(self.notes)):
            both = note.after(self.notes[at][1])
            if both is not None:
                note = both
                del self.notes[at]
                break
        self.notes.append((place, note))

    @property
    def answers_left(self) -> int:
        """How many more are kept of it."""
        return max(0, MOST_ANSWERS - len(self.session.answers))

    @property
    def spent(self) -> bool:
        """Whether it has gone on for longer than a game is kept."""
        return self.answers_left == 0

    # -- what was asked ------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.session.choice is None

    def asked_after(self, answers: int) -> Choice | None:
        """The question that was open when this number of answers had been given; None: the end."""
        asked = self.session.asked
        return asked[answers] if answers < len(asked) else self.session.choice

    def betrays(self, choice: Choice | None) -> bool:
        return choice is not None and self.rules.betrays(choice)

    def own_places(self, seat: int) -> Sequence[int]:
        """Which of all answers are a seat's own; the next question to it has the number of these."""
        return self.session.places.get(seat, ())

    def awaited(self, choice: Choice | None, viewer: Viewer) -> list[int]:
        """Whose answer is awaited at the question that a viewer sees; what was answered in secret is not."""
        given = choice is not None and choice.seat == viewer and self.held_from(viewer)
        return [] if choice is None or given else [int(choice.seat)]

    def held_from(self, viewer: Viewer) -> bool:
        """Whether more has happened than a viewer may see yet."""
        return self.shown_to(viewer) < len(self.session.answers)

    def shown_to(self, viewer: Viewer) -> int:
        """After how many answers the game stood as this viewer may see it now.

        While somebody is asked only because of what they hold, nobody else gets to see anything new; nor does anybody
        for a moment after whatever may have led to that, whether or not it has.
        """
        answers = len(self.session.answers)
        while answers and self._hidden(self.asked_after(answers), answers, viewer):
            answers -= 1
        return answers

    def _hidden(self, choice: Choice | None, answers: int, viewer: Viewer) -> bool:
        """Whether a viewer may not see the game as it stood at a question, after this number of answers."""
        if choice is not None and self.rules.betrays(choice):
            return choice.seat != viewer or self.early
        veil = self.veil
        return veil is not None and answers > veil.place and viewer not in veil.spared


def place_of(noted: tuple[int, Note]) -> int:
    return noted[0]
