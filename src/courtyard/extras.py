"""Libraries that not everybody needs: the extras of pip bring them, and one sentence says which."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from courtyard.core.errors import Refused

PLAY: Final = ("click", "fluent.runtime", "rich")  # what every command of the program stands on
SERVER: Final = ("aiosqlite", "h11", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")


class Lacking(Refused):
    """Some libraries, among which may be the one that all words need: this sentence stands in the code as well."""

    def __str__(self) -> str:
        libraries, extra = self.facts["libraries"], self.facts["extra"]
        assert isinstance(libraries, list)
        return f"This needs {', '.join(libraries)}; `pip install 'courtyard[{extra}]'` brings all that it takes."


def need(extra: str, *libraries: str) -> None:
    """See that they are there, or say in one sentence how to get them."""
    missing = [name for name in libraries if not is_there(name)]
    if missing:
        raise Lacking("lacking", libraries=missing, extra=extra)


def is_there(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except ModuleNotFoundError:  # nor is the package that it would be in
        return False
