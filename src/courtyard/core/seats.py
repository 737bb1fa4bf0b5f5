"""Who may stand where the number of a seat is expected, and sits in none."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # as whose doing something is, or whom it reaches
BYSTANDER: Final = -1  # as a viewer: somebody at the table without a seat
REFEREE: Final = -2  # as a viewer: somebody who knows all that any seat knows
