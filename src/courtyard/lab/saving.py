"""Files that are at any moment the old ones or the new ones, whole."""

from __future__ import annotations

import csv
import io
import json
import os
from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.lab.rows import meetings, players, seats
from courtyard.lab.tournaments.standings import TournamentResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.rows import MeetingRow, PlayerRow, SeatRow


def write_whole(path: Path, text: str) -> None:
    """Write a file beside, then put it in the place of the old one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {reason(error)}.") from None
    finally:
        draft.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before anybody has worked for it. What is there stays as it is."""
    if path.is_dir():
        raise Refused(f"{path} is a folder; name a file in it, such as {path / 'match'}.")
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise Refused(f"{path} cannot be written: {reason(error)}.") from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def as_json(result: MatchResult | TournamentResult) -> str:
    return json.dumps(result.to_json(), ensure_ascii=False, indent=1) + "\n"


def as_csv(result: MatchResult | TournamentResult) -> str:
    """A line a player, of each match; of a single match then a line a seat, with what is known of seats."""
    lines: Sequence[PlayerRow | SeatRow | MeetingRow]
    lines = meetings(result) if isinstance(result, TournamentResult) else [*players(result), *seats(result)]
    text = io.StringIO()
    columns = dict.fromkeys(field for line in lines for field in line._fields)
    table = csv.DictWriter(text, columns, lineterminator="\n")
    table.writeheader()
    table.writerows(line._asdict() for line in lines)
    return text.getvalue()
