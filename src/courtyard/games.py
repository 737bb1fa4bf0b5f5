"""The one list of games. All that is not a game itself reaches a game through here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from courtyard.core.errors import Refused
from courtyard.dominion.rules import Dominion
from courtyard.tajmahal.rules import TajMahal

if TYPE_CHECKING:
    from courtyard.core.rules import Rules

# Each game has a State of its own; whoever serves all games hands a state only to the rules that made it.
GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (Dominion(), TajMahal())}


def find_game(name: str) -> Rules[Any]:
    """The rules of a game by its name, or refuse."""
    if name not in GAMES:
        raise Refused(f"There is no game “{name}”; there {'is' if len(GAMES) == 1 else 'are'} {', '.join(GAMES)}.")
    return GAMES[name]
