"""docs/taj-mahal.md lists every scenario, and every scenario that it lists exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "taj-mahal.md"
SCENARIOS = ROOT / "scenarios" / "tajmahal"


def test_page_and_folder_agree() -> None:
    links = re.findall(r"\[([^\]]+)\]\(([^)]+\.toml)\)", PAGE.read_text(encoding="utf-8"))
    paths = [(PAGE.parent / link).resolve() for _, link in links]
    assert [path.stem for path in paths] == [name for name, _ in links]
    assert sorted(paths) == sorted(path.resolve() for path in SCENARIOS.rglob("*.toml"))


def test_every_row_names_a_ruling_and_its_scenarios() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ") and ".toml" in line]
    rulings = [row.removeprefix("| ").rsplit(" | ", 1)[0] for row in rows]
    assert all(rulings)
    assert len(set(rulings)) == len(rulings)
