"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route, WebSocketRoute

from courtyard.games import GAMES
from courtyard.server.bots.thinkers import Thinkers, start_processes
from courtyard.server.limits.budgets import USUAL_RATE
from courtyard.server.rooms.rooms import Rooms
from courtyard.server.shapes.refusal import Nay
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.store import Conflict, Store
from courtyard.server.tables.roster import roster
from courtyard.server.tables.seats import Keys
from courtyard.server.web.api import ENDPOINTS
from courtyard.server.web.middleware import HEADERS, USUAL_CACHING, Guard
from courtyard.server.web.openapi import openapi
from courtyard.server.web.pages import Pages
from courtyard.server.web.reception import Reception
from courtyard.server.web.sheets import Sheet, json_sheet
from courtyard.server.web.websocket import join
from courtyard.server.web.whereabouts import Whereabouts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from concurrent.futures import Executor
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response

    from courtyard.server.limits.budgets import Budgets

LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """What a server is to be."""

    database: str  # as an address for SQLAlchemy
    secret: bytes = field(repr=False)
    client: Path | None = None  # the folder of the pages; None: only the API
    origins: tuple[str, ...] = ()  # of pages from elsewhere that may use it
    hosts: tuple[str, ...] = ()  # the names that it goes by; none: any
    proxies: tuple[str, ...] = ()  # addresses and networks that are believed when they say for whom they ask
    rate: float = USUAL_RATE  # messages a second over one connection; all other limits follow
    host: str = "127.0.0.1"  # where it listens
    thinkers: Callable[[], Executor] = start_processes  # where bots think


def make_app(settings: Settings, budgets: Budgets) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, thinkers = Store(settings.database), Thinkers(settings.thinkers)
        await store.open()
        rooms = Rooms(store, thinkers)
        app.state.reception = Reception(rooms, Keys(settings.secret), budgets)
        for game in GAMES:
            await asyncio.to_thread(roster, game)  # read now, so that nobody waits for it later
        sweeping = asyncio.create_task(rooms.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await rooms.close()
            await store.close()
            thinkers.close()

    guards = [
        Middleware(Guard, origins=settings.origins, hosts=settings.hosts, budgets=budgets),
    ]
    app = Starlette(routes=routes(settings), lifespan=lifespan, middleware=guards, exception_handlers=REFUSALS)
    app.router.redirect_slashes = False
    app.state.whereabouts = Whereabouts(settings.host, public=bool(settings.origins or settings.proxies))
    return app


def routes(settings: Settings) -> list[Route | WebSocketRoute]:
    found: list[Route | WebSocketRoute] = [
        Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    found.append(Route("/api/openapi.json", describe))
    found.append(WebSocketRoute("/api/tables/{code}/live", join))
    if settings.client is not None:
        found.append(Route("/{path:path}", Pages(settings.client).serve))
    return found


async def describe(request: Request) -> Response:
    return schema_sheet().response(request)


@cache
def schema_sheet() -> Sheet:
    return json_sheet(openapi())


async def refuse(_request: Request, nay: Nay) -> Response:
    return nay.response()


async def refuse_plainly(_request: Request, error: HTTPException) -> Response:
    """What Starlette itself refuses: addresses and methods that do not exist."""
    answer = Nay("no-page", error.status_code).response()
    answer.headers.update(error.headers or {})
    return answer


async def refuse_stale(request: Request, _conflict: Conflict) -> Response:
    return await refuse(request, Nay("stale"))


async def let_go(request: Request, _gone: ClientDisconnect) -> Response:
    """Whoever asked has gone in the middle of it; nobody will read this."""
    return await refuse(request, Nay("cut-short", 400))


async def complain(request: Request, error: SQLAlchemyError) -> Response:
    LOG.error("The database does not answer: %s", reason_of(error))
    return await refuse(request, Nay("store", 503))


async def admit(_request: Request, _error: Exception) -> Response:
    """A fault of ours, which uvicorn logs. This answer does not pass the guard, so it takes its headers along."""
    answer = Nay("fault", 500).response()
    answer.headers.update({**HEADERS, "cache-control": USUAL_CACHING})
    return answer


REFUSALS: Final[dict[Any, Any]] = {
    Nay: refuse,
    HTTPException: refuse_plainly,
    Conflict: refuse_stale,
    ClientDisconnect: let_go,
    SQLAlchemyError: complain,
    Exception: admit,
}
