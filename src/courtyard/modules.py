"""Modules that a person names: on a command line, in the environment, in a program."""

from __future__ import annotations

import sys
from importlib import import_module
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
        return import_module(place)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{place}.".startswith(f"{error.name}."):
            raise Refused("no-module", module=place) from None
        raise Refused("broken-module", module=place, reason=f"{type(error).__name__}: {error}") from error
