"""A moment of silence after whatever may lead to a question in secret, so that pauses of programs tell nothing.

Some are asked only because of what they hold: whether to show it, say. A bot answers that within milliseconds, as does
a page that answers by itself; but a program could tell a few milliseconds from none. So what follows such an answer is
shown after the same while whether or not anybody is asked.

A bot may have to wait until it can think: others think as well, and a process has to start. So where a bot may be asked
in secret, a thought is sent in any case, and the silence counts from when a process gets round to it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from courtyard.server.plays.veil import Veil

if TYPE_CHECKING:
    from courtyard.server.rooms.room import Room

LENGTH: Final = 0.25  # seconds: bots have thought and answered by then, and nobody feels it


class Hush:
    """Falls over a table, and ends by itself."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.length = LENGTH
        self.fallen = 0  # how often
        self.ended = 0.0  # when it did so last, by the clock of the loop
        self.awaits_thought = False
        self._timer: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()
        self._over.set()

    def fall(self) -> None:
        """Something was answered, or a device handed on: perhaps somebody is asked in secret now, perhaps nobody is."""
        play = self.room.table.play
        if play is None or play.over:
            return
        place = len(play.session.answers) - 1
        suspects = play.suspects()
        if not suspects:
            return
        veil = veil_over(place, suspects)
        if not self._over.is_set() and play.veil is not None:
            veil = Veil(play.veil.place, veil.spared & play.veil.spared)
            if self.running and play.betrays(play.session.asked[place]):
                play.veil = veil
                return  # when somebody answered in secret must not be seen by when the hush ends
        play.veil = veil
        self._begin(thought=self.room.driver.plays_for(suspects))

    def resume(self) -> None:
        """The table has just been read: if devices are to be handed round, nobody sees anything before they are."""
        play = self.room.table.play
        if play is not None and self.room.round.on:
            play.veil = veil_over(self.room.round.place, play.suspects())
            self._over.clear()

    @property
    def running(self) -> bool:
        """Whether time has to pass yet; without that it lasts only until devices have been handed round."""
        return self.awaits_thought or self._timer is not None

    @property
    def until(self) -> float | None:
        """When it ends, by the clock of the loop; None: that is not known yet, or there is none."""
        return None if self._timer is None else self._timer.when()

    def _begin(self, *, thought: bool) -> None:
        self.stop()
        self._over.clear()
        self.fallen += 1
        self.awaits_thought = thought
        if not thought:
            self.count(asyncio.get_running_loop().time())

    def count(self, since: float) -> None:
        """There is nothing left to wait for: let it end when its time has passed since then."""
        self.awaits_thought = False
        self._timer = asyncio.get_running_loop().call_at(since + self.length, self.end)

    def check(self) -> None:
        """Somebody came or went: perhaps nobody is left who is to be handed a device."""
        play = self.room.table.play
        if play is not None and play.veil is not None and not self.running:
            self.end()

    def end(self) -> None:
        """Let everybody see what has come of it, once those have been handed their device who share one."""
        self._count_no_more()
        if self.room.round.on:
            self.room.changed()
            return
        self._over.set()
        self.ended = asyncio.get_running_loop().time()
        if self.room.table.play is not None:
            self.room.table.play.veil = None
        self.room.changed()

    def stop(self) -> None:
        self._count_no_more()
        self._over.set()

    def _count_no_more(self) -> None:
        self.awaits_thought = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def over(self) -> None:
        await self._over.wait()


def veil_over(place: int, suspects: frozenset[int]) -> Veil:
    """The answer at this place; where one seat alone could be asked, that seat sees what comes of it."""
    return Veil(place, suspects if len(suspects) == 1 else frozenset())
