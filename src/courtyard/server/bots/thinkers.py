"""Bots, thinking in processes of their own so that nobody waits for them."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import signal
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from courtyard.bots import find_bot
from courtyard.bots.find import RANDOM
from courtyard.core.answer import write_answer
from courtyard.core.dice import Dice
from courtyard.core.position import Position
from courtyard.core.seed import guess_of
from courtyard.games import find_game
from courtyard.server.bots.queue import Queue

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor
    from multiprocessing.process import BaseProcess

    from courtyard.core.seed import Seed
    from courtyard.server.plays.play import Play

LOG: Final = logging.getLogger(__name__)
LONGEST_THOUGHT: Final = 20.0  # seconds, counted where it is thought
LONGEST_ABSENCE: Final = 40.0  # seconds, counted here: a process has to start, and may be too frozen to count
PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
LESS_URGENT: Final = 5  # as the system counts it
ATTEMPTS: Final = 2  # a process that dies takes thoughts along that were not at fault


Bots: TypeAlias = list[str | None]  # by seat; None: a person plays there


class Thought(NamedTuple):
    """What bots answer, by names, from the open question on."""

    in_secret: list[list[str]]  # as long as they are asked like this
    openly: list[str] | None  # and to what comes then; None: no bot is asked that


class Thinkers:
    """Those who think for the bots. Where one fails, dies or never ends, its question is answered at random."""

    def __init__(
        self, start: Callable[[], Executor], patience: float = LONGEST_THOUGHT, longest: float = LONGEST_ABSENCE
    ) -> None:
        self.patience = patience
        self.longest = longest
        self._start = start
        self._executor = start()
        self._turns = Queue(PROCESSES)  # with a turn comes a process, which is to begin at once

    async def think(self, play: Play, bots: Bots, house: str) -> tuple[Thought, float]:
        """What bots answer, and when a process got round to thinking of it, by the clock of the loop.

        They think for a house, and houses take turns: a stranger's many bots are no reason for others to wait.
        It may be that none of them is asked anything: that is found out where it takes nobody's time.
        """
        names = ", ".join(sorted({bot for bot in bots if bot is not None}))
        loop, asked = asyncio.get_running_loop(), question(play)
        for _ in range(ATTEMPTS):
            executor = self._executor
            job = think_in_time, self.patience, bots, *asked
            try:
                async with self._turns.of(house), asyncio.timeout(self.longest):
                    executor = self._executor  # another one may have come while this one waited
                    thought, taken = await loop.run_in_executor(executor, *job)
                    return thought, loop.time() - taken
            except TimeoutError:
                LOG.error("A process does not answer while it thinks for %s.", names)  # noqa: TRY400 - as below
                self._replace(executor)
            except BrokenExecutor:
                LOG.error("A process died while it thought for %s.", names)  # noqa: TRY400 - there is no more to tell
                self._replace(executor)
            except Exception:
                LOG.exception("A bot failed: %s.", names)
                break
        began = loop.time()
        at_random: Bots = [None if bot is None else RANDOM for bot in bots]
        return await asyncio.to_thread(think, at_random, *asked), began

    def _replace(self, dead: Executor) -> None:
        """By another one, unless somebody has done so already."""
        if self._executor is dead:
            kill(dead)
            dead.shutdown(wait=False)
            self._executor = self._start()

    def close(self) -> None:
        """Waits for the thread that minds the processes: Python, ending beside it, may trip over what it closes."""
        kill(self._executor)
        self._executor.shutdown(wait=True)


def question(play: Play) -> tuple[Any, ...]:
    """What `think` wants to know of the open question, but for the bots."""
    session = play.session
    start = session.rest_before(len(session.answers))
    answers = session.answers[start.answers :]
    return play.rules.name, play.rules.dump(start.state), answers, play.seed, len(session.answers)


def think(
    bots: Bots, game: str, start: dict[str, object], answers: list[list[int]], seed: Seed, number: int
) -> Thought:
    """A bot is shown the table with all that its seat cannot know dealt again.

    Its answer depends on the game alone: one that is taken up again goes on as it would have gone on.
    """
    rules = find_game(game)
    position = Position(rules, rules.load(start), answers)
    in_secret: list[list[str]] = []
    while True:
        choice = position.choice
        bot = None if choice is None else bots[choice.seat]
        if choice is None or bot is None:
            return Thought(in_secret, None)
        dice = Dice(guess_of(seed, number + len(in_secret)))
        guess = position.copy()
        guess.redeal(int(choice.seat), dice.roll(1 << 30))
        answer = find_bot(game, bot, dice.roll(1 << 30)).consider(guess, choice)
        names = write_answer(rules, choice, answer)
        if not rules.betrays(choice):
            return Thought(in_secret, names)
        in_secret.append(names)
        position.answer(answer)


def think_in_time(patience: float, *asked: Any) -> tuple[Thought, float]:  # noqa: ANN401 - what `think` takes
    """Think, but not for ever: then this process ends, and says where it was. Also tells how long it took.

    The time spent waiting for a process does not count. Nothing but the end of the process stops compiled code.
    """
    began = time.monotonic()
    if parent_process() is None:
        return think(*asked), time.monotonic() - began
    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        return think(*asked), time.monotonic() - began
    finally:
        faulthandler.cancel_dump_traceback_later()


def settle_in() -> None:
    """In a new process: the server decides when to end, and when it has ended there is nothing left to do.

    People come first: while the server wants the processor, thoughts can wait.
    """
    if sys.platform != "win32":
        os.nice(LESS_URGENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


class Processes(ProcessPoolExecutor):
    """As many as there are processors to spare. Knows them, so that even a frozen one can be ended."""

    def __init__(self, settle: Callable[[], None] = settle_in) -> None:
        self.context = Remembering()
        super().__init__(PROCESSES, self.context, initializer=settle)


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


def kill(executor: Executor) -> None:
    """End its processes by force: nothing else would reach a frozen one."""
    if isinstance(executor, Processes):
        for process in executor.context.started:
            if process.is_alive():
                process.kill()
