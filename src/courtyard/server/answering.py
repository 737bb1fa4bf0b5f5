"""What is written down of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.answer import write_answer
from courtyard.server.ending import end_of
from courtyard.server.entries import Answered, Patched
from courtyard.server.imprint import imprint

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.server.entries import Entry
    from courtyard.server.play import Play


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
