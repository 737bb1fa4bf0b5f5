"""Seats and the tokens by which people hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from courtyard.server.shapes.entries import Left, Minded, Sat
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


def leave(table: Table, seat: int) -> Left:
    if table.phase == "playing" and table.chairs[seat].away_bot:
        raise Nay("left")
    return Left(seat=seat)


def mind(table: Table, seat: int, *, on: bool) -> list[Minded]:
    """Let a bot play, or take over again."""
    if table.phase != "playing":
        raise Nay("not-playing")
    return hand_over(table, seat, on=on)


def hand_over(table: Table, seat: int, *, on: bool) -> list[Minded]:
    """To the bot that plays for somebody, or back; nothing to do where that is already the case."""
    return [Minded(seat=seat, on=on)] if table.chairs[seat].away_bot != on else []
