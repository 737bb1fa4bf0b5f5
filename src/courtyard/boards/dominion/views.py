"""The shape of a view of Dominion, as JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Pile(TypedDict):
    """A pile of the supply."""

    card: str
    left: int
    cost: int
    printed_cost: int


class Player(TypedDict):
    """What can be seen of one seat; the hand only by its owner."""

    seat: int
    turns: int
    hand_size: int
    deck_size: int
    deck_known: list[str | None]
    discard_size: int
    discard_top: str | None
    set_aside: list[str]
    shown: list[str]
    passing_size: int
    hand: NotRequired[list[str]]
    passing: NotRequired[list[str]]


class Standing(TypedDict):
    """How one seat came out."""

    seat: int
    rank: int
    score: int
    turns: int
    reasons: list[tuple[str, int, int]]
    cards: list[str]


class Table(TypedDict):
    """What one seat, or a bystander (-1), sees."""

    seat: int
    turn: int
    phase: str
    actions: int
    buys: int
    coins: int
    players: list[Player]
    in_play: list[str]
    supply: list[Pile]
    bane: str | None
    prizes: list[str]
    trash: list[str]
    ended: bool
    standings: list[Standing] | None
