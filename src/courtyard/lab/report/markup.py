"""HTML, put together so that no name of a player can break it."""

from __future__ import annotations

from html import escape
from typing import Final

VOID: Final = ("meta", "br")

Attribute = str | int | bool | None


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *content: str, **attributes: Attribute) -> Markup:
    """An element. What is not Markup is plain text; `class_` is class, `aria_label` is aria-label."""
    shown = "".join(written(key, value) for key, value in attributes.items())
    return Markup(f"<{name}{shown}>" if name in VOID else f"<{name}{shown}>{joined(*content)}</{name}>")


def joined(*content: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in content))


def written(key: str, value: Attribute) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
