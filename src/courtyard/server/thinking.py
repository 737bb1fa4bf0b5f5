"""Bots, thinking in processes of their own so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Final

from courtyard.bots import find_bot
from courtyard.bots.find import RANDOM
from courtyard.core.answer import write_answer
from courtyard.core.choice import Journal, Pending
from courtyard.core.dice import Dice
from courtyard.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from courtyard.server.play import Play

LOG: Final = logging.getLogger(__name__)
LONGEST_THOUGHT: Final = 20.0  # seconds


class Thinkers:
    """Those who think for the bots. One that dies or never ends is replaced, and its question answered at random."""

    def __init__(self, start: Callable[[], Executor], patience: float = LONGEST_THOUGHT) -> None:
        self._start = start
        self._patience = patience
        self._executor = start()

    async def answer(self, play: Play, bot: str) -> list[str]:
        """What a bot answers to the open question, by names."""
        executor = self._executor
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(executor, think, *thought(play, bot))
        except (BrokenExecutor, TimeoutError) as error:
            LOG.error("The bot %s did not come to an end (%s).", bot, type(error).__name__)  # noqa: TRY400
            if self._executor is executor:
                executor.shutdown(wait=False, cancel_futures=True)
                self._executor = self._start()
            return await asyncio.to_thread(think, *thought(play, RANDOM))

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def thought(play: Play, bot: str) -> tuple[Any, ...]:
    """What `think` wants to know of the open question."""
    session = play.session
    start = session.rest_before(len(session.answers))
    answers = session.answers[start.answers :]
    return play.rules.name, bot, play.rules.dump(start.state), answers, play.seed + 1000 * len(session.answers)


def think(game: str, bot: str, start: dict[str, object], answers: list[list[int]], seed: int) -> list[str]:
    """A bot's answer, by names. It is shown the table with all that its seat cannot know dealt again.

    The answer depends on the game alone: one that is taken up again goes on as it would have gone on.
    """
    rules, dice = find_game(game), Dice(seed)
    state = rules.load(start)
    try:
        rules.move(state, Journal(answers))
    except Pending as pending:
        choice = pending.choice
        rules.redeal(state, int(choice.seat), dice.roll(1 << 30))
        return write_answer(rules, choice, find_bot(game, bot, dice.roll(1 << 30)).choose(choice, state))
    raise ValueError("Nobody is asked anything.")


def start_processes() -> Executor:
    """As many processes as there are processors to spare."""
    workers = max(1, min(4, (os.cpu_count() or 2) - 1))
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=settle_in)


def settle_in() -> None:
    """In a new process: the server decides when to end, and when it has ended there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)
