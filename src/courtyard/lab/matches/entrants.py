"""Who takes part, as people name them: a bot, a strategy of the library, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from courtyard.bots import Entrant, player_names, wants
from courtyard.core.errors import Refused
from courtyard.core.source import LARGEST
from courtyard.files import read_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SUFFIX: Final = ".toml"


def read_entrant(game: str, named: str) -> Entrant:
    """A name that is known is that player; anything else that looks like a file is read."""
    if named in player_names(game) or not is_file_name(named):
        return Entrant(named)
    return Entrant(named, read_text(Path(named)))


def is_file_name(named: str) -> bool:
    """Whether somebody who wrote this means a file."""
    return named.endswith(SUFFIX) or Path(named).name != named or Path(named).is_file()


def with_wanted(game: str, options: Mapping[str, object], entrants: Iterable[Entrant]) -> dict[str, object]:
    """The same options; but where the cards are drawn, those that somebody wants are to be among them."""
    told = dict(options)
    wanted = [thing for entrant in entrants for thing in wants(game, entrant)]
    if wanted and str(options.get("kingdom") or "random").casefold() == "random":
        asked = options.get("require")
        told["require"] = list(dict.fromkeys([*(asked if isinstance(asked, list | tuple) else []), *wanted]))
    return told


def find_files(paths: list[Path]) -> list[Path]:
    """The files that are named, and all those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise Refused(f"There is no strategy in {path}; a strategy is a file that ends with “{SUFFIX}”.")
        found += inside
    return list(dict.fromkeys(found))


def read_text(path: Path) -> str:
    """What stands in a file, or refuse it."""
    text = read_file(path, LARGEST)
    if not text.strip():
        raise Refused(f"{path} is empty; docs/strategies.md tells what a strategy says.")
    return text
