"""The notebook page is run from top to bottom, and prints what stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "lab-notebook.md"
BLOCK = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_notebook_prints_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # it writes reports
    text = PAGE.read_text(encoding="utf-8")
    examples = "\n".join(BLOCK.findall(text))
    test = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert result.failed == 0, "".join(told)
    assert result.attempted > 15
    assert {path.name for path in tmp_path.iterdir()} == {"smithies.html", "tournament.html"}
