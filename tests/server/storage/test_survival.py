"""What the server says it has kept survives its death and a line that is cut, and counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.ledger import Given
from tests.server.survive import is_sound, report, survive

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.anyio
async def test_killed_and_cut_off_at_random_moments_the_server_loses_nothing(tmp_path: Path) -> None:
    crowd = await survive(tmp_path, deaths=2, tables=2, seed=7)
    audit = crowd.audit()
    assert all(person.asked_again for person in crowd.people)
    assert audit.deeds[Given] >= crowd.kept >= 4
    assert is_sound(crowd, audit), "\n".join(report(crowd, audit))
