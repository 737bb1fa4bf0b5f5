"""Connections that say nothing, read nothing, or do not come to an end, are not kept."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from courtyard.server.limits.addresses import household

if TYPE_CHECKING:
    import asyncio

    from courtyard.server.limits.addresses import Proxies

PATIENCE: Final = 20.0  # seconds for the head of a request to arrive; browsers open connections before they need them
FAREWELL: Final = 2.0  # seconds for the rest of a request that was answered already, and to read a last word
LEAST_READ: Final = 10_000  # bytes that somebody who has not read everything reads within this time


class Crowd:
    """All connections that are not websockets yet, by address: one that has too many loses the oldest idle one."""

    def __init__(self, most: float, proxies: Proxies) -> None:
        self.most = most
        self.proxies = proxies  # speak for many
        self._open: defaultdict[str, dict[Patient, None]] = defaultdict(dict)

    def enter(self, who: str, connection: Patient) -> None:
        """Let somebody in, or close the door."""
        if who in self.proxies:
            return
        others = self._open[household(who)]
        others[connection] = None
        if len(others) > self.most:
            next(other for other in others if other.idle).cut_off()  # a newcomer is idle

    def leave(self, who: str, connection: Patient) -> None:
        others = self._open[household(who)]
        others.pop(connection, None)
        if not others:
            del self._open[household(who)]


class Patient(H11Protocol):
    """uvicorn's protocol, which alone would wait for a request for ever, however slowly it comes."""

    crowd: ClassVar[Crowd]
    _waiting: asyncio.TimerHandle | None = None
    _unread = 0  # bytes when the wait began

    @property
    def who(self) -> str:
        return "" if self.client is None else self.client[0]

    @property
    def idle(self) -> bool:
        """Whether nobody works on an answer: no request has come, or not all of it, or what was sent is not read."""
        if self.flow.write_paused or self.conn.their_state is h11.SEND_BODY:
            return True
        return self.conn.our_state not in {h11.SEND_RESPONSE, h11.SEND_BODY}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait(PATIENCE)
        self.crowd.enter(self.who, self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait(FAREWELL if self.conn.their_state is h11.SEND_BODY else PATIENCE)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # from now on there are pings
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What cannot be understood may come while something else is being answered."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            with suppress(h11.LocalProtocolError):  # whoever asks for a head only is sent no more
                super().send_400_response(msg)
        self.give_up()
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever is at work on an answer need no longer send it
            self.cycle.message_event.set()

    def give_up(self) -> None:
        """Close it once all is read that was sent; whoever does not read is cut off."""
        self.transport.close()
        self._wait(FAREWELL)

    def cut_off(self) -> None:
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self._stop_waiting()
        self.crowd.leave(self.who, self)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._unread = self.transport.get_write_buffer_size()
        self._waiting = self.loop.call_later(seconds, self._look)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _look(self) -> None:
        """Whether to go on waiting."""
        unread = self.transport.get_write_buffer_size()
        if not self.idle or 0 < unread <= self._unread - LEAST_READ:
            self._wait(PATIENCE)
        elif self.transport.is_closing():
            self.cut_off()
        else:
            self.give_up()


def patient_with(crowd: Crowd) -> type[Patient]:
    """The protocol of one server, whose connections know of each other."""
    return type("Patient", (Patient,), {"crowd": crowd})
