"""What nobody is to see for a moment."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Veil:
    """What lies over a game while it is hushed: from some number of answers on, only these seats see it."""

    place: int
    spared: frozenset[int]
