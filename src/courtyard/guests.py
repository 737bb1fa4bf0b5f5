"""Games that are no part of Courtyard: packages that the environment names, as in `COURTYARD_GAMES=mychess,mygo`.

What a game brings stands in its package under fixed names: `rules.py` with RULES and, if it likes, `bots.py` with
BOTS, `speech.py` with SPEECH, `boards.py` with BOARD, and messages in `words/<language>/`. Processes that are started
for a crew or a table inherit the environment, and so know the same games.
"""

from __future__ import annotations

import os
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.modules import find_module

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

VARIABLE: Final = "COURTYARD_GAMES"


def guests() -> list[str]:
    """The packages of these games, in the order in which they are named."""
    named = [package.strip() for package in os.environ.get(VARIABLE, "").split(",")]
    return list(dict.fromkeys(package for package in named if package))


def guest_words(language: str) -> list[Traversable]:
    """The folders with what these games say in a language. Where a package cannot be imported, `games` says so."""
    folders: list[Traversable] = []
    for package in guests():
        try:
            folders.append(files(find_module(package)) / "words" / language)
        except (Refused, TypeError):  # there is no such module, which takes words to say; or it is no package
            continue
    return [folder for folder in folders if folder.is_dir()]
