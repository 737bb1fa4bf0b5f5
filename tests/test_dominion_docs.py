"""docs/dominion.md lists every scenario, and every scenario that it lists exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "dominion.md"
SCENARIOS = ROOT / "scenarios" / "dominion"
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+\.toml)\)")
HEADINGS = {"General rules": "general", "Base": "base", "Intrigue": "intrigue", "Cornucopia": "cornucopia"}


def rows() -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Heading, ruling, and the names and paths of its scenarios."""
    heading = ""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("| ") and line != "| ruling | scenario |":
            ruling, links = line.removeprefix("| ").rsplit(" | ", 1)
            found.append((heading, ruling, LINK.findall(links)))
    return found


def test_every_row_names_a_ruling_and_its_scenarios() -> None:
    assert [row for row in rows() if not row[1].strip() or not row[2] or row[0] not in HEADINGS] == []


def test_no_ruling_stands_twice() -> None:
    assert [ruling for ruling, count in Counter(ruling for _, ruling, _ in rows()).items() if count > 1] == []


def test_every_listed_scenario_exists_and_is_called_by_its_name() -> None:
    for _, _, links in rows():
        for name, link in links:
            path = (PAGE.parent / link).resolve()
            assert path.is_file(), link
            assert path.stem == name


def test_every_scenario_is_listed() -> None:
    listed = {(PAGE.parent / link).resolve() for _, _, links in rows() for _, link in links}
    assert sorted(str(path) for path in SCENARIOS.rglob("*.toml") if path.resolve() not in listed) == []


def test_every_folder_has_its_heading() -> None:
    assert sorted(folder.name for folder in SCENARIOS.iterdir()) == sorted(HEADINGS.values())
