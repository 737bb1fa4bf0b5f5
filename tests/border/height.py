"""How much memory a piece of work took at its height."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import Final

STATUS: Final = Path("/proc/self/status")
FORGET_PEAK: Final = "5"  # what Linux wants written to /proc/self/clear_refs


class Resident:
    """As the kernel counts it. Costs next to nothing, but does not see what fits into room that was used before."""

    def __init__(self) -> None:
        Path("/proc/self/clear_refs").write_text(FORGET_PEAK)
        self.before = count("VmRSS")

    def growth(self) -> int:
        return count("VmHWM") - self.before


class Traced:
    """As Python counts it, if tracemalloc has been started. To the byte, and slow."""

    def __init__(self) -> None:
        tracemalloc.reset_peak()
        self.before = tracemalloc.get_traced_memory()[0]

    def growth(self) -> int:
        return tracemalloc.get_traced_memory()[1] - self.before


def count(field: str) -> int:
    """In bytes."""
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith(f"{field}:"))
    return int(line.split()[1]) * 1024
