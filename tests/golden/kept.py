"""What was kept as text, and what it is now."""

from __future__ import annotations

from difflib import unified_diff
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MOST = 60  # lines that are worth reading


def difference(path: Path, text: str) -> str:
    """The beginning of the difference to what a file holds; empty where there is none."""
    kept = path.read_text(encoding="utf-8")
    lines = list(unified_diff(kept.splitlines(), text.splitlines(), path.name, "now", n=6, lineterm=""))
    return "\n".join(lines[:MOST])
