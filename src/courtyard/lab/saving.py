"""Results as the text of files, for other programs."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING

from courtyard.lab.rows import meetings, players, seats
from courtyard.lab.tournaments.standings import TournamentResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.rows import MeetingRow, PlayerRow, SeatRow


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
