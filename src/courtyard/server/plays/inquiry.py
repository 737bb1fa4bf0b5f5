"""Whom the last answer that everybody saw may have led to be asked in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from courtyard.core.rules import Inquiry
    from courtyard.server.plays.play import Play


class Stretch(NamedTuple):
    """From an answer that everybody saw to the next question that everybody sees."""

    place: int  # of the answer among all
    by: int  # whose it was
    inquiries: list[Inquiry]  # as far as everybody knows


def stretch_of(play: Play) -> Stretch | None:
    """The present one; None: nobody has answered anything yet."""
    rules, session = play.rules, play.session
    places = range(len(session.asked) - 1, -1, -1)
    place = next((place for place in places if not rules.betrays(session.asked[place])), None)
    if place is None:
        return None
    before, start = session.asked[place], session.rest_before(place).events
    after = None if play.betrays(session.choice) else session.choice
    since = session.moment(place).events - start
    return Stretch(
        place, int(before.seat), rules.inquiries(session.state, session.events[start:], since, before, after)
    )
