from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest
from tests.server.house import House

from courtyard.server.web.app import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server of its own, with bots that think in a thread, for people who are very fast."""
    return Settings(
        f"sqlite+aiosqlite:///{tmp_path / 'test.db'}",
        b"a secret of the tests",
        rate=10_000,
        thinkers=lambda: ThreadPoolExecutor(1),
    )


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        house = House(settings, stack)
        await house.start()
        yield house
        await house.close()
