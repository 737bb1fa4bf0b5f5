"""What Taj Mahal tells the world, as JSON: the view of a table, what options would bring, what a table is played with.

`make wire` writes client/src/games/tajmahal/view.ts from this, remarks included.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Influence = Literal["vizier", "general", "monk", "princess"]
CardSymbol = Literal["vizier", "general", "monk", "princess", "mogul", "elephant"]
Good = Literal["rice", "tea", "spice", "jewels"]
Phase = Literal["open", "play", "build", "crown", "take"]
Road = Annotated[list[str], 2]  # the towns at its ends


class Player(TypedDict):
    """What can be seen of one seat; the hand only by its owner."""

    seat: int
    score: int
    home: bool  # has withdrawn from this visit
    hand_size: int
    known: list[str]  # cards in the hand that everybody knows of
    played: list[str]  # in this visit
    colour: str  # of the cards played; empty before the first
    shows: dict[CardSymbol, int]
    leads: list[str]  # prizes that withdrawing now would win
    palaces: list[str]  # the towns where they stand
    influences: list[Influence]
    tiles: list[str]
    bonuses: list[str]
    goods: dict[Good, int]
    hand: NotRequired[list[str]]


class Why(TypedDict):
    """Why there are points; what else is said depends on the reason."""

    why: str
    town: NotRequired[str]
    tile: NotRequired[str]
    good: NotRequired[Good]
    held: NotRequired[int]  # how many of the good there were before
    provinces: NotRequired[list[str]]  # that are joined
    longest: NotRequired[str]  # the colour with most cards


class Score(Why):
    """Points and why."""

    points: int


class Scored(Score):
    """Points that somebody has, and from which visit."""

    seat: int
    visit: int


class Province(TypedDict):
    """A province and the tile that lies on it."""

    id: str
    name: str
    tile: int  # which is also the number of its visit
    goods: list[Good]


class Town(TypedDict):
    """A town, what lies on it and whose palaces stand there."""

    id: str
    name: str
    province: str
    x: int
    y: int
    fortified: bool
    bonus: str | None
    palaces: list[int]  # whose, by seat
    empty: bool  # whether an ordinary palace may be built there


class Reason(TypedDict):
    """What somebody got points for."""

    what: str
    count: int  # how often
    points: int  # altogether


class Standing(TypedDict):
    """How one seat came out."""

    seat: int
    rank: int  # 1 is a victory
    score: int
    reasons: list[Reason]


class View(TypedDict):
    """What one seat, or a bystander, may know."""

    seat: int  # whose view it is; -1: a bystander's
    visit: int  # from 1
    province: str  # the one that is visited
    start: int  # who began the visit
    turn: int
    phase: Phase
    court: list[str]  # the prizes that are still to be won
    won: list[str]  # the prizes for which whoever is withdrawing has yet to be given their due
    crown: str  # the town of the crowned palace of this visit; empty: none yet
    leaders: dict[CardSymbol, int]  # who alone shows most; -1: nobody
    display: list[str]
    deck_size: int
    discard: list[str]
    specials: list[str]  # the special cards that nobody has
    rewards: dict[Influence, str]  # the special card of each influence
    players: list[Player]  # by seat
    scored: list[Scored]  # the earliest first
    provinces: list[Province]
    towns: list[Town]
    roads: list[Road]
    ended: bool
    standings: list[Standing] | None  # by seat, once the game has ended


class Gain(TypedDict):
    """What palaces would bring: of a withdrawal, or of one town."""

    points: int
    prizes: list[str]
    lines: list[Score]  # in the order in which they would be scored
    towns: list[str]  # the best for ordinary palaces
    crown: str  # the best for the palace of the crown; empty without one
    roads: list[Road]  # of the chain that would be scored
    ways: int  # in how many ways the palaces could be placed


class Withdrawal(Gain):
    """What withdrawing would bring, the cards included."""

    drawn: int  # from the deck
    taken: int  # from the display
    specials: list[str]


class Showing(TypedDict):
    """What playing some cards would show."""

    shows: dict[CardSymbol, int]
    leads: list[str]
    points: int  # that come at once


class Wish(TypedDict, total=False):
    """The options of a table, as far as those who set it up choose them."""

    players: int
    start: int  # the seat that begins
    board: dict[str, object] | None  # the data of a box of one's own; null: the usual one


class Settled(TypedDict):
    """The options as they are played: nothing is left open."""

    players: int
    start: int
    board: dict[str, object] | None
