"""Whole games stay as they are. If one is meant to change: python -m tests.golden.write, then read the difference."""

from __future__ import annotations

import pytest
from tests.golden.kept import difference
from tests.golden.write import FOLDER, GOLDEN, Golden, write


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_whole_game_is_played_as_ever(golden: Golden) -> None:
    changed = difference(FOLDER / f"{golden.name}.txt", write(golden))
    assert not changed, f"{golden.name} has changed; python -m tests.golden.write accepts it.\n{changed}"


def test_no_game_is_kept_that_is_not_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(golden.name for golden in GOLDEN)
