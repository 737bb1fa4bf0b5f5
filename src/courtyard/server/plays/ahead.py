"""The question after the next answer, where whoever is asked can foresee it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from courtyard.core.answer import check_answer
from courtyard.core.choice import Journal
from courtyard.core.course import Course
from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.server.plays.play import Play
    from courtyard.speech import Speech


class Step(NamedTuple):
    """An answer, what is asked after it, and how the game has come there."""

    places: list[int]
    choice: Choice
    course: Course[Any]


def step_ahead(play: Play, speech: Speech) -> Step | None:
    """None: one cannot see beyond any answer.

    Only where the same seat is asked at once: between two questions that are further apart cards may have been drawn.
    """
    choice = play.session.choice
    places = None if choice is None else speech.ahead(choice)
    if choice is None or places is None:
        return None
    try:
        course = play.session.foresee(places)
    except Refused:  # nobody would ever be asked again
        return None
    after = course.choice
    if after is None or after.seat != choice.seat or play.betrays(after) or len(course.marks) > 1:
        return None
    return Step(places, after, course)


def foresee_both(play: Play, step: Step, then: list[int]) -> Course[Any]:
    """What would come of this step and the next answer; refuse one that is not allowed."""
    check_answer(play.rules, step.choice, then)
    session = play.session
    rest = session.rest_before(len(session.answers))
    return Course(play.rules, rest, Journal([*session.answers[rest.answers :], step.places, then]))
