"""A moment of what `make border` does for long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.border.campaign import Border

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_whatever_comes_over_the_wire_nothing_breaks(tmp_path: Path) -> None:
    figures = await Border(tmp_path, seed=7).run(frames=10_000, requests=1_000)
    assert figures.faults == []
    assert figures.flat, figures.memory
    assert figures.frames >= 9_900
    assert figures.requests >= 900
    assert figures.refused > 4_000
