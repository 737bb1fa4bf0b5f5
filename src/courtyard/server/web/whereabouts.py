"""Under which addresses friends find this server: told to whoever sits at its machine, and to nobody else (ADR 30)."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from courtyard.server.shapes.forms import Reach
from courtyard.server.shapes.refusal import Nay
from courtyard.server.web.middleware import name_in

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
BOTH: Final = "::"  # of IPv6, and of IPv4 as well
EVERYWHERE: Final = ("0.0.0.0", BOTH)  # noqa: S104 - compared, not bound
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
# Set aside for documents, so nobody is there; nor is anything sent to find out by which way it would go.
SOMEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Whereabouts:
    """Of a server that listens at `host`. One that serves pages from elsewhere or behind a proxy tells nothing."""

    def __init__(self, host: str, *, public: bool) -> None:
        self.host = host
        self.public = public

    def told_to(self, request: HTTPConnection) -> Reach:
        if self.public or not is_here(request):
            raise Nay("reach", 403)
        everywhere = self.host in EVERYWHERE
        found = addresses(both=self.host == BOTH) if everywhere else []
        return Reach(everywhere=everywhere, addresses=found)


def is_here(request: HTTPConnection) -> bool:
    """Whether somebody at this machine asks, by a name that leads nowhere else, and not for somebody else."""
    if any(header in request.headers for header in FORWARDED):
        return False
    if name_in(request.headers.get("host", "")) not in LOOPBACK:
        return False
    try:
        asking = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    mapped = getattr(asking, "ipv4_mapped", None)
    return bool((mapped or asking).is_loopback)


def addresses(*, both: bool) -> list[str]:
    """Those by which this machine goes out into its networks, as they stand in a link; of IPv4, or of IPv6 as well."""
    found = (own_address(family, target) for family, target in (SOMEWHERE if both else SOMEWHERE[:1]))
    return [address for address in found if address is not None]


def own_address(family: int, target: str) -> str | None:
    """Of this machine, on the way to another one; None: no way leads there."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((target, 9))
            own = ip_address(way.getsockname()[0])
    except (OSError, ValueError):
        return None
    if own.is_loopback or own.is_link_local or own.is_unspecified:
        return None
    return f"[{own}]" if own.version == 6 else str(own)
