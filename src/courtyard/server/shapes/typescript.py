"""Writes client/src/wire.ts from the shapes beside it: `python -m courtyard.server.shapes.typescript FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from courtyard.server.shapes import farewells, forms, wire

HEAD: Final = """\
// What the server and a client say to each other; docs/wire.md tells it in words.
// Written from src/courtyard/server/shapes/wire.py, forms.py and farewells.py by `make wire`: change it there.
"""
WIDTH: Final = 120
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}
ALIASES: Final = ("Fact", "Facts", "Options", "Phase", "UndoPolicy", "SeatKind")
UNIONS: Final = ("FromServer", "FromClient")


def write_module() -> str:
    """The whole file."""
    constants = f"export const PROTOCOL = {wire.PROTOCOL};\nexport const LONGEST_CHAT = {wire.LONGEST_CHAT};\n"
    aliases = [f"export type {name} = {spell(getattr(wire, name), name)};\n" for name in ALIASES]
    unions = [union(name) for name in UNIONS]
    return "\n".join([HEAD, constants, codes(), "".join(aliases), *map(interface, shapes()), *unions])


def codes() -> str:
    """With which the server closes for good, and the messages that say why."""
    lines = [f'  {code}: "{message}",\n' for code, message in farewells.FAREWELLS.items()]
    about = "/** The codes with which the server closes for good, and the messages that say why. */\n"
    return f"{about}export const FAREWELLS: Readonly<Record<number, string>> = {{\n{''.join(lines)}}};\n"


def shapes() -> list[type[msgspec.Struct]]:
    """All shapes of the wire, in the order of their files."""
    named = [shape for module in (wire, forms) for shape in vars(module).values() if isinstance(shape, type)]
    ours = (wire.__name__, forms.__name__)
    return [shape for shape in dict.fromkeys(named) if issubclass(shape, msgspec.Struct) and shape.__module__ in ours]


def interface(shape: type[msgspec.Struct]) -> str:
    hints = get_type_hints(shape)
    tag = shape.__struct_config__.tag
    lines = [] if tag is None else [f'  readonly type: "{tag}";']
    for field in msgspec.structs.fields(shape):
        optional = "" if field.required else "?"
        lines.append(f"  readonly {field.encode_name}{optional}: {spell(hints[field.name])};")
    body = "\n".join(["{", *lines, "}"])
    about = (shape.__doc__ or "").splitlines()[0]
    return f"/** {about} */\nexport interface {shape.__name__} {body}\n"


def union(name: str) -> str:
    """On one line where it fits, as the client's formatter would have it."""
    members = " | ".join(shape.__name__ for shape in get_args(getattr(wire, name)))
    line = f"export type {name} = {members};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  {members};\n"


def spell(hint: Any, defining: str = "") -> str:  # noqa: ANN401 - a type as Python writes it
    """A type as TypeScript writes it."""
    for name in ALIASES:
        if name != defining and hint == getattr(wire, name):
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(spell(part) for part in sorted(inside, key=lambda part: part is NoneType)))
    if origin is list:
        item = spell(inside[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(map(spell, inside))}]"
    if origin is dict:
        return f"Readonly<Record<string, {spell(inside[1])}>>"
    return str(hint.__name__)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(write_module(), encoding="utf-8")
