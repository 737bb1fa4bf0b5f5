"""The table of a ruling as one of its seats sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from courtyard.server.shapes.entries import Opened, Sat
from courtyard.server.shapes.forms import Practice
from courtyard.server.shapes.wire import UndoState
from courtyard.server.shown.face import Showing
from courtyard.server.shown.info import Setting, describe
from courtyard.server.tables.table import Table

if TYPE_CHECKING:
    from courtyard.server.plays.play import Play
    from courtyard.server.rulings.case import Case
    from courtyard.server.shapes.wire import Table as TableInfo


def show(case: Case, play: Play, viewer: int | None, language: str) -> Practice:
    """As a seat sees it; as whoever is asked does, if none is named."""
    seat = whose_turn(play) if viewer is None else viewer
    table = lay(case, play)
    face = Showing(table, seat, language).face()
    assert face is not None
    undo = UndoState(allowed="free" if play.session.answers else None, asked_by=None, waiting_for=[])
    return Practice(table=info_for(table, seat), position=face.position(0, undo))


def whose_turn(play: Play) -> int:
    """The seat that is asked; after the end, the one that answered last."""
    choice = play.session.choice or (play.session.asked[-1] if play.session.asked else None)
    return 0 if choice is None else int(choice.seat)


def table_info(case: Case, play: Play, seat: int) -> TableInfo:
    return info_for(lay(case, play), seat)


def info_for(table: Table, seat: int) -> TableInfo:
    whole = describe(table, Setting(None, [], None), range(len(table.chairs)), 0)
    return replace(whole, you=seat, player=seat)


def lay(case: Case, play: Play) -> Table:
    """A table at which those sit of whom the scenario tells. It is in no house, and nobody writes anything down."""
    scenario = case.scenario
    opened = Opened(game=scenario.game, players=len(scenario.seats), options={}, draft=0, listed=False)
    table = Table(case.name, opened, {})
    for seat, name in enumerate(scenario.seats):
        table.apply(Sat(seat=seat, name=name, token=name))
    table.play, table.games = play, 1
    return table
