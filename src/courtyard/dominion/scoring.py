"""What everybody's cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.core.given import MANY
from courtyard.core.rules import Standing, rank_by
from courtyard.dominion.card import CARDS, KINDS, POINTS, SPECIAL_POINTS
from courtyard.dominion.passed import doubtful, take_back

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.core.seats import Viewer
    from courtyard.dominion.state import State


def belongings(state: State, seat: i64) -> Pile:
    """All cards of a seat, those in play included."""
    owned = state.players[seat].owned()
    if seat == state.seat:
        owned.add_all(state.in_play)
    return owned


def worth(card: i64, owned: Pile) -> int:
    """The points of one card in a collection."""
    scores = CARDS[card].scores
    return CARDS[card].points + (scores(owned) if scores is not None else 0)


def score(state: State, seat: i64) -> int:
    if state.supply.kinds & SPECIAL_POINTS:
        return sum([points for _, _, points in reasons(belongings(state, seat))])
    points = state.players[seat].total(POINTS)
    if seat == state.seat:
        points += state.in_play.total(POINTS)
    return int(points)


def known_scores(state: State, viewer: Viewer) -> list[int]:
    """Everybody's points as far as a seat can know them: what was passed in secret counts for whoever had it before."""
    if state.passed is None:
        return scores(state)
    return [sum([points for _, _, points in reasons(cards)]) for cards in known_belongings(state, viewer)]


def known_belongings(state: State, viewer: Viewer) -> list[Pile]:
    """Everybody's cards as far as a seat can know them."""
    owned = [belongings(state, seat) for seat in range(len(state.players))]
    if state.passed is not None:
        take_back(doubtful(state, viewer), owned)
    return owned


def scores(state: State) -> list[int]:
    """Everybody's points."""
    return [score(state, seat) for seat in range(len(state.players))]


def ranks(state: State, scores: list[int]) -> list[int]:
    """Most points win; of equals, those with fewer turns; of those, all."""
    return rank_by([scores[seat] * MANY - int(player.turns) for seat, player in enumerate(state.players)])


def reasons(owned: Pile) -> list[tuple[str, int, int]]:
    """The cards that score: name, how many, points of all of them together."""
    lines: list[tuple[str, int, int]] = []
    for card in sorted(owned.distinct().cards()):
        if POINTS[card] or KINDS[card] & SPECIAL_POINTS:
            count = int(owned.count(card))
            lines.append((CARDS[card].id, count, count * worth(card, owned)))
    return lines


def standings(state: State) -> list[Standing]:
    points = scores(state)
    rank = ranks(state, points)
    return [
        Standing(seat, rank[seat], points[seat], reasons(belongings(state, seat)), int(player.turns))
        for seat, player in enumerate(state.players)
    ]
