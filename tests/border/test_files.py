"""A thousand hostile files of each kind: taken or refused in a sentence, and none of them takes much memory.

Time is not looked at here, since a test may run on a busy machine; `make hostile` does, with a hundred times as many.
"""

from __future__ import annotations

import tracemalloc

import pytest
from tests.border.files import KINDS, LARGE, play


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_files_are_taken_or_refused_in_a_sentence(kind: str) -> None:
    figures = play(kind, 1000, seed=1)
    assert figures.taken + figures.refused == 1000
    assert figures.taken > 10, "too few of them are good"
    assert figures.refused > 500


@pytest.mark.parametrize("kind", KINDS)
def test_no_hostile_file_takes_much_memory(kind: str) -> None:
    tracemalloc.start()
    try:
        assert play(kind, 100, seed=2).largest < LARGE
    finally:
        tracemalloc.stop()
