"""Whatever is asked over HTTP, the answer is one that the schema tells of: tried with all kinds of requests."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

import msgspec
from hypothesis import HealthCheck, given
from hypothesis import settings as tried
from hypothesis import strategies as st
from tests.server.house import House

from courtyard.games import GAMES, find_game
from courtyard.server.shapes.wire import Message
from courtyard.server.web.api import ENDPOINTS, PlainText
from courtyard.server.web.openapi import openapi

if TYPE_CHECKING:
    from tests.server.house import Person

    from courtyard.server.web.app import Settings
    from courtyard.server.web.endpoint import Endpoint

SCHEMA = openapi()
TEXT = st.text(max_size=30)
NAMES = st.text(min_size=1, max_size=30).filter(lambda text: "/" not in text and text.strip("."))  # as parts of paths
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT
ANYTHING = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4))
OPTION_NAMES = sorted({name for game in GAMES for name in find_game(game).settle({}, 0)} | {"sets", "require", "ban"})
OPTIONS = st.dictionaries(st.sampled_from(OPTION_NAMES) | TEXT, ANYTHING, max_size=3)
FIELDS = {
    "game": st.sampled_from(list(GAMES)) | ANYTHING,
    "name": TEXT | ANYTHING,
    "options": OPTIONS | ANYTHING,
    "players": st.integers(0, 7) | ANYTHING,
    "seat": st.integers(0, 7) | ANYTHING,
    "seed": st.integers() | ANYTHING,
    "share": TEXT | ANYTHING,
}


class Call(NamedTuple):
    """A request that somebody might send."""

    endpoint: Endpoint
    names: dict[str, str]  # what stands in the path
    query: str  # the number of a game
    body: bytes


def bodies(shape: Any) -> st.SearchStrategy[bytes]:  # noqa: ANN401 - a shape of the wire
    """Such as the endpoint takes, nearly such, and others."""
    if shape is None:
        return st.just(b"")
    fields = {field.name: FIELDS.get(field.name, ANYTHING) for field in msgspec.structs.fields(shape)}
    likely = st.fixed_dictionaries({}, optional=fields)
    return (likely | ANYTHING).map(msgspec.json.encode) | st.binary(max_size=100) | st.sampled_from([b"[" * 9000, b"{"])


@st.composite
def calls(draw: st.DrawFn) -> Call:
    endpoint = draw(st.sampled_from(ENDPOINTS))
    names = {
        "game": draw(st.sampled_from(list(GAMES)) | NAMES),
        "code": draw(st.sampled_from(["{mine}", "222222"]) | NAMES),
        "share": draw(NAMES | st.text("ABCDEFabcdef0123456789-_", min_size=8)),
        "folder": draw(st.sampled_from(["base", "end"]) | NAMES),
        "ruling": draw(st.sampled_from(["militia-throned", "perfect-chain"]) | NAMES),
        "language": draw(st.sampled_from(["en", "xx"]) | NAMES),
    }
    query = draw(st.sampled_from(["", "1", "0", "9" * 5000]) | TEXT)
    return Call(endpoint, names, query, draw(bodies(endpoint.takes)))


def path(call: Call, mine: str) -> str:
    found = call.endpoint.path
    for name, value in call.names.items():
        found = found.replace(f"{{{name}}}", quote(value.replace("{mine}", mine), safe=""))
    return f"{found}?game={quote(call.query)}"


def check(call: Call, status: int, media: str, content: bytes) -> None:
    """The answer is as the schema says."""
    told = SCHEMA["paths"][call.endpoint.path][call.endpoint.method.lower()]["responses"]
    assert str(status) in told, (status, content)
    assert media in told[str(status)].get("content", {"": None})
    if status >= 400:
        assert msgspec.json.decode(content, type=Message).id.partition("refused-")[2]
    elif call.endpoint.answer is not PlainText:
        msgspec.json.decode(content, type=call.endpoint.answer)


async def asks(person: Person, call: Call) -> None:
    answer = await person.request(call.endpoint.method, path(call, person.code), call.body)
    check(call, answer.status_code, answer.headers.get("content-type", "").partition(";")[0], answer.content)


def test_every_answer_is_one_that_the_schema_tells_of(settings: Settings) -> None:
    """The server stands still while Hypothesis draws: its pings use the same dice as Hypothesis does."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        house = House(settings, stack)
        runner.run(house.start())
        anna = runner.run(house.opens("dominion", bots=True, start=True))

        @tried(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
        @given(calls())
        def attempt(call: Call) -> None:
            runner.run(asks(anna, call))

        attempt()
        runner.run(stack.aclose())
        runner.run(house.close())
