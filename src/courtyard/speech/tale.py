"""How a game came out, told in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from courtyard.core.choice import Journal
from courtyard.core.seats import BYSTANDER
from courtyard.speech.telling import told_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.rules import Standing
    from courtyard.core.session import Session
    from courtyard.speech.speech import Told
    from courtyard.words import Plain


class Mark(NamedTuple):
    """How many turns everybody had begun, and the points of everybody then, by seat."""

    turns: list[int]
    scores: list[int]


class Tale(NamedTuple):
    """The sentence: a message, and what it speaks of."""

    message: str
    facts: dict[str, Plain]


@dataclass(frozen=True)
class Finish:
    """A finished game, as far as everybody knows it."""

    standings: Sequence[Standing]  # by seat
    curve: Sequence[Mark]  # the start, and whenever a turn was over
    told: Sequence[Told]
    names: Sequence[str]

    @property
    def winners(self) -> list[Standing]:
        return [standing for standing in self.standings if standing.rank == 1]

    @property
    def second(self) -> Standing:
        """The best of those who did not win; where everybody did, any of them."""
        others = [standing for standing in self.standings if standing.rank > 1]
        return min(others or self.standings, key=lambda standing: standing.rank)

    @property
    def margin(self) -> int:
        return self.winners[0].score - self.second.score

    def best_but(self, seat: int, mark: Mark) -> int:
        """Of the other seats, one with most points then."""
        others = [other for other in range(len(mark.scores)) if other != seat]
        return max(others, key=lambda other: mark.scores[other])

    def ahead_since(self, seat: int) -> int:
        """The place in the curve from which on a seat was ahead of all others; its length: never."""
        place = len(self.curve)
        for mark in reversed(self.curve):
            if mark.scores[seat] <= mark.scores[self.best_but(seat, mark)]:
                break
            place -= 1
        return place


def finish_of(session: Session[Any], names: Sequence[str]) -> Finish:
    """What there is to tell of a game that is over."""
    standings = session.rules.standings(session.state)
    return Finish(standings, curve_of(session), told_to(session.events, BYSTANDER), names)


def curve_of(session: Session[Any]) -> list[Mark]:
    """The game is played again: a mark whenever a turn is over, and one at the end."""
    rules = session.rules
    state = rules.copy(session.rest_before(0).state)
    journal = Journal(session.answers)
    marks = [Mark(rules.turns(state), rules.scores(state))]
    while not rules.over(state):
        rules.move(state, journal)
        now = Mark(rules.turns(state), rules.scores(state))
        if now.turns == marks[-1].turns:
            marks.pop()
        marks.append(now)
    return marks


def plain_tale(finish: Finish) -> Tale:
    """For any game: a tie, since when the winner was ahead, and by how much."""
    winners, names = finish.winners, finish.names
    points = winners[0].score
    if len(winners) > 1:
        return Tale("story-shared", {"names": [names[winner.seat] for winner in winners], "points": points})
    seat = winners[0].seat
    facts: dict[str, Plain] = {"player": names[seat], "other": names[finish.second.seat], "points": points}
    if finish.margin <= 0:
        return Tale("story-tie", facts)
    since, last = finish.ahead_since(seat), len(finish.curve) - 1
    facts["margin"], facts["turns"] = finish.margin, max(finish.curve[last].turns)
    if since >= last:
        before = finish.curve[max(last - 1, 0)]
        return Tale("story-last", {**facts, "other": names[finish.best_but(seat, before)]})
    facts["turn"] = max(finish.curve[since].turns)
    return Tale("story-start" if facts["turn"] in {0, 1} else "story-since", facts)
