"""What there is to see after the end: standings with reasons, and how the points grew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.choice import Journal
from courtyard.server.plays.share import write_share
from courtyard.server.shapes.entries import Ended
from courtyard.server.shapes.wire import CurvePoint, End, Standing

if TYPE_CHECKING:
    from courtyard.core.rules import Rules
    from courtyard.server.plays.play import Play


def make_end(play: Play, record: str) -> End:
    """For a game that is over; `record` is where its record can be fetched."""
    rules = play.rules
    ended = end_of(rules, play.session.state)
    return End(
        names=play.names,
        standings=ended.standings,
        curve=curve(play),
        ending=ended.ending,
        share=write_share(rules.name, play.options, play.seed),
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


def curve(play: Play) -> list[CurvePoint]:
    """The game is played again: a point whenever a turn is over, and one at the end."""
    rules = play.rules
    state = rules.new(play.options, play.seed)
    journal = Journal(play.session.answers)
    points = [point(rules, state)]
    while not rules.over(state):
        rules.move(state, journal)
        now = point(rules, state)
        if now.turns != points[-1].turns:
            points.append(now)
        points[-1].scores = now.scores
    return points


def point(rules: Rules[Any], state: Any) -> CurvePoint:  # noqa: ANN401 - a state belongs to its rules
    return CurvePoint(turns=rules.turns(state), scores=rules.scores(state))
