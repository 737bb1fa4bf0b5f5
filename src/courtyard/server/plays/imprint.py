"""A question in a few letters: by these one sees later whether other rules ask the same."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from courtyard.core.answer import offered

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules


def imprint(rules: Rules[Any], choice: Choice | None) -> str:
    """Who is asked what, and what they may choose from; nothing: the game is over.

    Not of the whole position: that takes fifteen times as long, and it would look like another one as soon as only the
    way has changed in which a position is written down. What is dealt differently shows in a question soon enough.
    Options go by name, for their numbers change when cards are added.
    """
    if choice is None:
        return ""
    options = ",".join(f"{choice.copies(place)} {name}" for place, name in enumerate(offered(rules, choice)))
    question = f"{choice.seat} {choice.why} {choice.least} {choice.most} {options}"
    return f"{zlib.crc32(question.encode()):08x}"
