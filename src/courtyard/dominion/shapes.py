"""What Dominion tells the world, as JSON: the view of a table, and what a table is played with.

`make wire` writes client/src/games/dominion/view.ts from this, remarks included.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["start", "action", "treasure", "buy"]
Counts = dict[str, int]  # how many there are of each card


class SupplyPile(TypedDict):
    """A pile of the supply."""

    card: str
    left: int
    at_first: int  # how many there were when the game began
    cost: int  # as it is now
    printed_cost: int


class Player(TypedDict):
    """What can be seen of one seat; `hand`, `deck` and `passing` only by its owner."""

    seat: int
    turns: int  # begun so far
    owned: Counts  # wherever they lie; what others passed each other in secret counts for whoever had it before
    hand_size: int
    deck_size: int
    deck_known: list[str | None]  # what the viewer saw laid on the deck, the top first; null is a card not seen
    discard_size: int
    discard_top: str | None
    set_aside: list[str]  # until the owner's next turn
    shown: list[str]  # face up for the moment
    passing_size: int  # cards on their way to the left
    hand: NotRequired[list[str]]
    deck: NotRequired[Counts]  # what is left in it, in no order
    passing: NotRequired[list[str]]


class Reason(TypedDict):
    """Why somebody has points."""

    what: str  # the card
    count: int
    points: int  # of all of them together


class Standing(TypedDict):
    """How one seat came out."""

    seat: int
    rank: int  # 1 is a victory
    score: int
    turns: int
    reasons: list[Reason]
    cards: list[str]


class View(TypedDict):
    """What one seat, or a bystander, may know."""

    seat: int  # whose view it is; -1: a bystander's
    turn: int  # the seat whose turn it is
    phase: Phase  # of somebody else's turn, what the cards in play tell of it
    actions: int
    buys: int
    coins: int
    players: list[Player]  # by seat
    in_play: list[str]
    supply: list[SupplyPile]
    bane: str | None
    prizes: list[str]
    trash: list[str]
    ended: bool
    standings: list[Standing] | None  # by seat, once the game has ended


class Outlook(TypedDict):
    """What the cards of a seat are worth to it by now."""

    points: int
    reasons: list[Reason]


class Sets(TypedDict, total=False):
    """The sets to draw from, and how many cards of each; null: any number."""

    base: int | None
    intrigue: int | None
    cornucopia: int | None


class Wish(TypedDict, total=False):
    """The options of a table, as far as those who set it up choose them."""

    players: int
    kingdom: str | list[str]  # the name of a recommended set, a date for that of the day, "random", or ten cards
    sets: Sets
    require: list[str]
    ban: list[str]
    bane: str
    start: int  # the seat that begins


class Settled(TypedDict):
    """The options as they are played: nothing is left open."""

    players: int
    kingdom: list[str]
    bane: str | None
    start: int
