"""Points with their reasons, each packed into a number: log, score table and explanation come from one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import COLOURS
from courtyard.tajmahal.court import tile_name
from courtyard.tajmahal.sets import members

if TYPE_CHECKING:
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.shapes import Why

# Why there are points.
EARLIER: Final = 0  # a table set by hand began with them
SPECIAL_PLAYED: Final = 1
BONUS_POINTS: Final = 2  # in which town
BONUS_GOOD: Final = 3  # in which town, which good, how many of it were owned before
BONUS_TAJ_MAHAL: Final = 4
PALACES: Final = 5  # which provinces are joined
TILE_GOOD: Final = 6  # on which tile, which good, how many of it were owned before
HAND_SPECIALS: Final = 7  # how many, as in the next two
HAND_WHITES: Final = 8
HAND_COLOUR: Final = 9
REASONS: Final = tuple(
    "earlier special-points bonus-points bonus-good taj-mahal palaces tile-good"
    " hand-specials hand-whites hand-colour".split()
)

MOST_POINTS: Final = 10_000  # of one score, far more than a game has


class Score:
    """Who got how many points, in which visit and why; what `about`, `good` and `number` are depends on the reason."""

    def __init__(self, seat: i64, visit: i64, reason: i64, points: i64) -> None:
        self.seat: i64 = seat
        self.visit: i64 = visit
        self.reason: i64 = reason
        self.points: i64 = points
        self.about: i64 = 0  # a town, a tile, a colour
        self.good: i64 = 0
        self.number: i64 = 0  # goods owned before, cards in hand; or provinces, a bit each


def pack(seat: i64, visit: i64, reason: i64, points: i64, about: i64 = 0, good: i64 = 0, number: i64 = 0) -> i64:
    return seat | visit << 3 | reason << 7 | about << 11 | good << 17 | number << 20 | points << 32


def unpack(cell: i64) -> Score:
    score = Score(cell & 7, cell >> 3 & 15, cell >> 7 & 15, cell >> 32)
    score.about = cell >> 11 & 63
    score.good = cell >> 17 & 7
    score.number = cell >> 20 & 4095
    return score


def makes_sense(score: Score, players: int, box: Box) -> bool:
    """Whether a score from outside speaks of a seat, a visit and things that exist."""
    if score.seat >= players or score.visit > len(box.provinces) or score.reason >= len(REASONS):
        return False
    if score.reason in (BONUS_GOOD, TILE_GOOD) and score.good >= len(GOODS):
        return False
    if score.reason == TILE_GOOD:
        return 1 <= score.about <= len(box.provinces)
    return score.about < (len(COLOURS) if score.reason == HAND_COLOUR else len(box.towns))


def seat_of(cell: i64) -> i64:
    return cell & 7


def points_of(cell: i64) -> i64:
    return cell >> 32


def details(score: Score, box: Box) -> Why:
    """The reason as plain data, by names."""
    told: Why = {"why": REASONS[score.reason]}
    if score.reason in (BONUS_POINTS, BONUS_GOOD, BONUS_TAJ_MAHAL):
        told["town"] = box.towns[score.about].id
    if score.reason == TILE_GOOD:
        told["tile"] = tile_name(score.about)
    if score.reason in (BONUS_GOOD, TILE_GOOD):
        told["good"] = GOODS[score.good]
        told["held"] = int(score.number)
    if score.reason == PALACES:
        told["provinces"] = [box.provinces[place].id for place in members(score.number)]
    if score.reason == HAND_COLOUR:
        told["longest"] = COLOURS[score.about]
    return told
