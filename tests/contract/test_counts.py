"""How many ways there are to answer the next questions of some fixed tables, counted in two ways and always the same.

A figure that changes means that a question is asked, or an answer allowed, that was not before. Chance is fixed: the
ways are those of the players alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from courtyard.core.session import Session
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.core.position import Position

LIMIT = 10_000  # answers to one question


class Table(NamedTuple):
    name: str
    game: str
    start: dict[str, object]  # options, or a table that is set by hand
    counts: list[int]  # by how many questions were answered


TABLES = [
    Table("first game", "dominion", {"players": 2, "kingdom": "first-game", "start": 0}, [5, 25, 129, 587, 2655]),
    Table("three players", "dominion", {"players": 3, "kingdom": "interaction", "start": 1}, [4, 16, 81, 397, 2115]),
    Table(
        "attacks and reactions",
        "dominion",
        {
            "seats": [
                {"hand": ["Throne Room", "Militia", "Cellar"], "deck": ["Copper", "Moat", "Estate", "Gold"]},
                {"hand": ["Moat", "Secret Chamber", "Copper", "Estate", "Silver"], "deck": ["Gold", "Curse"]},
                {"hand": ["Copper", "Copper", "Estate", "Duchy"]},
            ]
        },
        [4, 12, 77, 389, 3124],
    ),
    # No action, Chapel or Remodel; then a Copper or not, any of three cards, or one of three.
    Table(
        "trashing and gaining",
        "dominion",
        {"seats": [{"hand": ["Chapel", "Remodel", "Estate", "Copper"], "deck": ["Silver"] * 5}, {"hand": ["Curse"]}]},
        [3, 13, 42, 114, 504, 2322],
    ),
    Table("three maharajas", "tajmahal", {"players": 3, "start": 0}, [13, 94, 694, 2946]),
    Table("five maharajas", "tajmahal", {"players": 5, "start": 2}, [7, 102, 1272]),
]
CASES = [(table, depth) for table in TABLES for depth in range(1, len(table.counts) + 1)]


def begin(table: Table) -> Session[Any]:
    rules = find_game(table.game)
    if "seats" in table.start:
        return Session(rules, rules.arrange(table.start))
    return Session(rules, rules.new(rules.settle(table.start, 1), 1))


def count(position: Position[Any], depth: int) -> int:
    """The ways to answer so many more questions, or fewer where the game ends before."""
    if depth == 0 or position.choice is None:
        return 1
    ways = 0
    for answer in position.choice.answers(LIMIT):
        then = position.copy()
        then.answer(answer)
        ways += count(then, depth - 1)
    return ways


def count_by_undoing(session: Session[Any], depth: int) -> int:
    if depth == 0 or session.choice is None:
        return 1
    ways = 0
    for answer in session.choice.answers(LIMIT):
        session.answer(answer)
        ways += count_by_undoing(session, depth - 1)
        session.undo()
    return ways


@pytest.mark.parametrize(("table", "depth"), CASES, ids=[f"{table.name}-{depth}" for table, depth in CASES])
def test_there_are_as_many_ways_as_ever(table: Table, depth: int) -> None:
    session = begin(table)
    assert count(session.position(), depth) == table.counts[depth - 1]
    assert count_by_undoing(session, depth) == table.counts[depth - 1]
