"""A game in progress: where the last move began, and the answers given since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from courtyard.core.answer import check_answer
from courtyard.core.choice import Journal
from courtyard.core.course import Bookmark, Course
from courtyard.core.errors import Refused
from courtyard.core.position import Position
from courtyard.core.rules import Rules, S

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event

MOST_BOOKMARKS: Final = 64  # each holds a whole table
LATEST: Final = 32  # of these none is dropped


class Moment(Generic[S]):
    """The table as it was at some question, and how much had been told by then."""

    def __init__(self, state: S, choice: Choice | None, events: int) -> None:
        self.state = state
        self.choice = choice
        self.events = events


class Session(Generic[S]):
    """Answers one question after another.

    An answer is written down, and its move runs again from the bookmark before it: all there ever is to keep is the
    start and the answers. Of the bookmarks the latest are kept, and of older ones the fewer the older they are: to go
    back to a moment costs at most in proportion to how long ago it was.
    """

    def __init__(self, rules: Rules[S], start: S) -> None:
        self.rules = rules
        self.answers: list[list[int]] = []
        self.asked: list[Choice] = []  # the questions that were answered
        self.places: dict[int, list[int]] = {}  # by seat, which of all answers are its own
        self.events: list[Event] = []
        self.state: S = start  # as it is now, in the middle of a move where a question is open
        self.choice: Choice | None = None  # the open question; None: the game is over
        self._bookmarks: list[Bookmark[S]] = [Bookmark(start, 0, 0)]
        self._foreseen: tuple[list[int], Course[S]] | None = None  # the last answer that was tried, and its course
        self._advance()

    def answer(self, answer: list[int]) -> None:
        """Answer the open question, or refuse."""
        course = self.foresee(answer)
        assert self.choice is not None
        self.places.setdefault(int(self.choice.seat), []).append(len(self.answers))
        self.answers.append(answer[:])
        self.asked.append(self.choice)
        self._follow(course)

    def foresee(self, answer: list[int]) -> Course[S]:
        """What would come of an answer; refuse one that is not allowed, or after which nobody is ever asked again."""
        choice = self.choice
        if choice is None:
            raise Refused("game-over")
        check_answer(self.rules, choice, answer)
        mark = self._bookmarks[-1]
        if self._foreseen is None or self._foreseen[0] != answer:
            self._foreseen = (answer[:], Course(self.rules, mark, Journal([*self.answers[mark.answers :], answer])))
        return self._foreseen[1]

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers."""
        if not 0 <= answers <= len(self.answers):
            raise Refused("few-answers", given=len(self.answers), wanted=answers)
        kept = len(self.answers) - answers
        del self.answers[kept:]
        del self.asked[kept:]
        for places in self.places.values():
            while places and places[-1] >= kept:
                places.pop()
        while self._bookmarks[-1].answers > kept:
            self._bookmarks.pop()
        self._advance()

    def look_back(self, answers: int) -> Session[S]:
        """The game as it was after this number of answers."""
        past = self.fork()
        past.undo(len(self.answers) - answers)
        return past

    def moment(self, answers: int) -> Moment[S]:
        """The table after this number of answers; it costs no more than playing on from the rest before it."""
        if answers == len(self.answers):
            return Moment(self.state, self.choice, len(self.events))
        mark = self.rest_before(answers)
        course = Course(self.rules, mark, Journal(self.answers[mark.answers : answers]))
        return Moment(course.state, course.choice, mark.events + len(course.events))

    def position(self) -> Position[S]:
        """Where the game stands now, to search from: whatever is played there leaves this game alone."""
        mark = self._bookmarks[-1]
        return Position(self.rules, mark.state, self.answers[mark.answers :])

    def rest_before(self, answers: int) -> Bookmark[S]:
        """The last kept rest with no more than this number of answers before it."""
        return next(mark for mark in reversed(self._bookmarks) if mark.answers <= answers)

    def fork(self) -> Session[S]:
        """A session of its own that goes on from here."""
        twin = Session(self.rules, self._bookmarks[0].state)
        twin.answers = [answer[:] for answer in self.answers]
        twin.asked = self.asked[:]
        twin.places = {seat: places[:] for seat, places in self.places.items()}
        twin.events = self.events[:]
        twin._bookmarks = self._bookmarks[:]
        twin._advance()
        return twin

    @property
    def at_rest(self) -> bool:
        """Whether no move is half done."""
        return self._bookmarks[-1].answers == len(self.answers)

    def _advance(self) -> None:
        """Run moves until one asks what nobody has answered yet."""
        mark = self._bookmarks[-1]
        self._follow(Course(self.rules, mark, Journal(self.answers[mark.answers :])))

    def _follow(self, course: Course[S]) -> None:
        """Let it come as it was foreseen from the last bookmark."""
        del self.events[self._bookmarks[-1].events :]
        self.events += course.events
        for mark in course.marks:
            self._keep(mark)
        self.state = course.state
        self.choice = course.choice
        self._foreseen = None

    def _keep(self, mark: Bookmark[S]) -> None:
        """One bookmark after each answer is enough; whatever came since then without a question need not run again."""
        if len(self._bookmarks) > 1 and self._bookmarks[-1].answers == mark.answers:
            self._bookmarks.pop()
        self._bookmarks.append(mark)
        if len(self._bookmarks) > MOST_BOOKMARKS:
            del self._bookmarks[self._dispensable()]

    def _dispensable(self) -> int:
        """The bookmark without which the gap is smallest, in proportion to how long ago it began."""
        now = self._bookmarks[-1].answers
        found, smallest = 1, 1.0
        for place in range(1, len(self._bookmarks) - LATEST):
            before = self._bookmarks[place - 1].answers
            gap = (self._bookmarks[place + 1].answers - before) / (now - before)
            if gap < smallest:
                found, smallest = place, gap
        return found
