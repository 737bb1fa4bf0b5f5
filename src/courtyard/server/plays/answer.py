"""What is written down of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.answer import write_answer
from courtyard.server.plays.ahead import foresee_both
from courtyard.server.plays.imprint import imprint
from courtyard.server.plays.outcome import end_of
from courtyard.server.shapes.entries import Answered, Patched

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.course import Course
    from courtyard.server.plays.ahead import Step
    from courtyard.server.plays.play import Play
    from courtyard.server.shapes.entries import Entry


def answered(play: Play, choice: Choice, places: list[int]) -> list[Entry]:
    """The answer; before it, if the game began by other rules, that these go on with it; after it the end, if it ends.

    They are kept together or not at all. Refuses what the rules do not allow.
    """
    course = play.session.foresee(places)
    return [*patch(play), entry_of(play, choice, places, course), *end_after(play, course)]


def answered_both(play: Play, choice: Choice, step: Step, then: list[int]) -> list[Entry]:
    """The same for a step ahead and the answer to what is asked after it."""
    course = foresee_both(play, step, then)
    first = entry_of(play, choice, step.places, step.course)
    second = entry_of(play, step.choice, then, course)
    second.joined = True
    return [*patch(play), first, second, *end_after(play, course)]


def patch(play: Play) -> list[Entry]:
    return [] if play.version == play.rules.version else [Patched(version=play.rules.version)]


def entry_of(play: Play, choice: Choice, places: list[int], course: Course[Any]) -> Answered:
    return Answered(names=write_answer(play.rules, choice, places), then=imprint(play.rules, course.choice))


def end_after(play: Play, course: Course[Any]) -> list[Entry]:
    return [end_of(play.rules, course.state)] if course.choice is None else []
