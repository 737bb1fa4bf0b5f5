"""How a game comes onto the table: a new one as wished, or one that was left in a file."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from courtyard.boards import find_board, read_options
from courtyard.bots import bot_names
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.games import find_game
from courtyard.terminal.keeping import read_record, write_record
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import call_names, check_bots, fill_seats, read_seat
from courtyard.terminal.table import Table
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from courtyard.core.session import Session
    from courtyard.core.state import State
    from courtyard.terminal.seating import Seat

SEEDS: Final = 1_000_000_000


@dataclass(frozen=True)
class Wish:
    """What somebody asked for on the command line; None or empty: nothing."""

    game: str
    players: int | None
    seats: tuple[str, ...]
    names: tuple[str, ...]
    bot: str | None
    options: dict[str, str]  # of the game itself, as they were written
    seed: int | None
    record: Path | None
    language: str

    @property
    def seating(self) -> list[Seat]:
        rules = find_game(self.game)
        bot = self.bot or find_board(self.game).usual_bot
        seats = fill_seats(self.seats, self.names, self.players, bot, rules.seats)
        check_bots(seats, bot_names(self.game))
        return seats


def open_table(wish: Wish) -> Table:
    """Set a table, or refuse."""
    words = load(wish.language)
    resumed = wish.record is not None and wish.record.exists()
    record, session = resume(wish) if resumed else begin(wish)
    seats = seats_of(record, len(session.rules.scores(session.state)))
    table = Table(find_board(wish.game), words, seats, record, session, Screen())
    if wish.record is not None:
        write_record(record, wish.record)
    table.path = wish.record
    table.notes += greeting(table, resumed=resumed)
    if resumed:
        table.heard = dict.fromkeys(table.heard, len(session.events))
    return table


def greeting(table: Table, *, resumed: bool) -> list[str]:
    """What is said before the first question, if there is one to a person."""
    words, record, session = table.words, table.record, table.session
    if not table.people or session.choice is None:
        return []
    welcome = words.say("terminal-welcome")
    if resumed:
        return [words.say("terminal-resumed", file=str(table.path), count=len(session.answers)), welcome]
    game = words.say(f"game-{record.game}")
    return [words.say("terminal-new", game=game, names=table.names, seed=str(record.seed)), welcome]


def begin(wish: Wish) -> tuple[Record, Session[State]]:
    """A new game."""
    rules = find_game(wish.game)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    seats = wish.seating
    record = Record(rules.name, rules.version, rules.settle(game_options(wish, seats), seed), seed)
    record.players = [seat.spelled for seat in seats]
    return record, record.start(rules)


def game_options(wish: Wish, seats: Sequence[Seat]) -> dict[str, object]:
    """What the rules are told of a wish."""
    names = call_names(seats, load(wish.language))
    return {**read_options(find_board(wish.game).options, wish.options, names), "players": len(seats)}


def resume(wish: Wish) -> tuple[Record, Session[State]]:
    """The game in a file. Who repeats the command that began it gets it; who asks for another game is refused."""
    assert wish.record is not None
    record = read_record(wish.record)
    if record.game != wish.game:
        raise Refused(f"{wish.record} holds a game of {record.game}, not of {wish.game}.")
    session = record.replay(find_game(wish.game))
    if not fits(wish, record):
        raise Refused(
            f"{wish.record} holds another game already; name only the file to go on with it, or another file."
        )
    return record, session


def fits(wish: Wish, record: Record) -> bool:
    """Whether nothing that is asked for is different in the record."""
    seated = bool(wish.seats or wish.names or wish.bot or wish.players)
    if seated and [seat.spelled for seat in wish.seating] != record.players:
        return False
    if wish.seed not in (None, record.seed):
        return False
    if not wish.options:
        return True
    seats = [read_seat(player) for player in record.players]
    settled = find_game(wish.game).settle(game_options(wish, seats), record.seed)
    compared = settled if set(wish.options) - set(settled) else wish.options
    return all(settled[key] == record.options.get(key) for key in compared)


def seats_of(record: Record, players: int) -> list[Seat]:
    """Who sat at the table when the record was made."""
    if len(record.players) != players:
        raise Refused(f"The record names {len(record.players)} players, but its table has {players} seats.")
    return [read_seat(player) for player in record.players]
