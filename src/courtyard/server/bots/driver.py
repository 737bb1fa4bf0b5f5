"""Lets bots answer, one question after another, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.server.plays.answer import answered
from courtyard.server.shapes.refusal import Nay
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Collection

    from courtyard.server.bots.thinkers import Bots, Thinkers
    from courtyard.server.plays.play import Play
    from courtyard.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)
MOMENT: Final = 0.2  # seconds between two looks whether a bot may go on
TRY_AGAIN: Final = 5.0  # seconds after which a bot tries again to write down its answer


@dataclass(frozen=True, eq=False)
class Occasion:
    """On which bots think. It is past when somebody takes back an answer, or a seat from a bot."""

    play: Play
    epoch: int
    bots: Bots
    since: float  # by the clock of the loop


class Driver:
    """Runs while the open question of a table is one for a bot, and while it might be one in secret."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something has changed: perhaps a bot is asked now."""
        if not self.busy and self._wanted():
            self.task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def plays_for(self, seats: Collection[int]) -> bool:
        """Whether it would answer if one of these were asked in secret."""
        play, bots = self.room.table.play, self._bots()
        return play is not None and not play.spent and any(bots[seat] is not None for seat in seats)

    def _bots(self) -> Bots:
        return [chair.bot if chair.played_by_bot else None for chair in self.room.table.chairs]

    def _asks_a_bot(self) -> bool:
        """Whether it is a bot that has to answer now."""
        play = self.room.table.play
        choice = None if play is None else play.session.choice
        if play is None or choice is None or play.spent or self.room.broken:
            return False
        if self.room.requests.open and not self._in_secret():
            return False  # nobody may see by it that a bot is asked in secret
        return self.room.table.chairs[choice.seat].played_by_bot

    def _in_secret(self) -> bool:
        """Whether nobody else may know that somebody is asked just now."""
        play = self.room.table.play
        return play is not None and play.betrays(play.session.choice)

    def _wanted(self) -> bool:
        return self._asks_a_bot() or (self.room.hush.awaits_thought and not self.room.broken)

    async def _drive(self) -> None:
        try:
            while self._wanted():
                await self._go_on_when_possible()
        except Conflict:
            LOG.warning("Table %s was changed by somebody else.", self.room.table.code)
        except Nay as nay:
            LOG.warning("Table %s: no bot goes on there: %s", self.room.table.code, nay)
        except Refused as refused:
            LOG.warning("Table %s: a bot cannot go on: %s", self.room.table.code, refused)
        except Exception:
            LOG.exception("Table %s: a bot cannot go on.", self.room.table.code)
        finally:
            if self.room.hush.awaits_thought:  # there will be none, and nobody is to wait for it
                self.room.hush.count(asyncio.get_running_loop().time())

    async def _go_on_when_possible(self) -> None:
        try:
            await self._go_on()
        except SQLAlchemyError as error:
            LOG.error("Table %s cannot be written down: %s", self.room.table.code, reason_of(error))  # noqa: TRY400
            if not self._in_secret():
                self.room.tell(Nay("bot-waits"))
            await asyncio.sleep(TRY_AGAIN)

    async def _go_on(self) -> None:
        """Think; answer at once what is asked in secret, and after a pause what others see a bot asked."""
        play, hush = self.room.table.play, self.room.hush
        assert play is not None
        occasion = Occasion(play, play.epoch, self._bots(), asyncio.get_running_loop().time())
        place, fallen = len(play.session.answers), hush.fallen
        patron = self.room.patron
        thought, began = await self.thinkers.think(play, occasion.bots, "" if patron is None else patron.address)
        for names in thought.in_secret:
            await self._answer(occasion, place, names)
            place += 1
        if hush.awaits_thought and hush.fallen == fallen:
            hush.count(began)
        if thought.openly is not None:
            await self._pause(occasion)
            await self._answer(occasion, place, thought.openly)

    async def _pause(self, occasion: Occasion) -> None:
        """A little, from when others have seen the question."""
        await self.room.hush.over()
        seen = max(occasion.since, self.room.hush.ended)
        await asyncio.sleep(seen + self.room.table.pace / 1000 - asyncio.get_running_loop().time())
        while not self._affordable():  # noqa: ASYNC110 - it is time that is waited for
            await asyncio.sleep(MOMENT)

    def _affordable(self) -> bool:
        """Whether whoever did something here last can pay for another answer of a bot by now."""
        patron = self.room.patron
        return patron is None or patron.affords("bot answer")

    async def _answer(self, occasion: Occasion, place: int, names: list[str]) -> None:
        """If that is still asked: with names, the question that comes after that number of answers."""
        play = occasion.play

        async def answer() -> None:
            choice = play.session.choice
            past = self.room.table.play is not play or play.epoch != occasion.epoch or self._bots() != occasion.bots
            if choice is not None and not past and len(play.session.answers) == place and self._asks_a_bot():
                await self.room.commit(*answered(play, choice, read_answer(play.rules, choice, names)))

        await self.room.change(answer)
