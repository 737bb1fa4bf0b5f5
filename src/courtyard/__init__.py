"""Courtyard: play, study and simulate table games with every rule enforced. An unofficial fan project.

What `__all__` names is for programs of other people; docs/library.md tells how to use it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from courtyard import compiled

__version__ = "0.1.0"

# Before any other module of the package is imported: it decides whether they load compiled or from source.
compiled.settle()

if TYPE_CHECKING:
    from courtyard.bots.find import bot_names as bot_names
    from courtyard.bots.find import find_bot as find_bot
    from courtyard.bots.find import player_names as player_names
    from courtyard.core.checked import Checked as Checked
    from courtyard.core.choice import Choice as Choice
    from courtyard.core.choice import Chooser as Chooser
    from courtyard.core.choice import Seats as Seats
    from courtyard.core.errors import Refused as Refused
    from courtyard.core.event import Event as Event
    from courtyard.core.phrase import Phrase
    from courtyard.core.pile import Pile as Pile
    from courtyard.core.pile import pile_of as pile_of
    from courtyard.core.position import Position as Position
    from courtyard.core.record import Record as Record
    from courtyard.core.rollouts import Rollouts as Rollouts
    from courtyard.core.rollouts import rollouts as rollouts
    from courtyard.core.rules import Rules as Rules
    from courtyard.core.rules import play_out as play_out
    from courtyard.core.session import Session as Session
    from courtyard.core.state import State as State
    from courtyard.games import GAMES as GAMES
    from courtyard.games import find_game as find_game
    from courtyard.lab.matches.simulation import simulate as simulate
    from courtyard.lab.tournaments.tournament import tournament as tournament

# Where each name comes from. They are imported when they are first used: `import courtyard` is quick, and whoever does
# not simulate needs nothing of the lab.
_PLACES = {
    "GAMES": "games",
    "Checked": "core.checked",
    "Choice": "core.choice",
    "Chooser": "core.choice",
    "Event": "core.event",
    "Pile": "core.pile",
    "Position": "core.position",
    "Record": "core.record",
    "Refused": "core.errors",
    "Rollouts": "core.rollouts",
    "Rules": "core.rules",
    "Seats": "core.choice",
    "Session": "core.session",
    "State": "core.state",
    "bot_names": "bots.find",
    "find_bot": "bots.find",
    "find_game": "games",
    "pile_of": "core.pile",
    "play_out": "core.rules",
    "player_names": "bots.find",
    "rollouts": "core.rollouts",
    "simulate": "lab",
    "tournament": "lab",
}
__all__ = [  # noqa: PLE0604 - all of them are texts
    "__version__",
    *_PLACES,
]


if not TYPE_CHECKING:  # to a type checker it would say that every name exists

    def __getattr__(name: str) -> object:
        if name not in _PLACES:
            raise AttributeError(f"module “courtyard” has no attribute “{name}”")
        return getattr(import_module(f"courtyard.{_PLACES[name]}"), name)


def in_english(phrase: "Phrase") -> str:
    """What core was asked to say, and has no words for."""
    if not import_module("courtyard.extras").is_there("fluent.runtime"):  # the engine alone is installed without
        return phrase.bare()
    said: str = import_module("courtyard.words").load().phrase(phrase)
    return said


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])
