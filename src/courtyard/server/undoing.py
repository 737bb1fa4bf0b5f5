"""Taking back an answer: which one, and whether anybody has learnt anything since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from courtyard.core.choice import Choice, Chooser, Pending
from courtyard.core.session import MOST_UNASKED

if TYPE_CHECKING:
    from courtyard.core.event import Event
    from courtyard.core.state import State
    from courtyard.server.play import Play

# How often the hidden cards are dealt again, to see whether anything else would have come of it. At a glance the
# likeliest card of a deck looks like nothing new; so before an answer is given back, one looks closely.
GLANCE: Final = 4
CLOSELY: Final = 40
STRAYED: Final = "strayed"


def last_answer(play: Play, seat: int) -> int | None:
    """The place of the seat's last answer among all; None: there is none that could be taken back.

    Not what a seat was asked only because of what it holds: to take it back would tell that it was asked.
    """
    asked = play.session.asked
    for place in range(len(asked) - 1, -1, -1):
        if asked[place].seat == seat:
            return None if play.rules.betrays(asked[place]) else place
    return None


def answered_since(play: Play, seat: int, place: int) -> bool:
    """Whether a seat has answered again since; what it was asked because of what it holds does not count."""
    since = play.session.asked[place + 1 :]
    return any(choice.seat == seat and not play.rules.betrays(choice) for choice in since)


def taught(play: Play, place: int, guesses: int = CLOSELY) -> bool:
    """Whether somebody learnt something by what followed the answer at some place.

    It is so if somebody else answered since, if dice were rolled, or if anybody would have been told something else,
    had the cards that the seat did not know been others.
    """
    session, rules = play.session, play.rules
    seat = session.asked[place].seat
    since = session.asked[place + 1 :]
    if any(choice.seat != seat and not rules.betrays(choice) for choice in since):
        return True
    before = session.look_back(place)
    if before.state.dice.word != session.state.dice.word:
        return True
    told = plain(play, session.events[len(before.events) :])
    return any(would_tell(play, place, seed, int(seat)) not in (None, told) for seed in range(guesses))


def plain(play: Play, events: list[Event]) -> list[object]:
    """All that anybody is told."""
    viewers = range(-1, len(play.rules.scores(play.session.state)))
    return [[event.told_to(viewer) for viewer in viewers] for event in events]


def would_tell(play: Play, place: int, seed: int, seat: int) -> list[object] | None:
    """What all would have been told after that answer, had all that its seat does not know been dealt otherwise.

    None: somebody would have been asked for a card that they did not hold in truth, or not asked for one that they did.
    """
    session, rules = play.session, play.rules
    start = session.rest_before(place)
    guess = Guess(rules, session.answers[start.answers :], session.asked[start.answers :], place - start.answers)
    guess.seed, guess.seat = seed, int(seat)
    state, asked = rules.copy(start.state), None
    try:
        for _ in range(MOST_UNASKED):
            if rules.over(state):
                break
            rules.move(state, guess)
    except Pending as pending:
        asked = pending.choice
    wanted = session.asked[start.answers + guess.used] if guess.strayed else session.choice
    if not same(asked, wanted) and (play.betrays(asked) or play.betrays(wanted)):
        return None
    return [STRAYED] if guess.strayed else plain(play, guess.events)


class Guess(Chooser):
    """Answers as was answered, but deals again at one of the questions; hears what happens from there on."""

    def __init__(self, rules: Any, answers: list[list[int]], asked: list[Choice], turning: int) -> None:  # noqa: ANN401
        super().__init__()
        self.listens = True
        self.rules = rules
        self.answers = answers
        self.asked = asked
        self.turning = turning  # the place of the question at which to deal again
        self.seed = 0
        self.seat = 0
        self.used = 0
        self.strayed = False  # whether it came to another question than was answered in truth
        self.events: list[Event] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        while self.used < len(self.asked) and not alike(choice, self.asked[self.used]):
            if self.used <= self.turning or not self.rules.betrays(self.asked[self.used]):
                break
            self.used += 1  # who has other cards now is not asked for them
        if self.used == len(self.asked):
            raise Pending(choice)
        if not alike(choice, self.asked[self.used]):
            self.strayed = True
            raise Pending(choice)
        if self.used == self.turning:
            self.rules.redeal(state, self.seat, self.seed)
        self.used += 1
        return self.answers[self.used - 1]

    def hear(self, event: Event) -> None:
        if self.used > self.turning:
            self.events.append(event)


def same(one: Choice | None, other: Choice | None) -> bool:
    return one is other or (one is not None and other is not None and alike(one, other))


def alike(one: Choice, other: Choice) -> bool:
    """Whether two questions are the same."""
    return (
        (one.seat, one.why, one.least, one.most, one.about, one.whom, one.options())
        == (other.seat, other.why, other.least, other.most, other.about, other.whom, other.options())
    )  # fmt: skip
