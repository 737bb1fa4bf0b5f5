"""The schema of the HTTP part, made from the list of its requests and the shapes of the wire."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from courtyard import __version__
from courtyard.server.shapes.wire import Message
from courtyard.server.web.api import ENDPOINTS, PlainText

if TYPE_CHECKING:
    from courtyard.server.web.endpoint import Endpoint

REFERENCE: Final = "#/components/schemas/{name}"
ANYBODY_REFUSED: Final = (403,)  # a page from elsewhere, or a name that is not this server's
REFUSED_BODIES: Final = (400, 408, 413, 415)  # no JSON of the shape that is wanted, too slow, too long


def openapi() -> dict[str, Any]:
    shapes = [shape for endpoint in ENDPOINTS for shape in (endpoint.answer, endpoint.takes) if shape is not None]
    schemas, components = msgspec.json.schema_components(
        [*shapes, Message], schema_hook=anything, ref_template=REFERENCE
    )
    *known, refusal = schemas
    found = iter(known)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        answer = next(found)
        takes = None if endpoint.takes is None else next(found)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, answer, takes, refusal)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Courtyard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def anything(_shape: type) -> dict[str, Any]:
    """What a game puts into a shape of its own."""
    return {"description": "A shape of the game's own."}


def operation(endpoint: Endpoint, answer: Any, takes: Any, refusal: Any) -> dict[str, Any]:  # noqa: ANN401 - schemas
    """One request."""
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint, answer, refusal),
    }
    if takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"schema": {"type": "string"}}
    inside = [{"name": name, "in": "path", "required": True, **text} for name in re.findall(r"{(\w+)}", endpoint.path)]
    return inside + [{"name": name, "in": "query", "required": False, **text} for name in endpoint.query]


def responses(endpoint: Endpoint, answer: Any, refusal: Any) -> dict[str, Any]:  # noqa: ANN401 - schemas
    """By status; "default" is for what has nothing to do with the request: a fault, or a database that is away."""
    media = "text/plain" if endpoint.answer is PlainText else "application/json"
    found: dict[str, Any] = {
        "201" if endpoint.created else "200": {"description": endpoint.about, "content": {media: {"schema": answer}}}
    }
    if endpoint.answer is PlainText:
        found["304"] = {"description": "As it was when the caller last asked."}
    refused = {"description": "Why it was not done.", "content": {"application/json": {"schema": refusal}}}
    body = () if endpoint.takes is None else REFUSED_BODIES
    for status in sorted({*ANYBODY_REFUSED, *body, *endpoint.refuses}):
        found[str(status)] = refused
    return {**found, "default": refused}
