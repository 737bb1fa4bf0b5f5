"""A game at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from courtyard.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data that fully says where a game stands, chance included. Each game has its own, with its own `copy`."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice

    def dump(self) -> dict[str, object]:
        """The whole of it as JSON. Two states are equal if their dumps are."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.dump() == other.dump()
