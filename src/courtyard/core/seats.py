"""Who may stand where the number of a seat is expected, and sits in none."""

from __future__ import annotations

from typing import Final, TypeAlias

Doer: TypeAlias = int  # a seat, or NOBODY
Viewer: TypeAlias = int  # a seat, a BYSTANDER, or the REFEREE where everything may be seen

NOBODY: Final[Doer] = -1  # as whose doing something is, or whom it reaches
BYSTANDER: Final[Viewer] = -1  # somebody at the table without a seat
REFEREE: Final[Viewer] = -2  # somebody who knows all that any seat knows
