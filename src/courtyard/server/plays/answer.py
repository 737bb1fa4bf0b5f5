"""What is written down of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.answer import write_answer
from courtyard.server.plays.imprint import imprint
from courtyard.server.plays.outcome import end_of
from courtyard.server.shapes.entries import Answered, Patched

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.server.plays.play import Play
    from courtyard.server.shapes.entries import Entry


def answered(play: Play, choice: Choice, places: list[int]) -> list[Entry]:
    """The answer; before it, if the game began by other rules, that these go on with it; after it the end, if it ends.

    They are kept together or not at all. Refuses what the rules do not allow.
    """
    course, rules = play.session.foresee(places), play.rules
    entries: list[Entry] = [] if play.version == rules.version else [Patched(version=rules.version)]
    entries.append(Answered(names=write_answer(rules, choice, places), then=imprint(rules, course.choice)))
    if course.choice is None:
        entries.append(end_of(rules, course.state))
    return entries
