"""How the program ends, for whoever called it."""

from __future__ import annotations

from typing import Final

WRONG: Final = 2  # what was asked for cannot be done
INTERRUPTED: Final = 130  # as shells have it
