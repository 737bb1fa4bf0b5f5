"""Libraries that only some of the lab needs, and not everybody has."""

from __future__ import annotations

from importlib.util import find_spec

from courtyard.core.errors import Refused


def need(*libraries: str) -> None:
    """See that they are there, or say in one sentence how to get them."""
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        raise Refused(f"This needs {' and '.join(missing)}; `pip install 'courtyard[lab]'` brings all that it takes.")
