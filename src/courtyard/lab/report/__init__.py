"""Reports: one HTML file each, with its plots inside, that needs no network and no script."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from courtyard.extras import need
from courtyard.files import write_whole
from courtyard.lab.matches.result import MatchResult
from courtyard.lab.tournaments.standings import TournamentResult
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.words import Words

__all__ = ["make_report", "write_report"]

Results = MatchResult | Sequence[MatchResult] | TournamentResult


def write_report(results: Results, path: Path | str, words: Words | None = None) -> None:
    """Write the report of a match, of several matches or of a tournament to a file, or refuse."""
    write_whole(Path(path), make_report(results, words))


def make_report(results: Results, words: Words | None = None) -> str:
    """The same as a text of HTML."""
    need("lab", "matplotlib", "numpy")
    from courtyard.lab.report import whole  # noqa: PLC0415 - loads matplotlib

    if isinstance(results, TournamentResult):
        return whole.page_of_tournament(results, words or load())
    matches = [results] if isinstance(results, MatchResult) else results
    return whole.page_of_matches(matches, words or load())
