"""Modules that a person names: on a command line, in the environment, in a program."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from types import ModuleType


def find_module(place: str) -> ModuleType:
    """A module that lies in the present folder or is installed, or refuse."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = find_spec(place) is not None
    except (ModuleNotFoundError, ValueError):  # of the package that it would be in, or half loaded
        found = place in sys.modules
    if not found:
        raise Refused("no-module", module=place)
    try:
        return import_module(place)
    except Exception as error:
        raise Refused("broken-module", module=place, reason=f"{type(error).__name__}: {error}") from error
