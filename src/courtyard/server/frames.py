"""What a websocket may send besides messages: pieces of them, and pings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from courtyard.server.limits import Bucket

if TYPE_CHECKING:
    from websockets.frames import Frame

MOST_PIECES: Final = 64  # of one message; empty ones would never make it too long
PINGS_A_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 20.0
TOO_FAST: Final = 1008
TOO_LONG: Final = 1009


class Framed(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which alone counts neither."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(TOO_LONG)

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self._fail(TOO_FAST)

    def _fail(self, code: int) -> None:
        """Once is enough: more of it may be on its way."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
