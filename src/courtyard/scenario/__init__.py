"""Scenarios: rulings as small files that set a table, play a few answers by name, and say what must be true then."""

from __future__ import annotations

from courtyard.scenario.reading import read, read_text
from courtyard.scenario.reporting import Report, find_files, report
from courtyard.scenario.rulings import cards_of, find_rulings
from courtyard.scenario.running import Verdict, innermost, run
from courtyard.scenario.scenario import Scenario, Step
from courtyard.scenario.script import Act, script
from courtyard.scenario.table import begin, begin_record, start

__all__ = [
    "Act",
    "Report",
    "Scenario",
    "Step",
    "Verdict",
    "begin",
    "begin_record",
    "cards_of",
    "find_files",
    "find_rulings",
    "innermost",
    "read",
    "read_text",
    "report",
    "run",
    "script",
    "start",
]
