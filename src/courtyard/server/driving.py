"""Lets bots answer, one question after another, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.server.answering import answered
from courtyard.server.pulse import reason_of
from courtyard.server.refusing import Nay
from courtyard.server.store import Conflict

if TYPE_CHECKING:
    from courtyard.server.room import Room
    from courtyard.server.thinking import Thinkers

LOG: Final = logging.getLogger(__name__)
MOMENT: Final = 0.2  # seconds between two looks whether a bot may go on
TRY_AGAIN: Final = 5.0  # seconds after which a bot tries again to write down its answer


class Driver:
    """Runs while the open question of a table is one for a bot."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something has changed: perhaps a bot is asked now."""
        if not self.busy and self._bot() is not None:
            self.task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def _bot(self) -> str | None:
        """The bot that has to answer now; None: a person, or nobody."""
        table = self.room.table
        play = table.play
        choice = None if play is None else play.session.choice
        if play is None or choice is None or play.spent or self.room.broken:
            return None
        if self.room.requests.open and not self._in_secret():
            return None  # nobody may see by it that a bot is asked in secret
        chair = table.chairs[choice.seat]
        return chair.bot if chair.played_by_bot else None

    def _in_secret(self) -> bool:
        """Whether nobody else may know that somebody is asked just now."""
        play = self.room.table.play
        return play is not None and play.betrays(play.session.choice)

    async def _drive(self) -> None:
        try:
            while (bot := self._bot()) is not None:
                await self._answer_when_possible(bot)
        except Conflict:
            LOG.warning("Table %s was changed by somebody else.", self.room.table.code)
        except Nay as nay:
            LOG.warning("Table %s: no bot goes on there: %s", self.room.table.code, nay)
        except Refused as refused:
            LOG.warning("Table %s: a bot cannot go on: %s", self.room.table.code, refused)
        except Exception:
            LOG.exception("Table %s: a bot cannot go on.", self.room.table.code)

    async def _answer_when_possible(self, bot: str) -> None:
        try:
            await self._answer(bot)
        except SQLAlchemyError as error:
            LOG.error("Table %s cannot be written down: %s", self.room.table.code, reason_of(error))  # noqa: TRY400
            if not self._in_secret():
                self.room.tell(Nay("bot-waits"))
            await asyncio.sleep(TRY_AGAIN)

    def _affordable(self) -> bool:
        """Whether who did something here last may have another answer of a bot by now."""
        patron = self.room.patron
        return patron is None or patron.affords("bot answer")

    async def _pause(self) -> None:
        """A little, from when others have seen the question; one that they may not know of is answered at once."""
        if not self._in_secret():
            await self.room.hush.over()
            await asyncio.sleep(self.room.table.pace / 1000)
            while not self._affordable():  # noqa: ASYNC110 - it is time that is waited for
                await asyncio.sleep(MOMENT)

    async def _answer(self, bot: str) -> None:
        """Think, and wait before an answer that others see."""
        table = self.room.table
        play = table.play
        assert play is not None
        choice = play.session.choice
        assert choice is not None
        asked = (play.epoch, len(play.session.answers))
        names, _ = await asyncio.gather(self.thinkers.answer(play, bot), self._pause())

        async def answer() -> None:
            if table.play is play and (play.epoch, len(play.session.answers)) == asked and self._bot() == bot:
                await self.room.commit(*answered(play, choice, read_answer(play.rules, choice, names)))

        await self.room.change(answer)
