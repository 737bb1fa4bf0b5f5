"""Whole games stay as they are. If one is meant to change: python -m tests.golden.write, then read the difference."""

from __future__ import annotations

from difflib import unified_diff

import pytest
from tests.golden.write import FOLDER, GOLDEN, Golden, write

MOST = 60  # lines of a difference that are worth reading


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_whole_game_is_played_as_ever(golden: Golden) -> None:
    path = FOLDER / f"{golden.name}.txt"
    kept, now = path.read_text(encoding="utf-8").splitlines(), write(golden).splitlines()
    difference = list(unified_diff(kept, now, path.name, "now", n=6, lineterm=""))
    shown = "\n".join(difference[:MOST])
    assert not difference, f"{golden.name} has changed; python -m tests.golden.write accepts it.\n{shown}"


def test_no_game_is_kept_that_is_not_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(golden.name for golden in GOLDEN)
