"""Players of one's own: programs that are named by module and factory, or handed over in Python.

Only what a person has written on a command line, in the environment or in a program is imported: never what a request
or a record says. `COURTYARD_BOTS=chess=mybots:Rich` makes one a bot of its game like any other, in this process
and in those that it starts: people at served tables can give it a seat.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from courtyard.core.checked import Checked
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, shortened
from courtyard.core.phrase import Phrase
from courtyard.games import find_game
from courtyard.modules import find_module

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser

VARIABLE: Final = "COURTYARD_BOTS"
SPELLED: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")

Maker: TypeAlias = Callable[[int], Any]  # makes a player from a seed; what it really makes remains to be seen


class Given:
    """Makes one and the same player each time."""

    def __init__(self, player: Chooser) -> None:
        self.player = player

    def __call__(self, seed: int) -> Chooser:
        return self.player

    def __reduce__(self) -> tuple[object, ...]:
        return Given, (self.player,)


def is_own(named: str) -> bool:
    """Whether somebody who wrote this means a program of their own: module:factory."""
    return SPELLED.fullmatch(named) is not None


def find_maker(named: str) -> Maker:
    """What makes the player of this name, tried once; or refuse."""
    place, _, wanted = named.partition(":")
    module = find_module(place)
    if not hasattr(module, wanted):
        there = [name for name in vars(module) if not name.startswith("_")]
        hint = perhaps(wanted, there, Phrase("hint-define"))
        raise Refused("module-lacks", module=place, wanted=wanted, hint=hint)
    maker: Maker = getattr(module, wanted)
    if not callable(maker):
        raise Refused("not-callable", factory=named)
    make(maker, named, 0)
    return maker


def make(maker: Maker, name: str, seed: int) -> Checked:
    """A player for one seat, whose answers are looked at; or refuse."""
    try:
        player = maker(seed)
    except Exception as error:
        raise Refused("makes-no-player", factory=name, reason=f"{type(error).__name__}: {error}") from error
    return Checked(player, name)


def house_bots(game: str) -> dict[str, Callable[[int], Chooser]]:
    """What makes each player that the environment names for a game, or refuse."""
    return {named: partial(employ, named) for named in read_house(os.environ.get(VARIABLE, "")).get(game, [])}


def check_house() -> None:
    """Refuse what the environment names and cannot be had."""
    for named in read_house(os.environ.get(VARIABLE, "")).values():
        for player in named:
            employ(player, 0)


def employ(named: str, seed: int) -> Chooser:
    """A player of the house for one seat, or refuse."""
    return make(find_employed(named), named, seed)


find_employed = cache(find_maker)


@cache
def read_house(named: str) -> dict[str, list[str]]:
    """The players by game, from a text such as “chess=mybots:Rich,go=mybots:Slow”."""
    house: dict[str, list[str]] = {}
    for entry in filter(None, map(str.strip, named.split(","))):
        game, _, player = entry.partition("=")
        if not is_own(player):
            raise Refused("house-bot", variable=VARIABLE, entry=shortened(entry))
        house.setdefault(find_game(game).name, []).append(player)
    return house
