"""Games in files."""

from __future__ import annotations

import os
import sys
from itertools import chain, count
from pathlib import Path
from typing import Final

import click

from courtyard.core.errors import Refused
from courtyard.core.record import LARGEST, Record
from courtyard.files import read_file, write_whole

APP: Final = "courtyard"


def read_record(path: Path) -> Record:
    """The game in a file, or refuse."""
    return Record.from_json(read_file(path, LARGEST))


def write_record(record: Record, path: Path) -> None:
    """Keep a game in a file."""
    write_whole(path, record.to_json())


def check_overwriting(path: Path) -> None:
    """Refuse to write over a file that is no game."""
    if path.exists():
        try:
            read_record(path)
        except Refused:
            raise Refused("not-overwritten", path=str(path)) from None


def unfinished(record: Record) -> Path:
    """Where a game is kept that was left and that nobody wanted to have in a file: a name that is not taken."""
    return free_name(data_folder() / f"{record.game}-{record.seed}.json")


def free_name(path: Path) -> Path:
    """A name that is not taken, this one if possible: game.json, game-2.json, game-3.json."""
    names = chain([path], (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2)))
    return next(name for name in names if not name.exists())


def data_folder() -> Path:
    """Where programs keep what is neither a setting nor a document."""
    if not sys.platform.startswith("linux"):
        return Path(click.get_app_dir(APP))
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / APP
