"""Hands devices that several people share to everybody who might be asked in secret, whether or not they are.

At such a device all see who is handed it. If only holders were, that would tell what they hold. So all who may be
asked, as far as everybody knows, are handed it one after another in the order of the questions (ADR 32). Whoever is
asked answers; all others say that they are ready. Until the round is over nobody is shown what has come of it.
"""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.server.plays.inquiry import stretch_of

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.server.plays.inquiry import Stretch
    from courtyard.server.rooms.room import Room
    from courtyard.server.tables.table import Table

NEVER: Final = (0, -1)
ANY: Final = ""


class Stop(NamedTuple):
    """Somebody who may be asked in secret."""

    seat: int
    whys: frozenset[str]  # what they may be asked
    handed: bool  # the device, for it; else they are only waited for, if they are asked

    def fits(self, choice: Choice | None) -> bool:
        """Whether a question in secret is one that is put here."""
        return choice is not None and choice.seat == self.seat and not self.whys.isdisjoint({choice.why, ANY})


class Round:
    """Kept only in memory: after a restart, everybody in it is handed the device once more."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._since = NEVER  # the epoch, and the place of the answer that led to it
        self._stops: list[Stop] = []
        self._passed = 0  # of these

    @property
    def on(self) -> bool:
        """Whether somebody has yet to be handed a device."""
        return any(stop.handed for stop in self._stops[self._passed :])

    @property
    def seat(self) -> int | None:
        """Who is to have a device now; None: nobody, or somebody elsewhere has to answer first."""
        stop = self._stop
        return stop.seat if stop is not None and stop.handed else None

    @property
    def place(self) -> int:
        """Of the answer that led to it, among all."""
        return self._since[1]

    @property
    def _stop(self) -> Stop | None:
        return self._stops[self._passed] if self._passed < len(self._stops) else None

    @property
    def _secret(self) -> Choice | None:
        """The open question, if it is one in secret."""
        play = self.room.table.play
        return play.session.choice if play is not None and play.betrays(play.session.choice) else None

    # -- what happens --------------------------------------------------------------------------------------------------
    def follow(self) -> None:
        """Somebody sat down, left, or let a bot play; or the game has gone on."""
        table = self.room.table
        play = table.play
        stretch = None if play is None or play.over or not table.shared else stretch_of(play)
        if play is None or stretch is None:
            self._since, self._stops, self._passed = NEVER, [], 0
        else:
            since = (play.epoch, stretch.place)
            self._passed = self._passed if since == self._since else 0
            self._since, self._stops = since, stops_of(stretch, table)
            self._pass_by()
        if play is not None:
            play.early = self._is_early()

    def answered(self, choice: Choice) -> bool:
        """A question was: whoever had the device for it is ready, unless they are asked the same again. Tells which."""
        stop = self._stop
        handed = stop is not None and stop.handed and stop.fits(choice) and self._is_secret(choice)
        ready = stop is not None and handed and not stop.fits(self._secret)
        self._passed += 1 if ready else 0
        self.follow()
        return ready

    def hand_on(self) -> None:
        """Whoever has the device has nothing to decide."""
        self._passed += 1
        self.follow()

    def skip(self) -> None:
        """An answer was taken back: whoever might have been asked before it has had the device."""
        self.follow()
        self._passed = len(self._stops)

    def _is_secret(self, choice: Choice) -> bool:
        play = self.room.table.play
        return play is not None and play.betrays(choice)

    def _pass_by(self) -> None:
        """Go on to whoever is to be handed a device, unless somebody who needs none is asked before."""
        secret = self._secret
        while (stop := self._stop) is not None and not stop.handed and not stop.fits(secret):
            self._passed += 1
        unforeseen = secret is not None and self.room.table.shares(int(secret.seat))
        if secret is not None and unforeseen and not any(stop.fits(secret) for stop in self._stops[self._passed :]):
            self._stops.insert(self._passed, Stop(int(secret.seat), frozenset({secret.why}), handed=True))

    def _is_early(self) -> bool:
        """Whether the question in secret is one for later: others have to be handed the device before."""
        secret, stop = self._secret, self._stop
        if secret is None or not self.room.table.shares(int(secret.seat)):
            return False
        return stop is None or not stop.fits(secret)


def stops_of(stretch: Stretch, table: Table) -> list[Stop]:
    """What is asked of one seat in a row is one stop. The one who has just answered has the device already."""
    stops: list[Stop] = []
    for seat, inquiries in groupby(stretch.inquiries, attrgetter("seat")):
        handed = table.shares(seat) and (bool(stops) or seat != stretch.by)
        stops.append(Stop(seat, frozenset(inquiry.why for inquiry in inquiries), handed))
    return stops
