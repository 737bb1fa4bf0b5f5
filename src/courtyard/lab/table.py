"""What the lab plays at: a table of any game."""

from typing import Any, TypeAlias

Table: TypeAlias = Any  # each game has a State of its own, which only its rules can handle
