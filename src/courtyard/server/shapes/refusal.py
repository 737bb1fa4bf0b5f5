"""What the server says no with."""

from __future__ import annotations

from starlette.responses import Response

from courtyard.core.errors import Refused
from courtyard.core.phrase import Fact, Phrase
from courtyard.server.shapes.wire import Message, encode


class Nay(Refused):
    """A refusal with a status for HTTP."""

    def __init__(self, id: str, status: int = 409, /, **facts: Fact) -> None:  # noqa: A002 - what else
        super().__init__(id, **facts)
        self.status = status

    @property
    def message(self) -> Message:
        return message_of(self.phrase)

    def response(self) -> Response:
        return Response(encode(self.message), self.status, media_type="application/json")


def message_of(phrase: Phrase) -> Message:
    """What is to be said, as it goes over the wire."""
    facts = {name: message_of(fact) if isinstance(fact, Phrase) else fact for name, fact in phrase.facts.items()}
    return Message(id=phrase.message, facts=facts)


def by_rules(refused: Refused) -> Nay:
    """What the rules of a game refuse."""
    return refused if isinstance(refused, Nay) else Nay(refused.id, 422, **refused.facts)
