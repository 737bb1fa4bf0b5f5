"""Answers that are the same for everybody: made, packed and tagged once, however often they are asked for."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from courtyard.server.shapes.wire import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from starlette.requests import Request

ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 1000  # bytes
SAVING: Final = 0.9  # what is not smaller than this by packing (pictures, fonts) is sent as it is


@dataclass
class Sheet:
    """A body that does not change while the server runs."""

    body: bytes
    media_type: str
    headers: dict[str, str] = field(default_factory=dict)
    packed: bytes | None = field(init=False)
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        packed = gzip.compress(self.body, mtime=0) if len(self.body) >= WORTH_PACKING else self.body
        self.packed = packed if len(packed) < SAVING * len(self.body) else None
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:16]}"'

    def response(self, request: Request) -> Response:
        """As the caller can read it; nothing for one who has it already."""
        headers = {**self.headers, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media_type, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, media_type=self.media_type, headers=headers)


class Shelf:
    """Sheets that take long to make: the latest are kept, and many who want the same one wait for one to be made."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._sheets: OrderedDict[object, asyncio.Task[Sheet]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        """Whether it is there, or is being made."""
        found = self._sheets.get(key)
        return found is not None and (not found.done() or found.exception() is None)

    async def find(self, key: object, make: Callable[[], Coroutine[None, None, Sheet]]) -> Sheet:
        if key not in self:
            self._sheets[key] = asyncio.create_task(make())
        found = self._sheets[key]
        self._sheets.move_to_end(key)
        while len(self._sheets) > self.most:
            self._sheets.popitem(last=False)
        return await asyncio.shield(found)


def json_sheet(answer: object) -> Sheet:
    return Sheet(encode(answer), "application/json")
