"""Lattices, as much of them as it takes to find a number of which only the leading bits were seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Ints = NDArray[np.int64]

Vector = list[int]


class Reduction:
    """The algorithm of Lenstra, Lenstra and Lovász, in whole numbers throughout.

    `minors[k]` is the determinant of the products of the first k vectors, and `shares[k][j]` how much of the j-th lies
    in the k-th, times a minor: both stay whole.
    """

    def __init__(self, basis: Sequence[Vector]) -> None:
        self.rows = [list(row) for row in basis]
        self.minors = [1] + [0] * len(basis)
        self.shares = [[0] * len(basis) for _ in basis]
        for k in range(len(basis)):
            self.measure(k)

    def measure(self, k: int) -> None:
        minors, shares = self.minors, self.shares
        for j in range(k + 1):
            share = dot(self.rows[k], self.rows[j])
            for i in range(j):
                share = (minors[i + 1] * share - shares[k][i] * shares[j][i]) // minors[i]
            if j < k:
                shares[k][j] = share
            else:
                minors[k + 1] = share

    def shorten(self, k: int, j: int) -> None:
        """Take off the k-th vector what it has of the j-th."""
        minor, shares = self.minors[j + 1], self.shares
        times = (2 * shares[k][j] + minor) // (2 * minor)
        if times:
            self.rows[k] = [mine - times * theirs for mine, theirs in zip(self.rows[k], self.rows[j], strict=True)]
            shares[k][j] -= times * minor
            for i in range(j):
                shares[k][i] -= times * shares[j][i]

    def swap(self, k: int) -> None:
        """Change the places of the k-th vector and the one before it."""
        rows, minors, shares = self.rows, self.minors, self.shares
        rows[k - 1], rows[k] = rows[k], rows[k - 1]
        shares[k - 1][: k - 1], shares[k][: k - 1] = shares[k][: k - 1], shares[k - 1][: k - 1]
        share = shares[k][k - 1]
        minor = (minors[k - 1] * minors[k + 1] + share * share) // minors[k]
        for line in shares[k + 1 :]:
            old = line[k]
            line[k] = (minors[k + 1] * line[k - 1] - share * old) // minors[k]
            line[k - 1] = (minor * old + share * line[k]) // minors[k + 1]
        minors[k] = minor

    def in_order(self, k: int) -> bool:
        """The condition of Lovász, with 0.99 for his 0.75."""
        minors = self.minors
        return 100 * (minors[k + 1] * minors[k - 1] + self.shares[k][k - 1] ** 2) >= 99 * minors[k] ** 2


def reduce_basis(basis: Sequence[Vector]) -> list[Vector]:
    """Short vectors of the same lattice."""
    reduction, k = Reduction(basis), 1
    while k < len(basis):
        reduction.shorten(k, k - 1)
        if reduction.in_order(k):
            for j in range(k - 2, -1, -1):
                reduction.shorten(k, j)
            k += 1
        else:
            reduction.swap(k)
            k = max(k - 1, 1)
    return reduction.rows


def dot(one: Vector, other: Vector) -> int:
    return sum(mine * theirs for mine, theirs in zip(one, other, strict=True))


def near_points(basis: Floats, targets: Floats, within: Floats) -> tuple[Ints, Ints]:
    """All lattice points near some targets: of each the number of its target, and the multiples of the basis vectors.

    `within[k]` is the square of how far apart they may be in the last k + 1 directions that the basis spans.
    """
    directions, spans = np.linalg.qr(basis.T)
    left = targets @ directions  # what is left of each target when the multiples found so far are taken off
    origin = np.arange(len(targets), dtype=np.int64)
    found = np.zeros((len(targets), 0), np.int64)
    distance = np.zeros(len(targets))
    for at in range(len(basis) - 1, -1, -1):
        span = spans[at, at]
        centre, reach = left[:, at] / span, np.sqrt(within[len(basis) - 1 - at] - distance) / abs(span)
        lowest = np.ceil(centre - reach).astype(np.int64)
        count = np.floor(centre + reach).astype(np.int64) - lowest + 1
        twigs = np.repeat(np.arange(len(count)), count)
        first = np.repeat(np.cumsum(count) - count, count)
        times = lowest[twigs] + np.arange(len(twigs)) - first
        distance = distance[twigs] + ((centre[twigs] - times) * span) ** 2
        origin, left = origin[twigs], left[twigs, :at] - times[:, None] * spans[:at, at]
        found = np.column_stack([times, found[twigs]])
    return origin, found
