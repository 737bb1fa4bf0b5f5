"""Sheets that take long to make are made once, and what could not be made is not there."""

from __future__ import annotations

import pytest

from courtyard.server.shapes.refusal import Nay
from courtyard.server.web.sheets import Sheet, Shelf

pytestmark = pytest.mark.anyio


async def test_what_could_not_be_made_is_not_on_the_shelf() -> None:
    shelf, sheet = Shelf(2), Sheet(b"A game", "text/plain")

    async def fails() -> Sheet:
        raise Nay("unreadable", 500)

    async def succeeds() -> Sheet:
        return sheet

    with pytest.raises(Nay):
        await shelf.find("game", fails)
    assert "game" not in shelf
    assert await shelf.find("game", succeeds) is sheet
    assert "game" in shelf
    assert await shelf.find("game", fails) is sheet
