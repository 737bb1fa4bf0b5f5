"""Scenarios: rulings as small files that set a table, play a few answers by name, and say what must be true then."""

from __future__ import annotations

from courtyard.scenario.reading import read, read_text
from courtyard.scenario.reporting import Report, find_files, report
from courtyard.scenario.running import Verdict, run
from courtyard.scenario.scenario import Scenario, Step
from courtyard.scenario.table import begin, begin_record, start

__all__ = [
    "Report",
    "Scenario",
    "Step",
    "Verdict",
    "begin",
    "begin_record",
    "find_files",
    "read",
    "read_text",
    "report",
    "run",
    "start",
]
