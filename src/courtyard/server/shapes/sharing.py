"""What the server and a client say to each other of a device that several people share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]


class Device(Struct, kw_only=True):
    """What those know who share a device: who they are, and who of them is to have it now, if anybody.

    `due`: in case they are asked something; who has nothing to decide hands it on. `moment`: it is about to be known
    who is next.
    """

    seats: list[int]
    hand: int | None
    due: bool
    moment: bool


class Uncover(Struct, tag_field="type", tag="uncover", forbid_unknown_fields=True, kw_only=True):
    """Show the cards of one of those who share this device."""

    seat: Seat


class Cover(Struct, tag_field="type", tag="cover", forbid_unknown_fields=True, kw_only=True):
    """Show nobody's cards."""


class HandOn(Struct, tag_field="type", tag="hand-on", forbid_unknown_fields=True, kw_only=True):
    """There is nothing to decide for whoever was handed the device in case there is."""
