"""The rulings that come with the program: its own scenarios, by name, and which cards each speaks of."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from courtyard.scenario.reading import FOLDER
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from courtyard.scenario.scenario import Scenario

PROGRAM: Final = Path(str(files("courtyard")))
PACKED: Final = PROGRAM / FOLDER  # where a package has them
CLONED: Final = PROGRAM.parents[1] / FOLDER  # and where they are written, in a clone


@cache
def find_rulings(game: str) -> dict[str, Path]:
    """All scenarios of a game by their names, which are folder and file: "ending/last-move"."""
    home = (PACKED if PACKED.is_dir() else CLONED) / game
    return {path.relative_to(home).with_suffix("").as_posix(): path for path in sorted(home.rglob("*.toml"))}


def cards_of(scenario: Scenario) -> list[str]:
    """The ids of the cards that a ruling names: in its sentence, or in the rules that it cites."""
    names = card_names(scenario.game)
    found = finder(scenario.game).findall("; ".join([scenario.name, *scenario.cites])) if names else []
    return list(dict.fromkeys(names[name] for name in found))


@cache
def card_names(game: str) -> dict[str, str]:
    """The ids of all printed cards, by what scenarios call them."""
    speech = find_speech(game)
    return {speech.spelled(card.id): card.id for card in speech.cards()}


@cache
def finder(game: str) -> re.Pattern[str]:
    """Finds the names of cards in a text, one or several of each; never a shorter name within a longer one."""
    names = sorted(card_names(game), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})(?:e?s)?\b")
