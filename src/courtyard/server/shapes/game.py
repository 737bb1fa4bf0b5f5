"""What a game tells in shapes of its own, as TypeScript: read from the `shapes` beside its rules, if it has them."""

from __future__ import annotations

import ast
from importlib.machinery import SourceFileLoader
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_origin, get_type_hints

from courtyard.server.shapes.typescript import Key, Spelling, unwrapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.rules import Rules

HEAD: Final = """\
// {about}
// Written from {module} by `make wire`: change it there.
"""
TYPED_DICT: Final = "TypedDict"


class Shapes(NamedTuple):
    """The module of a game that says what its views and the like are made of.

    A compiled module forgets what its lists and dicts hold, and none remembers remarks: so the source is read.
    """

    module: str
    source: str
    named: dict[str, Any]  # what the module defines


def find_shapes(rules: Rules[Any]) -> Shapes | None:
    """None: the game types nothing."""
    package = type(rules).__module__.rpartition(".")[0]
    file = files(package) / "shapes.py"
    if not file.is_file():
        return None
    module = ModuleType("shapes")
    SourceFileLoader(module.__name__, str(file)).exec_module(module)
    return Shapes(f"{package}.shapes", file.read_text(encoding="utf-8"), vars(module))


def write_game(shapes: Shapes) -> str:
    """The whole file."""
    tree = ast.parse(shapes.source)
    about = (ast.get_docstring(tree) or "").splitlines()[0]
    spelling = Spelling({name: meant for name, meant in shapes.named.items() if get_origin(meant) is not None})
    lines = shapes.source.splitlines()
    aliases = [
        (spelling.listed if get_origin(spelling.aliases[name]) is Literal else spelling.alias)(
            name, remark(lines, node)
        )
        for name, node in assigned(tree)
        if name in spelling.aliases
    ]
    dicts = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    interfaces = [interface(shapes, node, spelling) for node in dicts]
    return "\n".join([HEAD.format(about=about, module=shapes.module), "".join(aliases), *interfaces])


def interface(shapes: Shapes, node: ast.ClassDef, spelling: Spelling) -> str:
    """What a TypedDict is like, with the remarks beside its keys."""
    shape, lines = shapes.named[node.name], shapes.source.splitlines()
    hints = get_type_hints(shape, shapes.named, include_extras=True)
    keys = []
    for name, part in assigned(node):
        hint, absent = unwrapped(hints[name])
        keys.append(Key(name, hint, absent or name in shape.__optional_keys__, remark(lines, part)))
    wider = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != TYPED_DICT]
    name = f"{node.name} extends {', '.join(wider)}" if wider else node.name
    return spelling.interface(name, (ast.get_docstring(node) or "").splitlines()[0], keys)


def assigned(node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.stmt]]:
    """Names that a module or a class gives a value or a type, in their order."""
    for part in node.body:
        target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
        if isinstance(target, ast.Name):
            yield target.id, part


def remark(lines: list[str], node: ast.stmt) -> str:
    """What stands beside a line."""
    return lines[(node.end_lineno or 0) - 1].partition("  # ")[2]
