"""Values that come from outside: of the right kind and within bounds, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

MANY: Final = 1_000_000  # more than any number in a game


def whole(values: Mapping[str, object], key: str, default: object = None, most: int = MANY) -> int:
    """A whole number from 0 to `most`."""
    value = values.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise Refused(f"“{key}” must be a whole number from 0 to {most}, not “{value}”.")
    return value


def listed(values: Mapping[str, object], key: str) -> list[object]:
    """A list; an empty one if there is none."""
    value = values.get(key, [])
    if not isinstance(value, list | tuple):
        raise Refused(f"“{key}” must be a list, not “{value}”.")
    return list(value)


def mapped(value: object, what: str) -> dict[str, object]:
    """A table of keys and values."""
    if not isinstance(value, dict):
        raise Refused(f"{what} must be a table of keys and values, not “{value}”.")
    return {str(key): entry for key, entry in value.items()}
