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
# Of which kind a fact for NAME or NAMES is. A kind is what the ids of its messages begin with.
FAMILIES: Final = {
    **dict.fromkeys("town towns crown place".split(), "town"),
    **dict.fromkeys("province provinces".split(), "province"),
    **dict.fromkeys("good goods".split(), "good"),
    **dict.fromkeys("prize prizes tile".split(), "prize"),
    **dict.fromkeys("symbol influence".split(), "symbol"),
    "bonus": "bonus",
}
CARD: Final = "card"
NAMING: Final = frozenset({"CARD", "CARDS", "NAME", "NAMES"})
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
    if "LIST" in asked:
        yield from (list(PEOPLE[:1]), list(PEOPLE[:2]), list(PEOPLE))
    elif asked & {"CARDS", "NAMES"}:
        first, other = (things(language, name, game) * 2)[:2]
        yield from ([first], [first, first, other], [first, *[other] * 5])
    elif asked & {"CARD", "NAME"}:
        yield from [*things(language, name, game)[:2], *(key for key in keys if key == "none")]
    elif any(not is_number(key) for key in keys):
        yield from dict.fromkeys(keys)
    else:
        yield from NUMBERS


def is_fact(node: ast.BaseNode, name: str) -> bool:
    return isinstance(node, ast.VariableReference) and node.id.name == name


def is_number(key: str) -> bool:
    return key in CATEGORIES or key.isdecimal()


def speaker_of(one: Said) -> str:
    """The game in whose words a pattern is said: its own, or the first if it names things and serves all, or none."""
    return owner_of(one.message) or (next(iter(GAMES)) if families(one) else "")


def families(one: Said) -> set[str]:
    """The kinds of names that a pattern asks for."""
    return {family_of(given) for called, given, _ in calls(one.pattern) if called in NAMING}


def family_of(given: ast.BaseNode) -> str:
    """The kind of what CARD, CARDS, NAME or NAMES is called with."""
    return FAMILIES.get(given.id.name, CARD) if isinstance(given, ast.VariableReference) else CARD


def things(language: str, name: str, game: str | None) -> list[str]:
    """What a fact for CARD, CARDS, NAME or NAMES may be, as the code gives it."""
    family = FAMILIES.get(name, CARD)
    found = [member.removeprefix("card-") for member in members(language, family, game)]
    if family in {"town", "province"}:
        return [*(f"{thing}={thing.title()}" for thing in found), f"{family}-atlantis=Atlantis"]
    return [f"{thing}-7" if thing == "prize-tile" else thing for thing in found]


def members(language: str, family: str, game: str | None) -> list[str]:
    """The messages of a language that are names of one kind; of the first game where a message serves all of them."""
    stem = f"{game or next(iter(GAMES))}-"
    return [key.removeprefix(stem) for key in said(language) if key.startswith(f"{stem}{family}-") and "." not in key]
