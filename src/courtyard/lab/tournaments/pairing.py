"""Who meets whom in a tournament."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, islice
from math import comb
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST: Final = 100  # tables of more than two; where there could be more, a fair part of them is played


def tables(players: int, size: int) -> list[list[int]]:
    """All pairs. Of larger tables all possible ones, or enough that everybody meets everybody about equally often.

    Where there are too few players to fill a table, some of them take several seats of it.
    """
    if players < size:
        shared = combinations_with_replacement(range(players), size)
        return [list(table) for table in shared if len(set(table)) == players]
    if size > 2 and comb(players, size) > MOST:
        return list(islice(fair_tables(players, size), MOST))
    return [list(table) for table in combinations(range(players), size)]


def fair_tables(players: int, size: int) -> Iterator[list[int]]:
    """Table after table, begun by whoever has played least, filled up with those the others there have met least."""
    met = [[0] * players for _ in range(players)]
    played = [0] * players
    while True:
        table: list[int] = []
        while len(table) < size:
            free = (player for player in range(players) if player not in table)
            table.append(min(free, key=lambda one: (sum(met[one][other] for other in table), played[one], one)))
        for player in table:
            played[player] += 1
            for other in table:
                met[player][other] += 1
        yield sorted(table)
