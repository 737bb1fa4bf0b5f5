"""Many scenarios at once: which files there are, and how they came out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.scenario.reading import read
from courtyard.scenario.running import run

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Report:
    """How some scenarios came out."""

    passed: int = 0
    failed: list[str] = field(default_factory=list)  # the explanations
    refused: list[str] = field(default_factory=list)  # the sentences


def find_files(paths: list[Path]) -> list[Path]:
    """The files that are named, and all those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Refused("no-scenario", path=str(path))
        found += inside
    return list(dict.fromkeys(found))


def report(paths: list[Path]) -> Report:
    """Run all of them; one that is broken does not keep the others from being run."""
    result = Report()
    for path in find_files(paths):
        try:
            verdict = run(read(path))
        except Refused as refused:
            result.refused.append(str(refused))
            continue
        if verdict.passed:
            result.passed += 1
        else:
            result.failed.append(verdict.explanation)
    return result
