"""Who leads in which symbol, and what withdrawing would win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.core.seats import NOBODY
from courtyard.tajmahal.card import INFLUENCES, MOGUL, SYMBOLS
from courtyard.tajmahal.sets import bit
from courtyard.tajmahal.tally import ahead, marked

if TYPE_CHECKING:
    from courtyard.tajmahal.state import State


def majorities(shown: list[int], seat: i64) -> i64:
    """The symbols, a bit each, of which a seat shows strictly more than every other one, by everybody's tallies."""
    mine: i64 = shown[seat]
    marks = ahead(mine, 0)
    for other in range(len(shown)):
        if other != seat:
            marks &= ahead(mine, shown[other])
    won: i64 = 0
    symbol: i64 = 0
    while marks and symbol < 6:
        if marked(marks, symbol):
            won |= bit(symbol)
        symbol += 1
    return won


def leaders(shown: list[int]) -> list[int]:
    """By symbol the seat that alone shows most of it, or NOBODY."""
    wins = [majorities(shown, seat) for seat in range(len(shown))]
    led = [[seat for seat, won in enumerate(wins) if won >> symbol & 1] for symbol in range(len(SYMBOLS))]
    return [seats[0] if seats else NOBODY for seats in led]


def prize_names(prizes: i64, visit: i64) -> list[str]:
    """The names of prizes that are given as bits."""
    return [prize_name(prize, visit) for prize in range(len(SYMBOLS)) if prizes >> prize & 1]


def prize_name(prize: i64, visit: i64) -> str:
    """An influence, the crown, or the tile of the province that is visited."""
    if prize < INFLUENCES:
        return SYMBOLS[prize]
    return "crown" if prize == MOGUL else tile_name(visit)


def tile_name(number: i64) -> str:
    return f"tile-{number}"


def all_shown(state: State) -> list[int]:
    """What everybody shows. The cards of those who went home are gone."""
    return [int(player.shows()) for player in state.players]
