"""Bots, thinking in processes of their own so that nobody waits for them."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext
from typing import TYPE_CHECKING, Any, Final

from courtyard.bots import find_bot
from courtyard.bots.find import RANDOM
from courtyard.core.answer import write_answer
from courtyard.core.choice import Journal, Pending
from courtyard.core.dice import Dice
from courtyard.core.seed import guess_of
from courtyard.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor
    from multiprocessing.process import BaseProcess

    from courtyard.server.play import Play

LOG: Final = logging.getLogger(__name__)
LONGEST_THOUGHT: Final = 20.0  # seconds, counted where it is thought
LONGEST_ABSENCE: Final = 40.0  # seconds, counted here: a process has to start, and may be too frozen to count
PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
ATTEMPTS: Final = 2  # a process that dies takes thoughts along that were not at fault


class Thinkers:
    """Those who think for the bots. Where one fails, dies or never ends, its question is answered at random."""

    def __init__(
        self, start: Callable[[], Executor], patience: float = LONGEST_THOUGHT, longest: float = LONGEST_ABSENCE
    ) -> None:
        self._start = start
        self._patience = patience
        self._longest = longest
        self._executor = start()
        self._turns = asyncio.Semaphore(PROCESSES)  # who has one has a process, which is to begin at once

    async def answer(self, play: Play, bot: str) -> list[str]:
        """What a bot answers to the open question, by names."""
        for _ in range(ATTEMPTS):
            executor = self._executor
            job = think_in_time, self._patience, *thought(play, bot)
            try:
                async with self._turns, asyncio.timeout(self._longest):
                    executor = self._executor  # another one may have come while this one waited
                    return await asyncio.get_running_loop().run_in_executor(executor, *job)
            except TimeoutError:
                LOG.error("A process does not answer while the bot %s is thinking.", bot)  # noqa: TRY400 - as below
                self._replace(executor)
            except BrokenExecutor:
                LOG.error("A process died while the bot %s was thinking.", bot)  # noqa: TRY400 - there is no more to tell
                self._replace(executor)
            except Exception:
                LOG.exception("The bot %s failed.", bot)
                break
        return await asyncio.to_thread(think, *thought(play, RANDOM))

    def _replace(self, dead: Executor) -> None:
        """By another one, unless somebody has done so already."""
        if self._executor is dead:
            end(dead)
            self._executor = self._start()

    def close(self) -> None:
        end(self._executor)


def thought(play: Play, bot: str) -> tuple[Any, ...]:
    """What `think` wants to know of the open question."""
    session = play.session
    start = session.rest_before(len(session.answers))
    answers = session.answers[start.answers :]
    return play.rules.name, bot, play.rules.dump(start.state), answers, guess_of(play.seed, len(session.answers))


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


def think_in_time(patience: float, *question: Any) -> list[str]:  # noqa: ANN401 - what `think` takes
    """Think, but not for ever: then this process ends, and says where it was.

    The time spent waiting for a process does not count. Nothing but the end of the process stops compiled code.
    """
    if parent_process() is None:
        return think(*question)
    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        return think(*question)
    finally:
        faulthandler.cancel_dump_traceback_later()


class Processes(ProcessPoolExecutor):
    """As many as there are processors to spare. Knows them, so that also one that is frozen can be ended."""

    def __init__(self) -> None:
        self.context = Remembering()
        super().__init__(PROCESSES, self.context, initializer=settle_in)


class Remembering(SpawnContext):
    """Starts processes from scratch, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[BaseProcess] = []

    def Process(self, *given: Any, **named: Any) -> BaseProcess:  # type: ignore[override] # noqa: ANN401, N802 - as multiprocessing calls it
        process = super().Process(*given, **named)
        self.started.append(process)
        return process


def start_processes() -> Executor:
    return Processes()


def end(executor: Executor) -> None:
    """Also what hangs: nothing that it is told would reach a frozen process."""
    executor.shutdown(wait=False)
    if isinstance(executor, Processes):
        for process in executor.context.started:
            if process.is_alive():
                process.kill()


def settle_in() -> None:
    """In a new process: the server decides when to end, and when it has ended there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)
