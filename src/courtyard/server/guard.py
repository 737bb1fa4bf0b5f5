"""What every answer carries, and who may ask from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from courtyard.server.refusing import Nay

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
USUAL_CACHING: Final = "no-store"  # an answer may be for one seat only; what may be kept says so itself
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, origins: Collection[str], hosts: Collection[str]) -> None:
        self.app = app
        self.origins = origins  # of pages that may use this server although it did not serve them
        self.hosts = hosts  # the names that this server goes by; none: any

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not (self.is_ours(scope) and self.is_meant(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: 403
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("cache-control", USUAL_CACHING)
            await send(message)

        foreign = scope["method"] not in SAFE_METHODS and "origin" in Headers(scope=scope) and not self.is_ours(scope)
        if foreign or not self.is_meant(scope):
            await Nay("origin" if foreign else "address", 403).response()(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def is_ours(self, scope: Scope) -> bool:
        """Whether the page that asks came from this server."""
        headers = Headers(scope=scope)
        origin, host = headers.get("origin", ""), headers.get("host", "")
        return origin in self.origins or (bool(host) and origin.partition("://")[2] == host)

    def is_meant(self, scope: Scope) -> bool:
        """Whether the server is called by one of its names: a stranger's name may have been made to lead here."""
        return not self.hosts or name_in(Headers(scope=scope).get("host", "")) in self.hosts


def name_in(host: str) -> str | None:
    """The name without the port; None: it is no name at all."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
