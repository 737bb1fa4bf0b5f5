"""Writes the client's types: `python -m courtyard.server.shapes.client client/src`.

wire.ts has what server and client say to each other, games/<game>/view.ts what a game tells in shapes of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, Literal, get_type_hints

import msgspec

from courtyard.games import GAMES
from courtyard.server.shapes import farewells, forms, seating, sharing, wire
from courtyard.server.shapes.game import find_shapes, write_game
from courtyard.server.shapes.typescript import Key, Spelling

HEAD: Final = """\
// What the server and a client say to each other; docs/wire.md tells it in words.
// Written from wire.py, forms.py and what these import in src/courtyard/server/shapes by `make wire`.
"""
CONSTANTS: Final = {
    "PROTOCOL": wire.PROTOCOL,
    "LONGEST_CHAT": wire.LONGEST_CHAT,
    "LONGEST_NAME": forms.LONGEST_NAME,
}
ALIASES: Final = ("Fact", "Facts", "Options", "Phase", "UndoPolicy", "SeatKind")
UNIONS: Final = ("FromServer", "FromClient")
SPELLING: Final = Spelling({name: getattr(wire, name) for name in (*ALIASES, *UNIONS)})


def write_client() -> dict[str, str]:
    """All files, by their paths below the client's sources. A game without typed shapes has none."""
    games = {name: find_shapes(rules) for name, rules in GAMES.items()}
    views = {f"games/{name}/view.ts": write_game(shapes) for name, shapes in games.items() if shapes is not None}
    return {"wire.ts": write_wire(), **views}


def write_wire() -> str:
    constants = "".join(f"export const {name} = {value};\n" for name, value in CONSTANTS.items())
    aliases = "".join(map(SPELLING.alias, ALIASES))
    return "\n".join([HEAD, constants, codes(), aliases, *map(interface, wire_shapes()), *map(SPELLING.alias, UNIONS)])


def codes() -> str:
    """With which the server closes for good, and the messages that say why."""
    lines = [f'  {code}: "{message}",\n' for code, message in farewells.FAREWELLS.items()]
    about = "/** The codes with which the server closes for good, and the messages that say why. */\n"
    return f"{about}export const FAREWELLS: Readonly<Record<number, string>> = {{\n{''.join(lines)}}};\n"


def wire_shapes() -> list[type[msgspec.Struct]]:
    """All shapes of the wire, in the order of their files."""
    named = [shape for module in (wire, forms) for shape in vars(module).values() if isinstance(shape, type)]
    ours = (wire.__name__, seating.__name__, sharing.__name__, forms.__name__)
    return [shape for shape in dict.fromkeys(named) if issubclass(shape, msgspec.Struct) and shape.__module__ in ours]


def interface(shape: type[msgspec.Struct]) -> str:
    hints, tag = get_type_hints(shape), shape.__struct_config__.tag
    tags = [] if tag is None else [Key("type", Literal[tag])]
    fields = msgspec.structs.fields(shape)
    keys = [Key(field.encode_name, hints[field.name], not field.required) for field in fields]
    return SPELLING.interface(shape.__name__, (shape.__doc__ or "").splitlines()[0], tags + keys)


if __name__ == "__main__":
    for name, text in write_client().items():
        file = Path(sys.argv[1], name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
