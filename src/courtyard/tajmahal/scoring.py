"""How many points everything is worth, and how everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.rules import Standing, rank_by
from courtyard.tajmahal.card import COLOUR, COLOURS, SPECIAL, WHITE
from courtyard.tajmahal.palaces import connected_provinces
from courtyard.tajmahal.scores import REASONS, points_of, seat_of, unpack
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.scores import Score
    from courtyard.tajmahal.state import Player, State

# What is printed on them.
POINTS_OF_SPECIAL: Final = 2  # the special card “+2 points”, whenever it is played
POINTS_OF_BONUS: Final = 2  # the bonus tile with points
POINTS_OF_TAJ_MAHAL: Final = 4  # the bonus tile of Agra


def goods_held(player: Player, good: i64, box: Box) -> i64:
    """How many of a good a player owns, on bonus tiles and province tiles."""
    held = count(player.goods, good)
    tiles = player.tiles
    tile: i64 = 1
    while tiles:
        if tiles & 1 and box.goods_on(tile) >> good & 1:
            held += 1
        tiles >>= 1
        tile += 1
    return held


def points_for_good(held: i64) -> i64:
    """One for the good that is taken, one for each same good owned before."""
    return 1 + held


def points_for_palaces(palaces: i64, province: i64, box: Box) -> i64:
    """One for the province and for each that is joined to it; none without a palace there."""
    joined = connected_provinces(palaces, province, box.towns_in, box.neighbours)
    points: i64 = 0
    while joined:
        points += joined & 1
        joined >>= 1
    return points


def hand_counts(hand: Pile) -> list[int]:
    """How many cards there are of each colour, then white ones, then special ones."""
    counts = [0] * (len(COLOURS) + 2)
    for place in range(hand.size):
        card = hand.at(place)
        if card < WHITE:
            counts[COLOUR[card]] += 1
        elif card < SPECIAL:
            counts[len(COLOURS)] += 1
        else:
            counts[len(COLOURS) + 1] += 1
    return counts


def longest_colour(counts: list[int]) -> int:
    """The colour of which there are most cards; of equals the first, since only one of them counts."""
    longest = 0
    for colour in range(1, len(COLOURS)):
        if counts[colour] > counts[longest]:
            longest = colour
    return longest


def points_for_hand(hand: Pile) -> int:
    """What the cards in hand are worth at the end."""
    counts = hand_counts(hand)
    return counts[longest_colour(counts)] + counts[len(COLOURS)] + counts[len(COLOURS) + 1]


def scores(state: State) -> list[int]:
    """Everybody's points."""
    totals = [0] * len(state.players)
    for place in range(state.scored.size):
        cell = state.scored.at(place)
        totals[seat_of(cell)] += int(points_of(cell))
    return totals


def all_scored(state: State) -> list[Score]:
    """Every score with its reason, the earliest first."""
    return [unpack(cell) for cell in state.scored.cards()]


def reasons(state: State, seat: int) -> list[tuple[str, int, int]]:
    """Why a seat got points, how often, and how many altogether."""
    mine = [score for score in all_scored(state) if score.seat == seat]
    lines: list[tuple[str, int, int]] = []
    for reason, name in enumerate(REASONS):
        points = [int(score.points) for score in mine if score.reason == reason]
        if points:
            lines.append((name, len(points), sum(points)))
    return lines


def standings(state: State) -> list[Standing]:
    total = scores(state)
    rank = rank_by(total)
    return [
        Standing(seat, rank[seat], total[seat], reasons(state, seat), int(state.visit))
        for seat in range(len(state.players))
    ]
