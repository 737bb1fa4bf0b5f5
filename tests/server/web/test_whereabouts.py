"""Under which addresses a server is found is told at its own machine, and nowhere else."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from starlette.requests import Request
from tests.server.house import House

from courtyard.server.shapes.refusal import Nay
from courtyard.server.web import whereabouts
from courtyard.server.web.whereabouts import Whereabouts

if TYPE_CHECKING:
    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio

HERE = {"host": "127.0.0.1:8400"}


def asked(client: str, headers: dict[str, str] = HERE) -> Request:
    fields = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": fields, "client": (client, 50_000)})


@pytest.fixture
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one address in a network."""
    known = {whereabouts.SOMEWHERE[0]: "192.168.7.5", whereabouts.SOMEWHERE[1]: "[fd00::5]"}
    monkeypatch.setattr(whereabouts, "own_address", lambda family, target: known[family, target])


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", []),
        ("0.0.0.0", ["192.168.7.5"]),  # noqa: S104 - nothing is bound
        ("::", ["192.168.7.5", "[fd00::5]"]),
    ],
)
@pytest.mark.usefixtures("lan")
@pytest.mark.parametrize("client", ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("name", ["127.0.0.1:8400", "localhost:8400", "LOCALHOST", "[::1]:8400"])
async def test_whoever_sits_at_the_machine_is_told(host: str, addresses: list[str], client: str, name: str) -> None:
    reach = Whereabouts(host, public=False).told_to(asked(client, {"host": name}))
    assert (reach.everywhere, reach.addresses) == (bool(addresses), addresses)


@pytest.mark.usefixtures("lan")
@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("192.168.7.9", {"host": "192.168.7.5:8400"}),
        ("192.168.7.9", HERE),  # says so
        ("127.0.0.1", {"host": "play.example"}),  # behind a proxy, or by a name that was made to lead here
        ("127.0.0.1", {"host": "127.0.0.1.evil.example"}),
        ("127.0.0.1", {}),
        ("127.0.0.1", {**HERE, "x-forwarded-for": "192.0.2.7"}),
        ("127.0.0.1", {**HERE, "forwarded": "for=192.0.2.7"}),
        ("testclient", HERE),
        ("", HERE),
    ],
)
async def test_strangers_are_told_nothing(client: str, headers: dict[str, str]) -> None:
    with pytest.raises(Nay) as refused:
        Whereabouts("0.0.0.0", public=False).told_to(asked(client, headers))  # noqa: S104 - nothing is bound
    assert (refused.value.id, refused.value.status) == ("reach", 403)


async def test_a_server_asks_the_way_out_without_sending_anything(house: House) -> None:
    anna = await house.person()
    assert (await anna.get("/api/reach")).json() == {"everywhere": False, "addresses": []}
    for both in (False, True):
        assert all("127.0.0.1" not in address for address in whereabouts.addresses(both=both))


@pytest.mark.parametrize("public", [{"origins": ("https://play.example",)}, {"proxies": ("127.0.0.1",)}])
async def test_a_public_server_tells_nobody(settings: Settings, public: dict[str, tuple[str, ...]]) -> None:
    async with AsyncExitStack() as stack:
        house = House(replace(settings, host="0.0.0.0", **public), stack)  # type: ignore[arg-type] # noqa: S104
        await house.start()
        anna = await house.person()
        answer = await anna.get("/api/reach")
        assert (answer.status_code, answer.json()["id"]) == (403, "refused-reach")
        await house.close()
