"""The one list of games. All that is not a game itself reaches a game through here."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

from courtyard.core.errors import Refused
from courtyard.core.given import there_are
from courtyard.core.phrase import Phrase
from courtyard.core.rules import Rules
from courtyard.dominion.rules import Dominion
from courtyard.guests import VARIABLE, guests
from courtyard.modules import find_module
from courtyard.tajmahal.rules import TajMahal

if TYPE_CHECKING:
    from types import ModuleType

# Each game has a State of its own; whoever serves all games hands a state only to the rules that made it.
GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (Dominion(), TajMahal())}
T = TypeVar("T")
HOMES: Final[dict[str, str]] = {}  # the packages of games that are no part of this one


def find_game(name: str) -> Rules[Any]:
    """The rules of a game by its name, or refuse."""
    if name not in GAMES:
        raise Refused("none-such", kind=Phrase("noun-table-game"), wanted=name, hint=there_are(list(GAMES)))
    return GAMES[name]


def find_part(game: str, part: str) -> ModuleType | None:
    """The module with the `bots`, the `speech` or the `boards` of a game, or refuse; None: the game brings none."""
    name = find_game(game).name
    if name not in HOMES:
        return None if find_spec(f"courtyard.{part}.{name}") is None else import_module(f"courtyard.{part}.{name}")
    module = f"{HOMES[name]}.{part}"
    return None if find_spec(module) is None else find_module(module)


def find_own(game: str, part: str, name: str, kind: type[T]) -> T | None:
    """What a part of a game holds under a name, or refuse; None: the game brings no such part."""
    module = find_part(game, part)
    if module is None:
        return None
    own = getattr(module, name, None)
    if not isinstance(own, kind):
        raise Refused("guest-part", module=module.__name__, name=name, kind=kind.__name__)
    return own


def invite(package: str) -> None:
    """Add the game of a package to the list, or refuse."""
    rules = getattr(find_module(f"{package}.rules"), "RULES", None)
    if not isinstance(rules, Rules):
        raise Refused("guest-without-rules", variable=VARIABLE, package=package)
    if rules.name in GAMES:
        raise Refused("guest-twice", variable=VARIABLE, package=package, game=rules.name)
    GAMES[rules.name] = rules
    HOMES[rules.name] = package


for guest in guests():
    invite(guest)
