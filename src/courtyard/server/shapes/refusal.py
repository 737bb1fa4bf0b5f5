"""What the server says no with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from courtyard.server.shapes.wire import Message, encode

if TYPE_CHECKING:
    from courtyard.core.errors import Refused
    from courtyard.server.shapes.wire import Fact


class Nay(Exception):
    """Something is not done, for a reason that people can read: the message `refused-<reason>`."""

    def __init__(self, reason: str, status: int = 409, /, **facts: Fact) -> None:
        super().__init__(reason)
        self.status = status  # over HTTP
        self.message = Message(id=f"refused-{reason}", facts=facts)

    def response(self) -> Response:
        return Response(encode(self.message), self.status, media_type="application/json")


def by_rules(refused: Refused) -> Nay:
    """What the rules of a game refuse, in their own words."""
    return Nay("rules", 422, reason=str(refused))
