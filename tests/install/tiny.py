"""A package that is built as Courtyard is, and in no time."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final

from tests.install.environment import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PEBBLE: Final = "from courtyard.core.stone import STONE\n\n\ndef weight() -> int:\n    return STONE + {grams}\n"
STONE: Final = (
    "STONE = 40\n\n\ndef scale(one: float, times: float, more: float) -> float:\n    return one * times + more\n"
)


def make_tiny(project: Path) -> None:
    core = project / "src" / "courtyard" / "core"
    core.mkdir(parents=True)
    (project / "scenarios").mkdir()
    for name in ("setup.py", "engine.ini", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, project)
    package = ROOT / "src" / "courtyard"
    shutil.copy(package / "compiled.py", core.parent)
    settled, _, _ = (package / "__init__.py").read_text().partition("if TYPE_CHECKING:")  # then come names of modules
    (core.parent / "__init__.py").write_text(settled)
    (core / "__init__.py").touch()
    (core / "pebble.py").write_text(PEBBLE.format(grams=2))
    (core / "stone.py").write_text(STONE)
