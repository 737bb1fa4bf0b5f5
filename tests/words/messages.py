"""The messages of a language, taken apart."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast

from courtyard.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

Entry = ast.Message | ast.Term


class Said(NamedTuple):
    """One pattern: what a message says, or one of its attributes (“” for the message itself)."""

    message: str
    attribute: str
    pattern: ast.Pattern

    @property
    def key(self) -> str:
        return f"{self.message}.{self.attribute}" if self.attribute else self.message


@cache
def entries(language: str) -> list[ast.EntryType]:
    folder = files("courtyard.words").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def named_entries(language: str) -> list[Entry]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]


@cache
def said(language: str) -> dict[str, Said]:
    """All patterns of a language, by `id` and `id.attribute`."""
    found: list[Said] = []
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found += [Said(entry.id.name, "", entry.value)] if entry.value else []
            found += [Said(entry.id.name, attribute.id.name, attribute.value) for attribute in entry.attributes]
    return {one.key: one for one in found}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def variables(node: ast.BaseNode) -> set[str]:
    return {one.id.name for one in nodes(node) if isinstance(one, ast.VariableReference)}


def selections(node: ast.BaseNode) -> Iterator[tuple[ast.BaseNode, list[str], str]]:
    """What is selected on, the keys of the variants, and which of them is the default."""
    for one in nodes(node):
        if isinstance(one, ast.SelectExpression):
            keys = [name_of_key(variant) for variant in one.variants]
            yield one.selector, keys, next(name_of_key(variant) for variant in one.variants if variant.default)


def name_of_key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def calls(node: ast.BaseNode) -> Iterator[tuple[str, ast.BaseNode, dict[str, str]]]:
    """Each call of a function: its name, what it is called with, and its named arguments."""
    for one in nodes(node):
        if isinstance(one, ast.FunctionReference):
            named = {argument.name.name: str(argument.value.parse()["value"]) for argument in one.arguments.named}
            yield one.id.name, one.arguments.positional[0], named


def owner_of(name: str) -> str | None:
    """The game that a file or a message belongs to by its name."""
    return next((game for game in GAMES if name.partition(".")[0] == game or name.startswith(f"{game}-")), None)
