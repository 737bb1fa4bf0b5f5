"""The shape of a view of Taj Mahal, as JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Player(TypedDict):
    """What can be seen of one seat; the hand only by its owner."""

    seat: int
    score: int
    home: bool
    hand_size: int
    known: list[str]
    played: list[str]
    colour: str
    shows: dict[str, int]
    leads: list[str]
    palaces: list[str]
    influences: list[str]
    tiles: list[str]
    bonuses: list[str]
    goods: dict[str, int]
    hand: NotRequired[list[str]]


class Score(TypedDict):
    """Points and why; what else is said depends on the reason."""

    points: int
    why: str
    town: NotRequired[str]
    tile: NotRequired[str]
    good: NotRequired[str]
    held: NotRequired[int]  # how many of the good there were before
    provinces: NotRequired[list[str]]
    longest: NotRequired[str]  # the colour


class Scored(Score):
    """Points that somebody has, and from which visit."""

    seat: int
    visit: int


class Province(TypedDict):
    """A province and the tile that lies on it."""

    id: str
    name: str
    tile: int
    goods: list[str]


class Town(TypedDict):
    """A town, what lies on it and whose palaces stand there."""

    id: str
    name: str
    province: str
    x: int
    y: int
    fortified: bool
    bonus: str | None
    palaces: list[int]
    empty: bool


class Standing(TypedDict):
    """How one seat came out."""

    seat: int
    rank: int
    score: int
    reasons: list[tuple[str, int, int]]


class Table(TypedDict):
    """What one seat, or a bystander (-1), sees."""

    seat: int
    visit: int
    province: str
    start: int
    turn: int
    phase: str
    court: list[str]
    won: list[str]
    crown: str
    leaders: dict[str, int]
    display: list[str]
    deck_size: int
    discard: list[str]
    specials: list[str]
    rewards: dict[str, str]
    players: list[Player]
    scored: list[Scored]
    provinces: list[Province]
    towns: list[Town]
    roads: list[tuple[str, str]]
    ended: bool
    standings: list[Standing] | None


def province_now(table: Table) -> Province:
    """The one that is visited."""
    return next(province for province in table["provinces"] if province["id"] == table["province"])


def towns_now(table: Table) -> list[Town]:
    """The towns of the province that is visited."""
    return [town for town in table["towns"] if town["province"] == table["province"]]
