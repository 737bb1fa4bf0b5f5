"""What the server says it has kept survives its death."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.survive import survive

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.anyio
async def test_killed_at_random_moments_the_server_loses_nothing(tmp_path: Path) -> None:
    crowd = await survive(tmp_path, deaths=2, tables=2, seed=7)
    assert crowd.kept >= 4
    assert all(person.checked for person in crowd.people)
    assert [person.lost for person in crowd.people] == [[], []]
