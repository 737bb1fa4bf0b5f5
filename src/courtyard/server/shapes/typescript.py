"""Types as TypeScript writes them."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, NotRequired, Union, get_args, get_origin

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDTH: Final = 120
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}


class Key(NamedTuple):
    """A key of an object."""

    name: str
    hint: Any  # its type as Python writes it
    optional: bool = False
    remark: str = ""


class Spelling:
    """Spells types; those that have a name of their own by that name."""

    def __init__(self, aliases: Mapping[str, Any]) -> None:
        self.aliases = aliases

    def alias(self, name: str, remark: str = "") -> str:
        """What a name stands for, on one line where it fits, as the client's formatter would have it."""
        meant = self._parts(self.aliases[name])
        line = f"export type {name} = {meant};{beside(remark)}\n"
        return line if len(line) <= WIDTH else f"export type {name} =\n  {meant};{beside(remark)}\n"

    def listed(self, name: str, remark: str = "") -> str:
        """A name for one of some words, and all of them in their order, for those who go through them."""
        words = [f'"{word}"' for word in get_args(self.aliases[name])]
        called = plural(name)
        line = f"export const {called} = [{', '.join(words)}] as const;\n"
        if len(line) > WIDTH:
            line = "\n".join([f"export const {called} = [", *(f"  {word}," for word in words), "] as const;\n"])
        return f"{line}export type {name} = (typeof {called})[number];{beside(remark)}\n"

    def interface(self, name: str, about: str, keys: Sequence[Key]) -> str:
        """What an object is like; `name` says as well what it extends, if anything."""
        body = "\n".join(["{", *map(self._line, keys), "}"])
        return f"/** {about} */\nexport interface {name} {body}\n"

    def _line(self, key: Key) -> str:
        mark = "?" if key.optional else ""
        return f"  readonly {key.name}{mark}: {self.spell(key.hint)};{beside(key.remark)}"

    def spell(self, hint: Any) -> str:  # noqa: ANN401 - a type as Python writes it
        for name, meant in self.aliases.items():
            if hint == meant:
                return name
        return self._parts(hint)

    def _parts(self, hint: Any) -> str:  # noqa: ANN401 - as above
        if hint in PLAIN:
            return PLAIN[hint]
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if origin in (Union, UnionType):
            parts = sorted(inside, key=lambda part: part is NoneType)
            return " | ".join(dict.fromkeys(map(self.spell, parts)))
        if origin is tuple:
            return f"readonly [{', '.join(map(self.spell, inside))}]"
        if origin is Annotated:
            return self._fixed(*inside)
        if origin is list:
            item = self.spell(inside[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is dict:
            return f"Readonly<Record<{', '.join(map(self.spell, inside))}>>"
        return str(hint.__name__)

    def _fixed(self, hint: Any, length: int) -> str:  # noqa: ANN401 - as above
        """A list of a fixed length, which JSON and Python cannot tell from any other."""
        (item,) = get_args(hint)
        return f"readonly [{', '.join([self.spell(item)] * length)}]"


def plural(name: str) -> str:
    """What a constant with all of something is called: CARD_SYMBOLS, if each is a CardSymbol."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"


def unwrapped(hint: Any) -> tuple[Any, bool]:  # noqa: ANN401 - as above
    """The type of a key, and whether the key may be absent."""
    return (get_args(hint)[0], True) if get_origin(hint) is NotRequired else (hint, False)


def beside(remark: str) -> str:
    return f" // {remark}" if remark else ""
