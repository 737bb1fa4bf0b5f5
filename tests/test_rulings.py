"""Each game has a page in docs that lists every scenario under its ruling, and every scenario that it lists exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from courtyard.games import GAMES

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+\.toml)\)")


class Rulings(NamedTuple):
    page: Path
    scenarios: Path

    def rows(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Each ruling, with the names and links of its scenarios. Tables without scenarios are about other things."""
        lines = [line for line in self.page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
        parts = [line.removeprefix("| ").rsplit(" | ", 1) for line in lines if ".toml" in line]
        return [(ruling, LINK.findall(links)) for ruling, links in parts]

    def links(self) -> list[tuple[str, Path]]:
        return [(name, (self.page.parent / link).resolve()) for _, links in self.rows() for name, link in links]


@pytest.fixture(params=GAMES)
def rulings(request: pytest.FixtureRequest) -> Rulings:
    scenarios = ROOT / "scenarios" / str(request.param)
    pages = [page for page in (ROOT / "docs").glob("*.md") if f"scenarios/{request.param}/" in page.read_text("utf-8")]
    assert len(pages) == 1
    return Rulings(pages[0], scenarios)


def test_every_row_names_a_ruling_and_its_scenarios(rulings: Rulings) -> None:
    assert rulings.rows()
    assert [(ruling, links) for ruling, links in rulings.rows() if not ruling.strip() or not links] == []


def test_no_ruling_stands_twice(rulings: Rulings) -> None:
    assert [ruling for ruling, count in Counter(ruling for ruling, _ in rulings.rows()).items() if count > 1] == []


def test_every_listed_scenario_exists_and_is_called_by_its_name(rulings: Rulings) -> None:
    assert [name for name, path in rulings.links() if not path.is_file() or path.stem != name] == []


def test_every_scenario_is_listed(rulings: Rulings) -> None:
    listed = {path for _, path in rulings.links()}
    assert sorted(str(path) for path in rulings.scenarios.rglob("*.toml") if path.resolve() not in listed) == []
