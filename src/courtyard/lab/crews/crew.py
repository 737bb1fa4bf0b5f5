"""Work in portions, and those who do it: this process, several processes, or a cluster. Results come in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")  # a portion of work
R = TypeVar("R")  # what comes of it
AHEAD: Final = 4  # portions for each member of a crew that may be given out while an earlier one is still missing


class Crew(ABC, Generic[T, R]):
    """Does portions of work, and gives back what came of them in whatever order. A context to leave when done."""

    size: int

    @abstractmethod
    def give(self, number: int, portion: T) -> None:
        """A portion to do, as soon as somebody has time for it."""

    @abstractmethod
    def collect(self) -> list[tuple[int, R]]:
        """Wait until something is done; results with the numbers of their portions."""

    @abstractmethod
    def dismiss(self) -> None:
        """Whatever is still being done is given up."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.dismiss()


def in_order(crew: Crew[T, R], portions: Iterable[T]) -> Iterator[R]:
    """What comes of each portion, in order. Only a few are given out at a time, however many there are."""
    left = enumerate(portions)
    given, missing = 0, 0
    done: dict[int, R] = {}
    while True:
        while given - missing < AHEAD * crew.size and (following := next(left, None)) is not None:
            crew.give(*following)
            given += 1
        if given == missing:
            return
        while missing not in done:
            done.update(crew.collect())
        yield done.pop(missing)
        missing += 1


class Alone(Crew[T, R]):
    """Nobody but this process."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.size = 1
        self.work = work
        self.waiting: deque[tuple[int, T]] = deque()

    def give(self, number: int, portion: T) -> None:
        self.waiting.append((number, portion))

    def collect(self) -> list[tuple[int, R]]:
        number, portion = self.waiting.popleft()
        return [(number, self.work(portion))]

    def dismiss(self) -> None:
        self.waiting.clear()
