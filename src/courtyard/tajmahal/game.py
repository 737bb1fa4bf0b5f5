"""The game, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.tajmahal.season import end_visit, everybody_home, open_visit
from courtyard.tajmahal.state import BUILD, CROWN, OPEN, PLAY
from courtyard.tajmahal.table import Table
from courtyard.tajmahal.visit import build, place_crown, play_or_withdraw, take_cards

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.tajmahal.state import State


def move(state: State, chooser: Chooser) -> None:
    """One question and what follows from it. Whatever needs no question is passed by on the way."""
    table = Table(state, chooser)
    asked = False
    while not asked and not state.ended:
        asked = carry_on(table)


def carry_on(table: Table) -> bool:
    """What the phase wants; tell whether anybody was asked."""
    phase = table.state.phase
    if phase == OPEN:
        open_visit(table)
        return False
    if phase == PLAY:
        return play_or_withdraw(table)
    if phase == BUILD:
        return build(table)
    if phase == CROWN:
        return place_crown(table)
    asked = take_cards(table)
    if everybody_home(table):
        end_visit(table)
    return asked
