"""Dominion as a later version of the program might have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.errors import Refused
from courtyard.core.rules import Rules, Standing
from courtyard.dominion.rules import Dominion

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from courtyard.dominion.state import State


def passed_on(name: str) -> Callable[..., Any]:
    return lambda self, *given: getattr(self.rules, name)(*given)


# Nothing can be derived from compiled Dominion; so all is passed on to it, but for `new`, which is made of the others.
METHODS = [name for name in dir(Rules) if not name.startswith("_") and name != "new" and callable(getattr(Rules, name))]
Faithful: Any = type("Faithful", (Rules,), {name: passed_on(name) for name in METHODS})


class Later(Faithful):  # type: ignore[misc] # is made of methods by name
    """The next version, in which nothing has changed that anybody could notice."""

    def __init__(self) -> None:
        self.rules = Dominion()
        self.name, self.seats, self.version = self.rules.name, self.rules.seats, self.rules.version + 1


class Shuffled(Later):
    """Cards are dealt in another way: two players begin with two Coppers each, and no answer with more of them fits."""

    def deal(self, state: State, _seed: object) -> None:
        self.rules.deal(state, 7)


class Generous(Later):
    """Everybody has a point more: every answer fits, but not the end."""

    def standings(self, state: State) -> list[Standing]:
        known = self.rules.standings(state)
        return [Standing(each.seat, each.rank, each.score + 1, each.reasons, each.turns) for each in known]


class Endless(Later):
    """A game is not over when the Provinces are gone."""

    def over(self, _state: State) -> bool:
        return False


class Picky(Later):
    """Cards that were played with are no longer in the box."""

    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        if isinstance(options.get("kingdom"), list):
            raise Refused("game-over")
        return self.rules.settle(options, seed)
