"""Bots that think when and where the test says so, however fast or slow the machine is."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Executor, Future
from typing import TYPE_CHECKING, Any

from tests.patience import PATIENCE

from courtyard.server.bots.thinkers import question, think

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.server.bots.thinkers import Bots
    from courtyard.server.plays.play import Play


class Gate(Executor):
    """Holds every thought that is sent until it is let through."""

    def __init__(self) -> None:
        self.is_open = False
        self.held: deque[Callable[[], None]] = deque()
        self._come = asyncio.Event()

    def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:  # noqa: ANN401 - as any Executor
        future: Future[Any] = Future()
        self.held.append(lambda: future.set_result(fn(*given, **named)))
        self._come.set()
        if self.is_open:
            self.lets_one_through()
        return future

    async def holds_one(self) -> None:
        """Wait until a thought has come."""
        async with asyncio.timeout(PATIENCE):
            while not self.held:
                self._come.clear()
                await self._come.wait()

    def lets_one_through(self) -> None:
        self.held.popleft()()

    def opens(self) -> None:
        """From now on every thought passes at once."""
        self.is_open = True
        while self.held:
            self.lets_one_through()


def everywhere(play: Play, bot: str) -> Bots:
    """That bot on every seat."""
    return [bot] * len(play.rules.scores(play.session.state))


def openly(play: Play, bot: str) -> list[str]:
    """What a bot answers to the open question, which is not asked in secret."""
    thought = think(everywhere(play, bot), *question(play))
    assert not thought.in_secret
    assert thought.openly is not None
    return thought.openly
