"""Taking back an answer: which one, and whether anybody has learnt anything since."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from courtyard.core.choice import Chooser, Pending
from courtyard.core.course import MOST_UNASKED
from courtyard.core.seats import BYSTANDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.state import State
    from courtyard.server.plays.play import Play

# How often the hidden cards are dealt again, to see whether anything else would have come of it. At a glance the
# likeliest card of a deck looks like nothing new; so before an answer is given back, one looks closely.
GLANCE: Final = 4
CLOSELY: Final = 40


def last_answer(play: Play, seat: int) -> int | None:
    """The place of the seat's last answer among all; None: there is none that could be taken back.

    To take back alone what a seat was asked only because of what it holds would tell that it was asked. So that goes
    with the answer before it, as if it had not been asked; and so does what was given in one go with the one before.
    """
    return next((place for place in reversed(play.own_places(seat)) if stands_alone(play, place)), None)


def stands_alone(play: Play, place: int) -> bool:
    """Whether an answer is not taken back with the one before it."""
    return place not in play.joined and not play.betrays(play.session.asked[place])


def answered_since(play: Play, seat: int, place: int) -> bool:
    """Whether a seat has answered again since; what is taken back with the answer at that place does not count."""
    return any(stands_alone(play, later) for later in own_since(play, seat, place))


def own_since(play: Play, seat: int, place: int) -> list[int]:
    """The places of what a seat has answered since, in their order."""
    return list(takewhile(lambda later: later > place, reversed(play.own_places(seat))))[::-1]


def others_answered(play: Play, place: int) -> bool:
    """Whether anybody has answered since a seat did so for the last time; again without what one is asked in secret."""
    return any(stands_alone(play, other) for other in range(len(play.session.asked) - 1, place, -1))


def taught(play: Play, place: int, guesses: int = CLOSELY) -> bool:
    """Whether somebody learnt something by what followed a seat's last answer, which has this place.

    It is so if somebody else answered since, if dice were rolled, or if, with the cards that the seat does not know
    dealt again and again, anybody would have been told now this and now that.
    """
    session = play.session
    seat = int(session.asked[place].seat)
    if others_answered(play, place):
        return True
    before = session.moment(place)
    if not before.state.dice.stand_like(session.state.dice):
        return True
    own, everybody = (BYSTANDER, seat), range(BYSTANDER, len(play.rules.scores(session.state)))
    truth, first = plain(session.events[before.events :], own), None
    for seed in range(guesses):
        events = would_tell(play, place, seed, seat)
        if events is None:
            continue
        story = plain(events, everybody)
        first = story if first is None else first
        # What only others were told in truth does not count, but that it might have been this or that: what comes of
        # this is shown to the seat, which must not read off it what others hold.
        if story != first or plain(events, own) != truth:
            return True
    return False


def plain(events: Sequence[Event], viewers: Sequence[int]) -> list[object]:
    """All that some viewers are told."""
    return [[event.told_to(viewer) for viewer in viewers] for event in events]


def would_tell(play: Play, place: int, seed: int, seat: int) -> list[Event] | None:
    """What would have happened after that answer, had all that its seat does not know been dealt differently.

    None: somebody else would have been asked for what they hold. Nobody would have been told of that, so it says
    nothing here either; nor does what was in fact answered to such a question.
    """
    session, rules = play.session, play.rules
    start = session.rest_before(place)
    guess = Guess(rules, session.answers[start.answers : place + 1], seat, seed)
    guess.since = [(session.asked[later], session.answers[later]) for later in own_since(play, seat, place)]
    state = rules.copy(start.state)
    try:
        for _ in range(MOST_UNASKED):
            if rules.over(state):
                break
            rules.move(state, guess)
    except Pending as pending:
        if pending.choice.seat != seat and play.betrays(pending.choice):
            return None
    return guess.events


class Guess(Chooser):
    """Answers as was answered, but deals again at the last of these questions; hears what happens from there on.

    `since` is what its seat was asked in secret after that, with its answers.
    """

    def __init__(self, rules: Any, answers: list[list[int]], seat: int, seed: int) -> None:  # noqa: ANN401 - of any game
        super().__init__()
        self.listens = True
        self.rules = rules
        self.answers = answers
        self.seat = seat
        self.seed = seed
        self.used = 0
        self.since: list[tuple[Choice, list[int]]] = []
        self.events: list[Event] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        if self.used == len(self.answers):
            if not self.since or not alike(self.since[0][0], choice):
                raise Pending(choice)
            return self.since.pop(0)[1]
        self.used += 1
        if self.used == len(self.answers):
            self.rules.redeal(state, self.seat, self.seed)
        return self.answers[self.used - 1]

    def hear(self, event: Event) -> None:
        if self.used == len(self.answers):
            self.events.append(event)


def alike(one: Choice, other: Choice) -> bool:
    """Whether the same answers fit two questions."""
    return (one.seat, one.why, one.options()) == (other.seat, other.why, other.options())
