"""What came of a border fuzz."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

A_TABLE: Final = 250_000  # bytes that a table may take while it is in memory; 180,000 were measured
AWAKE: Final = 660  # seconds for which a table is in memory that nobody comes back to, and there is a figure a second
A_LITTLE: Final = 24_000_000  # bytes by which memory may grow however long it goes on
TOO_MANY: Final = 429
FAULT: Final = 500  # the first of those statuses with which a server owns up to a fault


@dataclass
class Figures:
    """Counted by everybody who takes part."""

    frames: int = 0
    requests: int = 0
    answers: int = 0  # to requests, each read to its end
    refused: int = 0
    over_budget: int = 0  # of those refused: for asking too much
    closed: Counter[str] = field(default_factory=Counter)  # connections that the server closed, by the reason
    faults: list[str] = field(default_factory=list)  # what must not be
    memory: list[int] = field(default_factory=list)  # bytes, from time to time
    tables: list[int] = field(default_factory=list)  # how many there were at that time

    def status(self, status: int, sent: bytes) -> None:
        """Of an answer to something that was sent."""
        self.answers += 1
        self.refused += 400 <= status < FAULT
        self.over_budget += status == TOO_MANY
        if status >= FAULT:
            self.fault(f"{status} was the answer", sent)

    def fault(self, what: str, sent: bytes) -> None:
        self.faults.append(f"{what} to {sent[:300]!r}")

    @property
    def growth(self) -> int:
        """Bytes since it had warmed up."""
        return self.memory[-1] - self.memory[len(self.memory) // 5]

    @property
    def flat(self) -> bool:
        awake = [opened - self.tables[max(0, place - AWAKE)] for place, opened in enumerate(self.tables)]
        return self.growth <= A_LITTLE + (max(awake) - awake[len(awake) // 5]) * A_TABLE

    def row(self) -> str:
        closed = ", ".join(f"{count:,} {why}" for why, count in self.closed.most_common()) or "none"
        return (
            f"{self.frames:,} frames, {self.requests:,} requests, {self.answers:,} answers, {self.refused:,} refused"
            f" ({self.over_budget:,} over budget), closed: {closed}; {self.tables[-1]:,} tables,"
            f" {self.memory[-1] / 1e6:.0f} MB, {len(self.faults)} faults"
        )
