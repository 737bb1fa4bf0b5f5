"""The files that somebody wants of a match or a tournament: seen to before it, written after it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.core.errors import Refused
from courtyard.extras import need
from courtyard.files import check_writable, write_whole
from courtyard.lab.saving import as_csv, as_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.tournaments.standings import TournamentResult
    from courtyard.words import Words

PRINTED: Final = Path("-")


class Outputs(NamedTuple):
    """Where each goes, if it is wanted at all; "-" is printed."""

    json: Path | None
    csv: Path | None
    report: Path | None

    @property
    def printed(self) -> bool:
        """Whether a program reads what is printed, so that people have to be told elsewhere."""
        return PRINTED in self

    def check(self) -> None:
        """Refuse what will not be possible, before hours of work."""
        if self.report == PRINTED:
            raise Refused("report-printed")
        wanted = [path for path in self if path is not None]
        if len({path.absolute() for path in wanted}) < len(wanted):
            raise Refused("same-output")
        for path in wanted:
            if path != PRINTED:
                check_writable(path)
        if self.report is not None:
            need("lab", "matplotlib", "numpy")

    def keep(self, result: MatchResult | TournamentResult, words: Words, console: Console) -> None:
        """Write one after the other, and tell which files there are now."""
        for path in self._write(result, words):
            console.print(words.say("lab-saved", file=str(path)), soft_wrap=True)

    def _write(self, result: MatchResult | TournamentResult, words: Words) -> Iterator[Path]:
        for path, text in ((self.json, as_json), (self.csv, as_csv)):
            if path == PRINTED:
                sys.stdout.write(text(result))
            elif path is not None:
                write_whole(path, text(result))
                yield path
        if self.report is not None:
            from courtyard.lab.report import write_report  # noqa: PLC0415 - only those who want plots need it

            write_report(result, self.report, words)
            yield self.report
