"""A table as people see it who are about to sit down, or sit there: everything but the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.server.forms import Listed
from courtyard.server.roster import suited
from courtyard.server.share import write_share
from courtyard.server.wire import SeatInfo
from courtyard.server.wire import Table as TableInfo

if TYPE_CHECKING:
    from collections.abc import Collection

    from courtyard.server.table import Table


def describe(table: Table, present: Collection[int], watchers: int) -> TableInfo:
    """For a bystander."""
    playing = table.play is not None and not table.play.over
    settled = table.play.options if table.play is not None and playing else table.settled()
    return TableInfo(
        code=table.code,
        game=table.rules.name,
        phase=table.phase,
        host=table.host_seat,
        you=None,
        player=None,
        hosting=False,
        seats=seats(table, present),
        options=table.options,
        settled=settled,
        suited=[] if settled is None or playing else suited(table.rules, settled),
        share=None if settled is None else write_share(table.rules.name, settled),
        dealt=table.dealt if playing else table.deal is not None,
        listed=table.listed,
        locked=table.locked,
        undo=table.undo,
        scores=table.scores,
        pace=table.pace,
        watchers=watchers,
        games=table.games,
    )


def seats(table: Table, present: Collection[int]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            present=seat in present,
            away_bot=chair.away_bot,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary(table: Table, watchers: int) -> Listed:
    """For the list of tables."""
    free = [chair.kind for chair in table.chairs].count("open")
    return Listed(
        code=table.code,
        game=table.rules.name,
        phase=table.phase,
        names=[chair.name for chair in table.chairs if chair.kind != "open"],
        open=0 if table.locked or table.phase == "playing" else free,
        watchers=watchers,
    )
