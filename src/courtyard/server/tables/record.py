"""The record of a game, from the entries of its table: nothing is played again for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.record import Record
from courtyard.server.plays.chronicle import chronicles
from courtyard.server.plays.frozen import freeze
from courtyard.server.tables.table import tell_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.server.shapes.entries import Entry
    from courtyard.server.tables.table import Chair

PERSON: Final = "you"  # as records call whoever is no bot


def record_of(code: str, entries: Sequence[Entry], number: int) -> Record:
    """Of a game by its number at the table, which is over."""
    games = chronicles(entries)
    game = games[number - 1]
    end = game.lasted if game.finish is None else game.finish
    table = tell_table(code, entries[:end], {place: freeze(each) for place, each in enumerate(games, 1)})
    record = Record(table.rules.name, game.version, game.options, game.started.seed)
    record.players = [spelled(chair) for chair in table.chairs]
    record.answers = game.answers
    return record


def spelled(chair: Chair) -> str:
    """Who played, as records have it."""
    return f"{chair.bot if chair.kind == 'bot' else PERSON}={chair.name}"
