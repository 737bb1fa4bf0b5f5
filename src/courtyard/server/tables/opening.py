"""A new table, as somebody asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.games import GAMES
from courtyard.server.plays.share import read_share
from courtyard.server.shapes.entries import Opened, Placed
from courtyard.server.shapes.refusal import Nay, by_rules
from courtyard.server.tables import seats, wishes
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.forms import NewTable
    from courtyard.server.tables.table import Table


def opening(wish: NewTable, token: str) -> list[Entry]:
    """The first entries of a table: whoever opens it sits at the first seat."""
    opened = open_as(wish)
    entries: list[Entry] = [opened]
    table = make_table("", [opened])
    write(table, entries, seats.sit(table, wish.name, 0, token))
    if wish.bots:
        for seat in range(1, len(table.chairs)):
            write(table, entries, Placed(seat=seat, kind="bot", bot=table.speech.usual_bot))
    if wish.start:
        write(table, entries, wishes.start(table))
    return entries


def write(table: Table, entries: list[Entry], entry: Entry) -> None:
    table.apply(entry)
    entries.append(entry)


def open_as(wish: NewTable) -> Opened:
    """With options that can be played, or refuse."""
    game, options, deal = wish.game, wish.options, None
    if game not in GAMES:
        raise Nay("no-game", 404)
    players: object = wish.players
    if players is None and not wish.bots:
        players = options.get("players", GAMES[game].seats[-1])  # whoever comes finds a seat
    if wish.share is not None:
        named, options, deal = read_share(wish.share)
        if named != game:
            raise Nay("share-game", 422)
        players = options.pop("players")
    draft = wishes.new_draft()
    asked = options if players is None else {**options, "players": players}
    try:
        settled = GAMES[game].settle(asked, draft)
    except Refused as refused:
        raise by_rules(refused) from None
    number = settled["players"]
    assert isinstance(number, int)
    rest = {key: value for key, value in options.items() if key != "players"}
    return Opened(game=game, players=number, options=rest, draft=draft, listed=wish.listed, deal=deal)
