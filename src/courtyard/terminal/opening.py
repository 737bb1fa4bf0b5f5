"""How a game comes onto the table: a new one as requested, or one that was left in a file."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from courtyard.boards import find_board
from courtyard.bots import Entrant, bot_names, strategy_names, wants
from courtyard.bots.own import find_maker, is_own
from courtyard.core.errors import Refused
from courtyard.core.given import LARGEST_NUMBER
from courtyard.core.record import Record
from courtyard.core.seed import draft_of
from courtyard.games import find_game
from courtyard.speech import find_speech, read_options
from courtyard.terminal.keeping import read_record, write_record
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import call_names, check_bots, fill_seats, read_seat
from courtyard.terminal.table import Table
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from courtyard.core.seed import Seed
    from courtyard.core.session import Session
    from courtyard.core.state import State
    from courtyard.terminal.seating import Seat

SEEDS: Final = 1_000_000_000


@dataclass(frozen=True)
class Request:
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
        bot = self.bot or find_speech(self.game).usual_bot
        seats = fill_seats(self.seats, self.names, self.players, bot, rules.seats)
        check_bots(seats, bot_names(self.game), strategy_names(self.game), self.own)
        return seats

    @cached_property
    def own(self) -> dict[str, Entrant]:
        """The programs of one's own that are named here, ready to play; or refuse them."""
        named = [read_seat(part).player for text in self.seats for part in text.split(",")] + [self.bot or ""]
        return {name: Entrant(name, maker=find_maker(name)) for name in named if is_own(name)}

    def entrant(self, seat: Seat) -> Entrant:
        return self.own.get(seat.player, Entrant(seat.player))


def open_table(request: Request) -> Table:
    """Set a table, or refuse."""
    words = load(request.language)
    resumed = request.record is not None and request.record.exists()
    record, session = resume(request) if resumed else begin(request)
    seats = seats_of(record, len(session.rules.scores(session.state)), request.own)
    table = Table(find_board(request.game), words, seats, record, session, Screen())
    table.own = request.own
    if request.record is not None:
        write_record(record, request.record)
    table.path = request.record
    table.notes += greeting(table, resumed=resumed)
    if resumed:
        table.heard = dict.fromkeys(table.heard, len(session.events))
    return table


def greeting(table: Table, *, resumed: bool) -> list[str]:
    """What is said before the first question, if there is one to a person."""
    words, session = table.words, table.session
    if not table.people or session.choice is None:
        return []
    welcome = words.say("terminal-welcome")
    if resumed:
        return [words.say("terminal-resumed", file=str(table.path), count=len(session.answers)), welcome]
    game = words.say("game")
    return [words.say("terminal-new", game=game, names=table.names, seed=str(table.record.seed)), welcome]


def open_again(table: Table, path: Path | None) -> Table:
    """Another game of the same people and bots, kept in another file if the first was; the rules say who begins."""
    rules, words, seed = table.rules, table.words, next_seed(table.record.seed)
    options = rules.rematch(table.record.options, rules.ranks(table.session.state), seed)
    record = Record(rules.name, rules.version, rules.settle(options, seed), seed)
    record.players = table.record.players
    again = Table(table.board, words, table.seats, record, record.start(rules), table.screen)
    again.own = table.own
    again.path = path
    again.keep()
    again.notes += greeting(again, resumed=False)
    if path is not None:
        again.notes.append(words.say("terminal-new-file", file=str(path)))
    return again


def begin(request: Request) -> tuple[Record, Session[State]]:
    """A new game."""
    rules = find_game(request.game)
    seed = any_seed() if request.seed is None else request.seed
    seats = request.seating
    record = Record(rules.name, rules.version, rules.settle(game_options(request, seats), seed), seed)
    record.players = [seat.spelled for seat in seats]
    return record, record.start(rules)


def any_seed() -> int:
    return secrets.randbelow(SEEDS)


def next_seed(seed: Seed) -> int:
    """For another game. Nothing comes after a secret, which the record of a game played elsewhere may have."""
    if isinstance(seed, int):
        return seed + 1 if seed < LARGEST_NUMBER else 0
    return any_seed()


def game_options(request: Request, seats: Sequence[Seat]) -> dict[str, object]:
    """What the rules are told of a request. Nobody is to sit at a table without the cards that they play by."""
    names = call_names(seats, load(request.language))
    speech = find_speech(request.game)
    options = {**read_options(speech.options, request.options, names), "players": len(seats)}
    bots = [request.entrant(seat) for seat in seats if not seat.person]
    return speech.wishing(options, [thing for bot in bots for thing in wants(request.game, bot)])


def resume(request: Request) -> tuple[Record, Session[State]]:
    """The game in a file. The command that began it goes on with it; one that asks for another game is refused."""
    assert request.record is not None
    record = read_record(request.record)
    if record.game != request.game:
        raise Refused("record-of-other", path=str(request.record), other=record.game, game=request.game)
    rules = find_game(request.game)
    session = record.replay(rules)
    if not fits(request, record):
        raise Refused("record-taken", path=str(request.record))
    record.move_on(rules)
    return record, session


def fits(request: Request, record: Record) -> bool:
    """Whether nothing that is asked for is different in the record."""
    seated = bool(request.seats or request.names or request.bot or request.players)
    if seated and [seat.spelled for seat in request.seating] != record.players:
        return False
    if request.seed not in (None, record.seed):
        return False
    if not request.options:
        return True
    seats = [read_seat(player) for player in record.players]
    settled = find_game(request.game).settle(game_options(request, seats), draft_of(record.seed))
    compared = settled if set(request.options) - set(settled) else request.options
    return all(settled[key] == record.options.get(key) for key in compared)


def seats_of(record: Record, players: int, own: Collection[str]) -> list[Seat]:
    """Who sat at the table when the record was made; refuse a table that cannot be.

    `own` are the programs of one's own that may sit there.
    """
    if len(record.players) != players:
        raise Refused("record-players", named=len(record.players), seats=players)
    seats = [read_seat(player) for player in record.players]
    try:
        check_bots(seats, bot_names(record.game), strategy_names(record.game), own)
    except Refused as refused:
        raise Refused("record-strangers", why=refused.phrase) from None
    return seats
