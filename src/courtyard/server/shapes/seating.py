"""What a host says of who is to sit where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from courtyard.server.shapes.sharing import Seat

Called = Annotated[str, Meta(max_length=100)]  # by the name that somebody has at a table


class Seating(Struct, tag_field="type", tag="seat", forbid_unknown_fields=True, kw_only=True):
    """The host opens a seat, gives it to a bot, or takes it away."""

    seat: Seat
    kind: Literal["open", "bot", "none"]
    bot: str | None = None


class Bots(Struct, tag_field="type", tag="bots", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The host wants this many bots, all of them such ones if that is said."""

    number: Seat
    bot: str | None = None


class Remove(Struct, tag_field="type", tag="remove", forbid_unknown_fields=True, kw_only=True):
    """The host sends a person away."""

    seat: Seat


class Pardon(Struct, tag_field="type", tag="pardon", forbid_unknown_fields=True, kw_only=True):
    """The host lets somebody sit down again who was sent away."""

    name: Called
