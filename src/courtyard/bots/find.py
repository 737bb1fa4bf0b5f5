"""Bots by name. A game's own ones stand in a dict `BOTS` of the package here that has the name of the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from courtyard.bots.random_bot import RandomBot
from courtyard.core.errors import Refused
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser

RANDOM: Final = "random"


def bots_of(game: str) -> dict[str, Callable[[int], Chooser]]:
    """What makes each bot of a game, from a seed."""
    found: dict[str, Callable[[int], Chooser]] = {RANDOM: RandomBot}
    package = f"courtyard.bots.{find_game(game).name}"
    if find_spec(package) is not None:
        found.update(import_module(package).BOTS)
    return found


def bot_names(game: str) -> list[str]:
    """All bots that play a game."""
    return list(bots_of(game))


def find_bot(game: str, name: str, seed: int) -> Chooser:
    """A bot for one seat of one game, or refuse. Equal seeds make equal bots."""
    found = bots_of(game)
    if name not in found:
        raise Refused(f"There is no bot “{name}” for {game}; there are {', '.join(found)}.")
    return found[name](seed)
