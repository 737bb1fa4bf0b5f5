"""The schema of the HTTP part, made from the list of its requests and the shapes of the wire."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from courtyard import __version__
from courtyard.server.api import ENDPOINTS, Endpoint
from courtyard.server.wire import Message

REFERENCE: Final = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    shapes = [shape for endpoint in ENDPOINTS for shape in (endpoint.answer, endpoint.takes) if shape is not None]
    schemas, components = msgspec.json.schema_components(
        [*shapes, Message], schema_hook=anything, ref_template=REFERENCE
    )
    *known, refusal = schemas
    found = iter(known)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        answer = None if endpoint.answer is None else next(found)
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
    fine: dict[str, Any] = {"description": endpoint.about}
    if answer is not None:
        fine["content"] = {"application/json": {"schema": answer}}
    refused = {"description": "Why it was not done.", "content": {"application/json": {"schema": refusal}}}
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.handler.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
        "responses": {"201" if endpoint.created else "200": fine, "default": refused},
    }
    if takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    return found
