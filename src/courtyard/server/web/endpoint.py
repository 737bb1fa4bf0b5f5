"""What all requests over HTTP have in common: how they are told of, read and answered."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.responses import Response

from courtyard.games import GAMES
from courtyard.server.shapes.refusal import Nay
from courtyard.server.shapes.wire import decode_by, encode

if TYPE_CHECKING:
    from starlette.requests import Request

LONGEST_BODY: Final = 64 * 1024
PATIENCE: Final = 10.0  # seconds for a body to arrive
B = TypeVar("B")


@dataclass(frozen=True)
class Endpoint:
    """A request, what it takes and what it answers: routes and schema are made of these."""

    method: str
    path: str
    handler: Any
    about: str
    answer: Any
    takes: Any = None
    refuses: tuple[int, ...] = ()  # the statuses with which it says no, besides those that any request may meet
    query: tuple[str, ...] = ()
    created: bool = False


def json(answer: object, status: int = 200) -> Response:
    return Response(encode(answer), status, media_type="application/json")


async def body_of(request: Request, kind: type[B]) -> B:
    """The body as one of the shapes of the wire, or refuse it."""
    try:
        async with asyncio.timeout(PATIENCE):
            body = await whole_body(request)
    except TimeoutError:
        raise Nay("too-slow", 408) from None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Nay("not-json", 415)
    try:
        return decode_by(msgspec.json.Decoder(kind), body)
    except msgspec.MsgspecError as error:
        raise Nay("message", 400, reason=str(error)) from None


async def whole_body(request: Request) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_BODY:
            raise Nay("too-long", 413)
    return bytes(body)


def game_of(request: Request) -> str:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Nay("no-game", 404)
    return str(name)
