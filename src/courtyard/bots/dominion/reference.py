"""Results that other simulators agree on, to hold ours against: 58,000-70,000 games a row, two or three programs each.

There is no check against ending the game while behind. Milestones are those of a player alone at the table; here
somebody sits opposite who buys nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.contest import Contest, Milestones, Row
from courtyard.bots.dominion.strategy.player import follow
from courtyard.bots.dominion.strategy.quantity import owned
from courtyard.dominion.card import PROVINCE
from courtyard.dominion.state import State

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.state import State as CoreState

_OPTIONS: Final[dict[str, object]] = {
    "players": 2,
    "kingdom": "smithy witch militia village market cellar moat remodel workshop woodcutter".split(),
    "start": 0,
}
_LATE: Final = '"Duchy when left(Province) <= 4", "Estate when left(Province) <= 2"'
BUYS: Final = {
    "BM0": '"Province", "Gold", "Silver"',
    "BMD": f'"Province", {_LATE}, "Gold", "Silver"',
    "Smithy1": f'"Province", {_LATE}, "Gold", "Smithy up to 1", "Silver"',
    "Witch1": f'"Province", "Witch up to 1", {_LATE}, "Gold", "Silver"',
    "Militia1": f'"Province", {_LATE}, "Gold", "Militia up to 1", "Silver"',
    "BM0 with a Smithy": '"Province", "Gold", "Smithy up to 1", "Silver"',
    "nobody": '"Province when coins > 99"',
}


def player(name: str) -> Chooser:
    """Somebody who buys by one of these lists and to the letter."""
    return follow(f'name = "{name}"\nends-behind = true\nbuy = [{BUYS[name]}]', name)


def contest(first: str, second: str) -> Contest:
    return Contest(_OPTIONS, [player(first), player(second)], equal=first == second)


def row(first: str, second: str, shares: list[float], turns: float, by_seat: list[float]) -> Row:
    return Row(f"{first} - {second}", contest(first, second), shares, turns, by_seat)


def provinces(state: CoreState) -> int:
    """How many Provinces the player in seat 0 has."""
    assert isinstance(state, State)
    return int(owned(state, 0, PROVINCE))


ROWS: Final = [
    row("BM0", "BM0", [33.2, 33.7, 33.2], 17.37, [24.6, 42.5, 32.9]),
    row("BMD", "BMD", [46.0, 46.1, 7.9], 19.07, []),
    row("BM0", "BMD", [17.0, 79.7, 3.3], 17.83, []),
    row("BMD", "Smithy1", [23.2, 70.7, 6.1], 18.50, []),
    row("BMD", "Witch1", [7.4, 91.6, 1.0], 20.66, []),
    row("BMD", "Militia1", [25.1, 68.7, 6.2], 19.87, []),
]
MILESTONES: Final = [
    Milestones("BM0", contest("BM0", "nobody"), provinces, {4: 16.8, 5: 19.2, 8: 25.9}),
    Milestones("BM0 with a Smithy", contest("BM0 with a Smithy", "nobody"), provinces, {4: 14.9, 5: 17.3, 8: 24.4}),
]
