"""The day by which everybody goes, wherever they are."""

from __future__ import annotations

from datetime import UTC, datetime


def today() -> str:
    """The date in UTC, written as 2026-11-18."""
    return datetime.now(UTC).date().isoformat()
