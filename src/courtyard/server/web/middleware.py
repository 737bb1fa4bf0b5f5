"""What every answer carries, and who may ask from elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

from courtyard.server.limits.addresses import house_of
from courtyard.server.limits.budgets import Payer
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from courtyard.server.limits.budgets import Budgets

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
HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::[0-9]{1,5})?", re.ASCII)
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, origins: Collection[str], hosts: Collection[str], budgets: Budgets) -> None:
        self.app = app
        self.origins = origins  # of pages that may use this server although it did not serve them
        self.hosts = hosts  # the names that this server goes by; none: any
        self.budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not (self.is_ours(scope) and self.is_meant(scope)):
            await send({"type": "websocket.close"})  # before it is accepted: 403, and no code
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

        nay = self.refusal(scope)
        if nay is None:
            await self.app(scope, receive, send_guarded)
            return
        answer = nay.response()
        answer.headers["connection"] = "close"  # what else it sends would be no better
        await answer(scope, receive, send_guarded)

    def refusal(self, scope: Scope) -> Nay | None:
        """Why a request is not even looked at."""
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            return Nay("two-lengths", 400)  # somebody on the way might believe the other one
        if scope["method"] not in SAFE_METHODS and "origin" in headers and not self.is_ours(scope):
            return Nay("origin", 403)
        if not self.is_meant(scope):
            return Nay("address", 403)
        return self.too_much(scope)

    def too_much(self, scope: Scope) -> Nay | None:
        """Why somebody who asks without end is not answered."""
        payer = Payer(self.budgets, house_of(scope.get("client")))
        return None if payer.affords("request") else Nay("too-fast", 429)

    def is_ours(self, scope: Scope) -> bool:
        """Whether the page that asks came from this server."""
        headers = Headers(scope=scope)
        origin, host = headers.get("origin", ""), headers.get("host", "")
        return origin in self.origins or (bool(host) and origin in {f"http://{host}", f"https://{host}"})

    def is_meant(self, scope: Scope) -> bool:
        """Whether the server is called by one of its names: a stranger's name may have been made to lead here."""
        host = Headers(scope=scope).get("host", "")
        name = name_in(host)
        return name in self.hosts if self.hosts else name is not None or not host


def name_in(host: str) -> str | None:
    """The name without the port; None: it is no name at all."""
    found = HOST.fullmatch(host)
    return None if found is None else found["name"].strip("[]").lower()
