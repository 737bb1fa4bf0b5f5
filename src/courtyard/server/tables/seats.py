"""Seats and the tokens by which people hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from courtyard.server.shapes.entries import Left, Minded, Placed, Sat
from courtyard.server.shapes.refusal import Nay
from courtyard.server.tables.names import clean_name

if TYPE_CHECKING:
    from courtyard.server.tables.table import Table

TOKEN_BYTES: Final = 24
COOKIE: Final = "seat-"  # before the code of the table
COOKIE_AGE: Final = 180 * 24 * 3600  # seconds


class Keys:
    """Makes tokens, and the hashes that are kept of them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    def hash(self, token: str) -> str:
        return hmac.new(self._secret, token.encode(), hashlib.sha256).hexdigest()


def sit(table: Table, name: str, seat: int | None, token: str) -> Sat:
    """Take an open seat, any of them if none is named."""
    if table.locked:
        raise Nay("locked", 403)
    if table.phase == "playing":
        raise Nay("playing")
    free = [number for number, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Nay("taken")
    return Sat(seat=free[0] if seat is None else seat, name=clean_name(name, table.names), token=token)


def sit_beside(table: Table, name: str, seat: int | None, token: str, *, hosting: bool) -> list[Placed | Sat]:
    """Take another seat of a device that holds one; a host who finds none free adds it."""
    added = len(table.chairs)
    full = seat is None and all(chair.kind != "open" for chair in table.chairs)
    if not hosting or not full or table.phase == "playing" or added >= table.rules.seats[-1]:
        return [sit(table, name, seat, token)]
    return [Placed(seat=added, kind="open"), Sat(seat=added, name=clean_name(name, table.names), token=token)]


def leave(table: Table, seats: list[int], seat: int | None) -> list[Left]:
    """One of those who share a device gets up, or all of them do who have not left already."""
    if seat is not None and seat not in seats:
        raise Nay("not-here", 403)
    leaving = seats if seat is None else [seat]
    staying = [each for each in leaving if table.phase != "playing" or not table.chairs[each].away_bot]
    if not staying:
        raise Nay("left")
    return [Left(seat=each) for each in staying]


def mind(table: Table, seat: int, *, on: bool) -> list[Minded]:
    """Let a bot play, or take over again."""
    if table.phase != "playing":
        raise Nay("not-playing")
    return hand_over(table, [seat], on=on)


def hand_over(table: Table, seats: list[int], *, on: bool) -> list[Minded]:
    """To the bots that play for people, or back; nothing to do where that is already the case."""
    return [Minded(seat=seat, on=on) for seat in seats if table.chairs[seat].away_bot != on]
