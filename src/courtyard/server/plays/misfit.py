"""Whether the present rules play a game as other rules played it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from courtyard.core.errors import Refused
from courtyard.server.plays.imprint import imprint
from courtyard.server.plays.outcome import end_of
from courtyard.server.plays.play import Play
from courtyard.server.shapes.entries import Undone

if TYPE_CHECKING:
    from courtyard.core.phrase import Phrase
    from courtyard.core.rules import Rules
    from courtyard.server.plays.chronicle import Chronicle


@dataclass(frozen=True)
class Misfit:
    """Where it goes differently: at its start, at an answer, at what is asked after one, or at its end."""

    why: Literal["start", "answer", "asked", "longer", "end"]  # longer: it would go on where it ended
    answer: int  # its number
    reason: str | Phrase = ""  # what the rules say


def misfit(rules: Rules[Any], told: Chronicle) -> Misfit | None:
    """Where a game would go differently; None: it goes the same."""
    again = play_again(rules, told)
    return again if isinstance(again, Misfit) else None


def play_again(rules: Rules[Any], told: Chronicle) -> Play | Misfit:
    """The game by these rules, with all that was taken back, if it goes the same."""
    number = 0
    try:
        play = Play(rules, told.options, told.started.seed, 0, told.version)
        for deed in told.deeds:
            number = len(play.session.answers) + 1
            if isinstance(deed, Undone):
                play.undo(deed.answers)
                continue
            play.answer(deed.names)
            if deed.then is not None and deed.then != imprint(rules, play.session.choice):
                return Misfit("asked", number)
    except Exception as error:  # noqa: BLE001 - whatever these rules do with what those allowed
        reason = error.phrase if isinstance(error, Refused) else type(error).__name__
        return Misfit("answer" if number else "start", number, reason)
    number = len(play.session.answers)
    if told.finish is not None and not play.over:
        return Misfit("longer", number)
    # Of games that were patched after their rules had gone it is only known that they ended.
    known = told.ended is not None and bool(told.ended.standings)
    if known and told.ended != end_of(rules, play.session.state):
        return Misfit("end", number)
    return play
