"""Results as polars data frames. `courtyard.lab.rows` has the same as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_type_hints

from courtyard.extras import need
from courtyard.lab import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from polars import DataFrame

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.tournaments.standings import TournamentResult


def frame(kind: type[tuple[object, ...]], data: Sequence[tuple[object, ...]]) -> DataFrame:
    """Rows of a kind; its columns are there even if there are no rows."""
    need("lab", "polars")
    import polars as pl  # noqa: PLC0415 - takes its time, and not everybody has it

    return pl.DataFrame(data, schema=get_type_hints(kind), orient="row")


# -- of a match ----------------------------------------------------------------------------------------------------
def players(match: MatchResult) -> DataFrame:
    """A row for each player: victories, shares with their intervals, mean score."""
    return frame(rows.PlayerRow, rows.players(match))


def seats(match: MatchResult) -> DataFrame:
    """A row for each seat; the first one begins."""
    return frame(rows.SeatRow, rows.seats(match))


def curves(match: MatchResult) -> DataFrame:
    """A row for each player, gauge and turn."""
    return frame(rows.CurveRow, rows.curves(match))


def gains(match: MatchResult) -> DataFrame:
    """A row for each player, thing and turn."""
    return frame(rows.GainRow, rows.gains(match))


def lengths(match: MatchResult) -> DataFrame:
    """A row for each length of a game in turns."""
    return frame(rows.LengthRow, rows.lengths(match))


def endings(match: MatchResult) -> DataFrame:
    """A row for each way in which games ended."""
    return frame(rows.EndingRow, rows.endings(match))


# -- of a tournament -----------------------------------------------------------------------------------------------
def standings(league: TournamentResult) -> DataFrame:
    """A row for each player, the best first: rating with its interval, victories, share of points."""
    return frame(rows.StandingRow, rows.standings(league))


def cross(league: TournamentResult) -> DataFrame:
    """A row for each player and rival."""
    return frame(rows.CrossRow, rows.cross(league))


def ratings(league: TournamentResult) -> DataFrame:
    """A row for each player and variant; variant 0 is all of them together."""
    return frame(rows.RatingRow, rows.ratings(league))


def meetings(league: TournamentResult) -> DataFrame:
    """A row for each match and player."""
    return frame(rows.MeetingRow, rows.meetings(league))
