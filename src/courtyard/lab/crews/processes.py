"""Several processes on this machine. One that dies is replaced, and what it was at is done again."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final, Generic

from courtyard.core.errors import Refused
from courtyard.lab.crews.crew import Crew, R, T

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from courtyard.core.phrase import Fact

IN_HAND: Final = 2  # portions that a worker has, so that it need not wait for the next one
MOST_LOSSES: Final = 3  # of workers with the same portion: then it is the portion's fault


class Lost(Refused):
    """A portion of work that ends every process that tries it."""

    def __init__(self, id: str, portion: Any, /, **facts: Fact) -> None:  # noqa: A002, ANN401 - any work has its own
        super().__init__(id, **facts)
        self.portion = portion


class Worker(Generic[T]):
    """A process, the line to it, and the portions that it has."""

    def __init__(self, work: Callable[[T], object]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far, work), daemon=True)
        with uninterrupted():
            self.process.start()
        far.close()  # so that the line breaks when the process ends
        self.portions: deque[tuple[int, T]] = deque()

    def give(self, number: int, portion: T) -> None:
        self.portions.append((number, portion))
        with suppress(OSError):  # if it is dead, that will be seen when somebody listens to it
            self.line.send((number, portion))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is started in here never hears of Ctrl-C, which a terminal sends to all processes: the first one decides."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(line: Connection[Any, Any], work: Callable[[T], object]) -> None:
    """What a worker does until nobody is left who wants anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, portion = line.recv()
        except EOFError:
            return
        result, trouble = None, None
        try:
            result = work(portion)
        except Exception as error:  # noqa: BLE001 - whoever gave the work is told
            error.add_note(traceback.format_exc())
            trouble = error
        line.send((number, result, trouble))


class Processes(Crew[T, R]):
    """Several processes, each of which does one portion after another."""

    def __init__(self, work: Callable[[T], R], size: int) -> None:
        self.size = size
        self.work = work
        self.workers: list[Worker[T]] = []
        self.waiting: deque[tuple[int, T]] = deque()
        self.losses: Counter[int] = Counter()

    def give(self, number: int, portion: T) -> None:
        self.waiting.append((number, portion))
        self.share_out()

    def share_out(self) -> None:
        """To whoever has least; to somebody new while nobody is idle and there may be more."""
        while self.waiting:
            if len(self.workers) < self.size and all(worker.portions for worker in self.workers):
                self.workers.append(Worker(self.work))
            worker = min(self.workers, key=lambda worker: len(worker.portions))
            if len(worker.portions) == IN_HAND:
                return
            worker.give(*self.waiting.popleft())

    def collect(self) -> list[tuple[int, R]]:
        done: list[tuple[int, R]] = []
        while not done:
            ready = wait([worker.line for worker in self.workers if worker.portions])
            for worker in [worker for worker in self.workers if worker.line in ready]:
                done += self.hear(worker)
            self.share_out()
        return done

    def hear(self, worker: Worker[T]) -> list[tuple[int, R]]:
        try:
            number, result, trouble = worker.line.recv()
        except (EOFError, OSError):
            self.replace(worker)
            return []
        if trouble is not None:
            raise trouble
        worker.portions.popleft()
        return [(number, result)]

    def replace(self, worker: Worker[T]) -> None:
        """Its portions are the next ones to be done, by whoever has time."""
        worker.end()
        self.workers.remove(worker)
        number, portion = worker.portions[0]
        self.losses[number] += 1
        if self.losses[number] == MOST_LOSSES:
            raise Lost("process-lost", portion, times=MOST_LOSSES)
        self.waiting.extendleft(reversed(worker.portions))

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers.clear()
