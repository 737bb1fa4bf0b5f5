"""What there is to see after the end: standings with reasons, and how the points grew, and a sentence on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.server.plays.share import write_share
from courtyard.server.shapes.entries import Ended
from courtyard.server.shapes.wire import CurvePoint, End, Message, Standing
from courtyard.speech import find_speech
from courtyard.speech.tale import finish_of

if TYPE_CHECKING:
    from courtyard.core.rules import Rules
    from courtyard.server.plays.play import Play


def make_end(play: Play, record: str | None) -> End:
    """For a game that is over; `record` is where its record can be fetched, if it is kept."""
    rules = play.rules
    ended, finish = end_of(rules, play.session.state), finish_of(play.session, play.names)
    tale = find_speech(rules.name).tale(finish)
    return End(
        names=play.names,
        standings=ended.standings,
        curve=[CurvePoint(turns=mark.turns, scores=mark.scores) for mark in finish.curve],
        ending=ended.ending,
        story=Message(id=tale.message, facts={**tale.facts}),
        share=write_share(rules.name, play.options, play.seed) if play.table is None else None,
        record=record,
    )


def end_of(rules: Rules[Any], state: Any) -> Ended:  # noqa: ANN401 - a state belongs to its rules
    """How a finished game came out."""
    standings = [
        Standing(
            seat=standing.seat,
            rank=standing.rank,
            score=standing.score,
            turns=standing.turns,
            reasons=list(standing.reasons),
        )
        for standing in rules.standings(state)
    ]
    return Ended(standings=standings, ending=rules.ending(state))
