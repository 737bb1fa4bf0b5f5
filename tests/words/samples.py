"""Facts to say a pattern with: every number that some language counts in its own way, and every variant by its key."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

from fluent.syntax import ast
from tests.words.messages import calls, nodes, owner_of, said, selections, variables

from courtyard.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.words.messages import Said

    from courtyard.words import Fact

NUMBERS: Final = (0, 1, 2, 5, 12, 22)
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
PEOPLE: Final = ("Anna", "Béla", "Cili")


def samples(language: str, one: Said) -> Iterator[dict[str, Fact]]:
    """What a pattern of a language may be told, one set of facts after another."""
    parts = list(reached(language, one.pattern))
    names = sorted({name for part in parts for name in variables(part)})
    ways = {name: list(possible(language, name, parts, owner_of(one.message))) for name in names}
    times = max(map(len, ways.values()), default=1)
    columns = [list(islice(cycle(ways[name]), times)) for name in names]
    yield from (dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)) if names else [{}]


def reached(language: str, pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """A pattern and those of the messages that it refers to."""
    yield pattern
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference):
            key = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            yield from reached(language, said(language)[key].pattern)


def possible(language: str, name: str, parts: list[ast.Pattern], game: str | None) -> Iterator[Fact]:
    """What a fact may be, by what the patterns do with it."""
    asked = {called for part in parts for called, given, _ in calls(part) if is_fact(given, name)}
    keys = [key for part in parts for given, keys, _ in selections(part) if is_fact(given, name) for key in keys]
    if "CARD" in asked:
        yield from cards(language, game)[:2]
    elif "CARDS" in asked:
        first, other = (cards(language, game) * 2)[:2]
        yield from ([first], [first, first, other], [first, *[other] * 5])
    elif "LIST" in asked:
        yield from (list(PEOPLE[:1]), list(PEOPLE[:2]), list(PEOPLE))
    elif any(not is_number(key) for key in keys):
        yield from dict.fromkeys(keys)
    else:
        yield from NUMBERS


def is_fact(node: ast.BaseNode, name: str) -> bool:
    return isinstance(node, ast.VariableReference) and node.id.name == name


def is_number(key: str) -> bool:
    return key in CATEGORIES or key.isdecimal()


def cards(language: str, game: str | None) -> list[str]:
    """The cards that a language has names for, of a game or, where a message serves all, of the first one."""
    stem = f"{game or next(iter(GAMES))}-card-"
    return [key.removeprefix(stem) for key in said(language) if key.startswith(stem) and "." not in key]
