"""What players are called where some of them are called alike."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def distinct(names: Sequence[str]) -> list[str]:
    """Number those who are called alike."""
    times = Counter(names)
    seen: Counter[str] = Counter()
    told_apart: list[str] = []
    for name in names:
        seen[name] += 1
        told_apart.append(f"{name} {seen[name]}" if times[name] > 1 else name)
    return told_apart
