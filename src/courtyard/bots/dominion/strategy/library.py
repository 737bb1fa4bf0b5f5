"""The strategies that come with the program, by name: the files of the folder library beside this package."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, shortened
from courtyard.core.phrase import Phrase

PACKAGE: Final = "courtyard.bots.dominion"
FOLDER: Final = "library"
SUFFIX: Final = ".toml"


def names() -> list[str]:
    """All of them, sorted."""
    folder = files(PACKAGE).joinpath(FOLDER)
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted([name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)])


def text_of(name: str) -> str:
    """The text of a strategy, or refuse a name that is unknown."""
    if name not in names():
        hint = perhaps(name, names(), Phrase("hint-strategies"))
        raise Refused("none-such", kind=Phrase("noun-strategy"), wanted=shortened(name), hint=hint)
    return files(PACKAGE).joinpath(FOLDER, name + SUFFIX).read_text(encoding="utf-8")
