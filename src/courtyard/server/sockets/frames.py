"""What a websocket may send besides messages: pieces of them, pings, and pongs that nobody waits for."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from courtyard.server.limits.addresses import house_of
from courtyard.server.limits.bounds import MOST_PIECES, MOST_UNREAD
from courtyard.server.limits.budgets import Payer
from courtyard.server.limits.rate import Bucket
from courtyard.server.shapes.farewells import NO_TEXT, TOO_FAST, TOO_LONG
from courtyard.server.sockets.patience import FAREWELL

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame

    from courtyard.server.limits.budgets import Budgets

PORTION: Final = 1_000  # bytes; a frame has six or more, and to take one apart costs ten microseconds
PINGS_A_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 20.0


class Framed(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which alone counts none of these."""

    budgets: ClassVar[Budgets]

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        """In portions: once the connection is to end, what follows is no longer taken apart."""
        for start in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PORTION])
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self._refuse()

    def _refuse(self) -> None:
        """A handshake that makes no sense, such as one with a body: uvicorn would say nothing and keep it open."""
        self.handshake_complete = self.close_sent = True
        answer = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is not how a websocket is opened.\n")
        self.transport.write(answer.serialize())
        self.transport.close()
        self._part()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(TOO_LONG)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._fail(NO_TEXT)
            return
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_UNREAD:
            self._fail(TOO_FAST)

    def handle_ping(self) -> None:
        if self._affords_ping():
            super().handle_ping()
        else:
            self._fail(TOO_FAST)

    def handle_pong(self, event: Frame) -> None:
        """One that answers no ping of ours costs as much as a ping."""
        if bytes(event.data) == self.pending_ping_payload or self._affords_ping():
            super().handle_pong(event)
        else:
            self._fail(TOO_FAST)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._part()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._part()

    def _part(self) -> None:
        """There is nothing more to say: whoever does not read the last word is cut off."""
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _affords_ping(self) -> bool:
        who = house_of(self.scope["client"])  # behind a proxy, for whom it asks
        return self._pings.take() and Payer(self.budgets, who).affords("ping")

    def _fail(self, code: int) -> None:
        """Once is enough: more of it may be on its way."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed_with(budgets: Budgets) -> type[Framed]:
    """The protocol of one server, whose connections share what an address may have."""
    return type("Framed", (Framed,), {"budgets": budgets})
