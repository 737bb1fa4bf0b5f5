"""A table whose entries are damaged: it is lost, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "body",
    [
        b"no JSON at all",
        b'{"what":"stolen"}',
        b'{"what":"sat","seat":99,"name":"Ghost","token":""}',
        b'{"what":"answered","names":["copper"]}',
    ],
)
async def test_it_says_so_and_other_tables_are_served(
    house: House, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bela = await house.opens("dominion"), await house.opens("tajmahal", "Béla")
    await house.rooms.store.append(anna.code, (await house.rooms.find(anna.code)).table.length, [body])
    await house.restart()
    answer = await anna.get(f"/api/tables/{anna.code}")
    assert (answer.status_code, answer.json()["id"]) == (500, "refused-unreadable")
    await anna.connects(anna.code)
    assert await anna.closed() == 4404
    assert f"Table {anna.code} cannot be read" in caplog.text
    assert "Traceback" not in caplog.text
    await bela.joins(bela.code)
    assert bela.table["you"] == 0
