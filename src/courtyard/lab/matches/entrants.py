"""Who takes part, as people name them: a bot, a strategy of the library, or a file."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from courtyard.bots import Entrant, player_names
from courtyard.bots.own import Given, Maker, find_maker, is_own
from courtyard.core.choice import Chooser
from courtyard.core.errors import Refused
from courtyard.core.source import LARGEST
from courtyard.files import read_file

if TYPE_CHECKING:
    from collections.abc import Iterable

SUFFIX: Final = ".toml"


# How a player is told to take part: by name or file; as an entrant; or, in Python, as a player or what makes one.
Participant: TypeAlias = str | Path | Entrant | Chooser | Maker


def enter(game: str, player: Participant) -> Entrant:
    """Whoever takes part, or refuse."""
    if isinstance(player, Entrant):
        return player
    if isinstance(player, str | Path):
        return read_entrant(game, str(player))
    maker = Given(player) if isinstance(player, Chooser) else player
    return Entrant(getattr(player, "__qualname__", type(player).__name__), maker=maker)


def read_entrant(game: str, named: str) -> Entrant:
    """A name that is known is that player; others are a module with what makes one, or a file that is read."""
    if named in player_names(game):
        return Entrant(named)
    if is_own(named):
        return Entrant(named, maker=find_maker(named))
    return Entrant(named, read_text(Path(named))) if is_file_name(named) else Entrant(named)


def check_portable(entrants: Iterable[Entrant]) -> None:
    """Refuse players of one's own that other processes cannot have."""
    for entrant in entrants:
        try:
            pickle.dumps(entrant.maker)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise Refused("cannot-be-sent", player=entrant.name, reason=str(error)) from error


def is_file_name(named: str) -> bool:
    """Whether somebody who wrote this means a file."""
    return named.endswith(SUFFIX) or Path(named).name != named or Path(named).is_file()


def find_files(paths: list[Path]) -> list[Path]:
    """The files that are named, and all those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise Refused("no-strategy-file", path=str(path), suffix=SUFFIX)
        found += inside
    return list(dict.fromkeys(found))


def read_text(path: Path) -> str:
    """What stands in a file, or refuse it."""
    text = read_file(path, LARGEST)
    if not text.strip():
        raise Refused("empty-strategy", path=str(path))
    return text
