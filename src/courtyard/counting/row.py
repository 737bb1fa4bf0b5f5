"""Whole numbers in a row that are counted up: by player, by seat, by whatever is numbered from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterator


@mypyc_attr(acyclic=True)
class Row:
    """A fixed number of them, all 0 at first. Raising one makes no new object, as it would in a list."""

    __slots__ = ("_cells",)

    def __init__(self, size: int) -> None:
        self._cells: vec[i64] = vec[i64]([0] * size)

    def at(self, place: i64) -> i64:
        return self._cells[place]

    def increase(self, place: i64, number: i64) -> None:
        self._cells[place] += number

    def clear(self) -> None:
        for place in range(len(self._cells)):
            self._cells[place] = 0

    def add(self, numbers: list[int]) -> None:
        """A number for each place."""
        for place, number in enumerate(numbers):
            self.increase(place, number)

    def numbers(self) -> list[int]:
        return [int(number) for number in self._cells]

    # -- as any other sequence -----------------------------------------------------------------------------------------
    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers())

    def __getitem__(self, place: int) -> int:
        return int(self._cells[place])

    def __eq__(self, other: object) -> bool:
        """Any list of the same numbers is its equal."""
        return self.numbers() == (other.numbers() if isinstance(other, Row) else other)

    def __repr__(self) -> str:
        return f"<row: {self.numbers()}>"
