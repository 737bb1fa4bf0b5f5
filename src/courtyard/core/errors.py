"""The one error for bad input."""

from __future__ import annotations


class Refused(ValueError):
    """What was asked for cannot be done. The message is one sentence: what was wrong, and what would be right."""
