"""`python -m courtyard.scenario PATHS...`: what `courtyard scenario` does, without the rest of the program."""

from __future__ import annotations

import sys
from pathlib import Path

from courtyard.scenario.reporting import report

result = report([Path(path) for path in sys.argv[1:]])
for lines in (*result.refused, *result.failed, f"{result.passed} passed"):
    sys.stdout.write(f"{lines}\n\n")
sys.exit(2 if result.refused else 1 if result.failed else 0)
