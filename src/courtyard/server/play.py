"""One game at a table: its session, and what people did to it besides answering."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from courtyard.core.answer import read_answer
from courtyard.core.record import Record

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules
    from courtyard.core.session import Session
    from courtyard.server.wire import End, Options


@dataclass(frozen=True)
class Note:
    """Something for the log that is no event of the game: the message `tell-<what>`."""

    what: str
    seat: int


@dataclass
class Play:
    """A game from its start. `epoch` is that of the table: it counts games and undos."""

    rules: Rules[Any]
    options: Options
    seed: int
    epoch: int
    version: int  # of the rules by which it began
    session: Session[Any] = field(init=False)
    names: list[str] = field(default_factory=list)  # of those who played it to the end, once it is over
    tokens: list[str | None] = field(default_factory=list)  # theirs, too: others may take their seats then
    end: End | None = None  # made when somebody wants to see it
    notes: list[tuple[int, Note]] = field(default_factory=list)  # each with how many events came before it

    def __post_init__(self) -> None:
        self.session = self.record().start(self.rules)

    def record(self) -> Record:
        """The game so far, without names."""
        return Record(self.rules.name, self.version, self.options, self.seed)

    def answer(self, names: list[str]) -> None:
        choice = self.session.choice
        assert choice is not None  # only then was an answer written down
        self.session.answer(read_answer(self.rules, choice, names))

    def undo(self, answers: int) -> None:
        self.session.undo(answers)
        left = len(self.session.events)
        self.notes = [(min(place, left), note) for place, note in self.notes]
        self.epoch += 1

    def note(self, what: str, seat: int) -> None:
        self.notes.append((len(self.session.events), Note(what, seat)))

    # -- what was asked ------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.session.choice is None

    def asked_after(self, answers: int) -> Choice | None:
        """The question that was open when so many answers had been given; None: the end."""
        asked = self.session.asked
        return asked[answers] if answers < len(asked) else self.session.choice

    def betrays(self, choice: Choice | None) -> bool:
        return choice is not None and self.rules.betrays(choice)

    def own_answers(self, seat: int) -> list[list[int]]:
        """What a seat answered so far; the next question to it has the number of these."""
        pairs = zip(self.session.asked, self.session.answers, strict=True)
        return [answer for choice, answer in pairs if choice.seat == seat]

    def shown_to(self, viewer: int) -> int:
        """After how many answers the game stood as this viewer may see it now.

        While somebody is asked only because of what they hold, nobody else gets to see anything new.
        """
        answers = len(self.session.answers)
        while answers:
            choice = self.asked_after(answers)
            if choice is None or choice.seat == viewer or not self.rules.betrays(choice):
                break
            answers -= 1
        return answers
