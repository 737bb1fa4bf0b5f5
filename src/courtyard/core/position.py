"""A question in a game, in the middle of a move or not: what a search begins from and plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import i64

from courtyard.core.answer import check_answer
from courtyard.core.choice import THINK, Chooser, Journal
from courtyard.core.course import Bookmark, Course
from courtyard.core.errors import Refused
from courtyard.core.rules import Rules, S, play_out

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.seats import Viewer
    from courtyard.core.state import State


class Script(Journal):
    """A journal that also tells where the table was dealt again; when it is at its end, somebody plays on.

    Guesses stand under the number of answers before them: the seed of a deal for the seat that is asked then. Whoever
    plays on hears what comes of the question after this number of answers.
    """

    def __init__(
        self, rules: Rules[Any], answers: list[list[int]], guesses: dict[int, int], player: Chooser, question: int
    ) -> None:
        super().__init__(answers)
        self.rules = rules
        self.guesses = guesses
        self.player = player
        self.question = question
        self.listens = player.listens

    def choose(self, choice: Choice, state: State) -> list[int]:
        number = self.used
        if number in self.guesses:
            self.rules.redeal(state, int(choice.seat), self.guesses[number])
        if number < len(self.answers):
            return super().choose(choice, state)
        self._hand_over()
        return self.player.choose(choice, state)

    def reflex(self, why: str, seat: i64, state: State) -> i64:
        """Nobody plays past what is written here, and a guess waits for its question."""
        if self.used < len(self.answers) or self.used in self.guesses:
            return THINK
        self._hand_over()
        return self.player.reflex(why, seat, state)

    def hear(self, event: Event) -> None:
        if self.used > self.question:
            self.player.hear(event)

    def _hand_over(self) -> None:
        """What was guessed at this question is not guessed again at the next."""
        if self.used == len(self.answers):
            self.used += 1


class Position(Generic[S]):
    """Where a game stands at a question: the last rest, the answers since, and where it was dealt again since.

    A table alone is not enough: in the middle of a move it does not tell which card asks. `state` is the table at the
    question, to look at; it is changed through the position alone. What it guesses for a seat depends on what that
    seat knows, but for the rest before, which holds the truth: a bot redeals before it does anything else.
    """

    def __init__(
        self,
        rules: Rules[S],
        rest: S,
        answers: list[list[int]] | None = None,
        guesses: dict[int, int] | None = None,
        reached: tuple[S, Choice | None] | None = None,
    ) -> None:
        self.rules = rules
        self._rest: S = rest  # never changes
        self._answers: list[list[int]] = [] if answers is None else answers[:]
        self._guesses: dict[int, int] = {} if guesses is None else guesses.copy()
        self.state: S = rest
        self.choice: Choice | None = None  # the open question; None: the game is over
        if reached is None:
            self._advance()
        else:
            self.state, self.choice = reached

    def copy(self) -> Position[S]:
        """A twin that goes its own way."""
        reached = self.rules.copy(self.state), self.choice
        return Position(self.rules, self._rest, self._answers, self._guesses, reached)

    def redeal(self, seat: Viewer, seed: int) -> None:
        """Guess again all that a seat cannot know. At a question it must be the seat that is asked.

        For another one the very cards might be dealt away that the question offers.
        """
        choice = self.asked()
        if choice.seat != seat:
            raise Refused("other-seat", asked=choice.seat, question=choice.why, seat=seat)
        self._guesses[len(self._answers)] = seed
        self.rules.redeal(self.state, seat, seed)

    def answer(self, answer: list[int]) -> None:
        """Answer the question and go on to the next one or to the end; or refuse."""
        check_answer(self.rules, self.asked(), answer)
        self._answers.append(answer[:])
        self._advance()

    def play(self, player: Chooser) -> str:
        """Let a player, or a `Seats` of several, play to the end; tell how it ended."""
        state = self.rules.copy(self._rest)
        if self.choice is not None:
            self.rules.move(state, Script(self.rules, self._answers, self._guesses, player, len(self._answers)))
        ending = play_out(self.rules, state, player)
        self._rest = self.state = state
        self._answers, self._guesses, self.choice = [], {}, None
        return ending

    def asked(self) -> Choice:
        """The open question; or refuse if the game is over."""
        if self.choice is None:
            raise Refused("game-over")
        return self.choice

    def script(self, answer: list[int], player: Chooser) -> Script:
        """All that leads from the last rest to an answer, and somebody who plays on from there."""
        check_answer(self.rules, self.asked(), answer)
        return Script(self.rules, [*self._answers, answer], self._guesses.copy(), player, len(self._answers))

    def rest(self) -> S:
        """The table at the last rest, as it truly was: for whoever plays the script, and not to be changed."""
        return self._rest

    def _advance(self) -> None:
        """Run moves until one asks what is not answered yet. What is finished becomes the last rest."""
        script = Script(self.rules, self._answers, self._guesses, Chooser(), len(self._answers))
        course = Course(self.rules, Bookmark(self._rest, 0, 0), script)
        if course.marks:
            done = course.marks[-1].answers
            self._rest = course.marks[-1].state
            self._answers = self._answers[done:]
            self._guesses = {number - done: seed for number, seed in self._guesses.items() if number >= done}
        self.state, self.choice = course.state, course.choice

    # -- as any other value of Python ----------------------------------------------------------------------------------
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state == other.state and self.choice == other.choice

    def __repr__(self) -> str:
        return f"<position: {self.state!r}, {self.choice!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.rules, self._rest, self._answers, self._guesses)
