"""Runs the server until somebody ends it."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from courtyard.core.errors import Refused
from courtyard.server.limits.addresses import Proxies
from courtyard.server.limits.bounds import OPEN_OF_ADDRESS
from courtyard.server.limits.budgets import Budgets
from courtyard.server.shapes.wire import LONGEST_MESSAGE
from courtyard.server.sockets.frames import framed_with
from courtyard.server.sockets.patience import Crowd, patient_with
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.store import Store
from courtyard.server.web.app import make_app
from courtyard.server.web.whereabouts import LOOPBACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.server.web.app import Settings

PATIENCE: Final = 3  # seconds that connections have to end
BACKLOG: Final = 512


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address, or refuse; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # where this would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except socket.gaierror:
        listening.close()
        raise Refused("no-host", host=host) from None
    except OSError as error:
        listening.close()
        reason = (error.strerror or str(error)).lower()
        raise Refused("port", port=str(port), host=host, reason=reason) from None
    return listening


def address(listening: socket.socket) -> str:
    """Where to point a browser."""
    host, port = listening.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def names(host: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """What a server that only this machine can reach may be called; any other may be called anything."""
    if host not in LOOPBACK:
        return ()
    return (*LOOPBACK, *(urlsplit(origin).hostname or "" for origin in origins))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted; `ready` is called once people can come."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(check_database(settings))
        runner.run(make_server(settings, ready).serve([listening]))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop  # noqa: PLC0415 - there is none for Windows

    return uvloop.new_event_loop


async def check_database(settings: Settings) -> None:
    """Refuse now what could not be served later."""
    store = Store(settings.database)
    try:
        await store.open()
    except SQLAlchemyError as error:
        raise Refused("database", reason=reason_of(error)) from None
    finally:
        await store.close()


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    proxies, budgets = Proxies(settings.proxies), Budgets(settings.rate)
    config = uvicorn.Config(
        make_app(settings, budgets),
        log_config=None,
        access_log=False,
        server_header=False,
        http=patient_with(Crowd(OPEN_OF_ADDRESS * budgets.scale, proxies)),
        ws=framed_with(budgets),
        ws_max_size=LONGEST_MESSAGE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=proxies.names(),
        ws_per_message_deflate=False,  # takes more time and memory than it saves
        timeout_graceful_shutdown=PATIENCE,
    )
    return Server(config, ready)
