"""A printed card, and the numbers by which piles know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.core.answer import name_id

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.dominion.play import Play
    from courtyard.dominion.turn import Turn

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSED: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
PRIZE: Final = 64
ANY_KIND: Final = 127
# Not printed, but looked up in the same way:
SPECIAL_TREASURE: Final = 128  # a Treasure that does more than make coins
SPECIAL_POINTS: Final = 256  # points that depend on all cards owned
KIND_NAMES: Final = ("action", "treasure", "victory", "curse", "attack", "reaction", "prize")

# The basic cards keep these numbers, since rules and other cards speak of them.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6


class Card:
    """One printed card: its numbers and printed +s are data, what is special about it a function."""

    # What `publish` adds.
    box: str
    number: i64
    plain: bool  # its printed numbers are all there is to playing it

    def __init__(
        self,
        name: str,
        cost: int,
        kinds: int,
        *,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        points: int = 0,
        cheaper: int = 0,
        plays: Callable[[Turn, Play], None] | None = None,
        reacts: Callable[[Turn, int, int], bool] | None = None,
        scores: Callable[[Pile], int] | None = None,
    ) -> None:
        self.name = name
        self.id: str = name_id(name)
        self.cost: i64 = cost
        self.kinds: i64 = kinds
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.points: i64 = points
        self.cheaper: i64 = cheaper  # by how much it lowers all costs while it is in play
        self.plays = plays  # what playing it does after the printed +s
        self.reacts = reacts  # what a seat does that shows it to another's Attack; tells whether it is then safe
        self.scores = scores  # points that depend on all cards owned

    def __repr__(self) -> str:
        return f"<card: {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        """There is one of each in a process: whoever unpacks it gets that one."""
        from courtyard.dominion.kingdom import find_card  # noqa: PLC0415 - which needs all cards

        return find_card, (self.id,)

    def kind_names(self) -> list[str]:
        return [name for bit, name in enumerate(KIND_NAMES) if self.kinds >> bit & 1]


CARDS: Final[list[Card]] = []  # by number; filled by the package of cards
# The same for the facts that are looked up most often.
KINDS: Final[vec[i64]] = vec[i64]([0] * 128)
COSTS: Final[vec[i64]] = vec[i64]([0] * 128)
POINTS: Final[vec[i64]] = vec[i64]([0] * 128)
COINS: Final[vec[i64]] = vec[i64]([0] * 128)
CHEAPER: Final[vec[i64]] = vec[i64]([0] * 128)


def publish(box: str, cards: list[Card]) -> None:
    """Give the cards of one box their numbers."""
    for card in cards:
        card.box = box
        card.number = len(CARDS)
        card.plain = card.plays is None and not card.kinds & ATTACK
        CARDS.append(card)
        KINDS[card.number] = card.kinds
        if card.kinds & TREASURE and not card.plain:
            KINDS[card.number] |= SPECIAL_TREASURE
        if card.scores is not None:
            KINDS[card.number] |= SPECIAL_POINTS
        COINS[card.number] = card.coins
        COSTS[card.number] = card.cost
        CHEAPER[card.number] = card.cheaper
        POINTS[card.number] = card.points
