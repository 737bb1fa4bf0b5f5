"""A moment of what `make border` does for long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.border.campaign import Border
from tests.server.mortal import UNCOUNTED

from courtyard.server.limits.budgets import USUAL_RATE

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.anyio
async def test_whatever_comes_over_the_wire_nothing_breaks(tmp_path: Path) -> None:
    figures = await Border(tmp_path, seed=7, rate=UNCOUNTED).run(frames=10_000, requests=1_000)
    assert figures.faults == []
    assert figures.flat, figures.memory
    assert figures.frames >= 9_900
    assert figures.requests >= 900
    assert figures.answers >= 800
    assert figures.refused > 2_000  # how many varies from run to run; 3,896 were seen on a busy machine
    assert figures.over_budget == 0


@pytest.mark.anyio
async def test_whoever_sends_more_than_the_usual_budget_holds_is_refused_and_nothing_breaks(tmp_path: Path) -> None:
    figures = await Border(tmp_path, seed=8, rate=USUAL_RATE).run(frames=1_200, requests=1_200)
    assert figures.faults == []
    assert figures.over_budget > 10
