"""A table as those see it who sit there or are about to: everything but the game itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from courtyard.server.plays.share import write_share
from courtyard.server.shapes.entries import POLICIES
from courtyard.server.shapes.forms import Listed
from courtyard.server.shapes.wire import Frozen as FrozenInfo
from courtyard.server.shapes.wire import SeatInfo
from courtyard.server.shapes.wire import Table as TableInfo
from courtyard.server.tables.roster import suited

if TYPE_CHECKING:
    from collections.abc import Collection

    from courtyard.server.plays.frozen import Frozen
    from courtyard.server.shapes.wire import Options
    from courtyard.server.tables.table import Table


@dataclass(frozen=True)
class Setting:
    """What is or would be played at a table, and who suits it. Working it out takes longer than all the rest."""

    settled: Options | None
    suited: list[str]
    share: str | None


def setting_of(table: Table) -> Setting:
    game = table.game
    playing = game is not None and not game.over
    settled = game.options if game is not None and playing else table.settled()
    if settled is None:
        return Setting(None, [], None)
    return Setting(settled, [] if playing else suited(table.rules, settled), write_share(table.rules.name, settled))


def made_of(table: Table) -> tuple[object, ...]:
    """All that a setting depends on: as long as this is the same, so is the setting."""
    return table.options, table.draft, tuple(table.staying), table.phase, table.games


def describe(table: Table, setting: Setting, present: Collection[int], watchers: int) -> TableInfo:
    """For a bystander."""
    return TableInfo(
        code=table.code,
        game=table.rules.name,
        phase=table.phase,
        host=table.host_seat,
        you=None,
        player=None,
        device=None,
        hosting=False,
        sent_away=False,
        outcasts=[],
        seats=seats(table, present),
        options=table.options,
        settled=setting.settled,
        suited=setting.suited,
        share=setting.share,
        dealt=table.dealt if table.phase == "playing" else table.deal is not None,
        watchers=watchers,
        games=table.games,
        frozen=None if table.frozen is None else tell(table, table.frozen),
        droppable=False,
        **{policy: getattr(table, policy) for policy in POLICIES},
    )


def tell(table: Table, frozen: Frozen) -> FrozenInfo:
    """What is known of a game without playing it again. As long as it might be resumed, its cards stay secret."""
    ended = frozen.ended
    return FrozenInfo(
        version=frozen.version,
        names=frozen.names if frozen.over else table.names,
        answers=frozen.answers,
        standings=[] if ended is None else ended.standings,
        ending=None if ended is None else ended.ending or None,
        record=record_address(table) if frozen.over else None,
        dropped=frozen.dropped and frozen.over,
    )


def record_address(table: Table) -> str:
    """Where the record of the present game can be fetched once it is over."""
    return f"/api/tables/{table.code}/record?game={table.games}"


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
