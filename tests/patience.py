"""How long a test waits for anything before it has failed, however busy the machine is."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 180.0  # seconds
