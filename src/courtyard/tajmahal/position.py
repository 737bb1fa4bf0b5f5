"""Whether a table that was set by hand or saved fits together, so that it can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.core.pile import NONE
from courtyard.tajmahal.box import INFLUENCE_TILES, PROVINCES
from courtyard.tajmahal.card import INFLUENCES, SYMBOLS
from courtyard.tajmahal.court import all_shown, majorities, prize_names
from courtyard.tajmahal.inventory import check_inventory, check_known, colour_of_visit
from courtyard.tajmahal.sets import bit, first, members
from courtyard.tajmahal.state import BUILD, CROWN, OPEN, PHASES, PLAY
from courtyard.tajmahal.tally import count, counts_of

if TYPE_CHECKING:
    from courtyard.tajmahal.state import State


def check_position(state: State) -> None:
    """Refuse what fits together in no game."""
    for player in state.players:
        check_known(player)
        if colour_of_visit(player.played, int(player.colour)) != player.colour:
            raise Refused("tajmahal.other-colour")
    check_inventory(state)
    check_influences(state)
    check_palaces(state)
    check_crown(state)
    check_homes(state)
    check_won(state)
    if state.phase == OPEN:
        check_between_visits(state)
    if state.ended and (state.visit != PROVINCES or state.phase != PLAY or state.home):
        raise Refused("tajmahal.ended-early", visit=PROVINCES)


def check_influences(state: State) -> None:
    """Each tile is in stock, in the court, or somebody's."""
    for kind in range(INFLUENCES):
        owned = sum(int(count(player.influences, kind)) for player in state.players)
        tiles = int(count(state.stock, kind)) + owned + int(state.court >> kind & 1)
        if tiles != INFLUENCE_TILES:
            raise Refused("tajmahal.influences", symbol=SYMBOLS[kind], tiles=tiles, most=INFLUENCE_TILES)


def check_palaces(state: State) -> None:
    """A town is taken by somebody's palace, and bonus tiles lie on fortified towns."""
    owned = 0
    for player in state.players:
        owned |= int(player.palaces)
    for town in members(int(state.taken) & ~owned):
        raise Refused("tajmahal.taken-by-nobody", town=state.box.town_ids[town])
    for town, bonus in enumerate(state.bonuses.cards()):
        if bonus != NONE and not state.box.fortified >> town & 1:
            raise Refused("tajmahal.not-fortified", town=state.box.town_ids[town])


def check_crown(state: State) -> None:
    """The crown is still to be won, or on somebody's palace in the province that is visited."""
    if state.crown == NONE:
        return
    town = state.box.town_ids[state.crown]
    if not state.box.towns_in.at(state.province()) >> state.crown & 1:
        visited = state.box.provinces[state.province()].id
        raise Refused("tajmahal.crown-elsewhere", town=town, province=visited)
    if not any(player.palaces >> state.crown & 1 for player in state.players):
        raise Refused("tajmahal.crown-without-palace", town=town)


def check_homes(state: State) -> None:
    """Seats at home have withdrawn and cleared their cards away; the one on turn may be just about to do so."""
    withdrawing = state.phase not in (OPEN, PLAY)
    if state.home >> state.seat & 1 and not withdrawing:
        raise Refused("tajmahal.turn-at-home", seat=int(state.seat) + 1)
    if withdrawing and not state.home >> state.seat & 1:
        raise Refused("tajmahal.withdrawing", seat=int(state.seat) + 1, phase=PHASES[state.phase])
    for seat, player in enumerate(state.players):
        clearing = seat == state.seat and state.phase in (BUILD, CROWN)
        if state.home >> seat & 1 and player.played.size and not clearing:
            raise Refused("tajmahal.played-at-home", seat=seat + 1)


def check_won(state: State) -> None:
    """Only the seat that withdraws has just won anything: whatever it leads in and the court had."""
    seat = int(state.seat)
    leads: int = majorities(all_shown(state), seat)
    if state.phase not in (BUILD, CROWN):
        leads = 0
    elif state.court & leads:
        lost = prize_names(state.court & leads, state.visit)[0]
        raise Refused("tajmahal.left-in-court", seat=seat + 1, prize=lost)
    if state.phase == CROWN:
        leads &= ~int(first(INFLUENCES))
    if state.won & ~leads:
        more = prize_names(state.won & ~leads, state.visit)[0]
        raise Refused("tajmahal.not-won", seat=seat + 1, prize=more)
    for kind in range(INFLUENCES):
        if state.won & bit(kind) and not count(state.players[seat].influences, kind):
            raise Refused("tajmahal.won-without-tile", seat=seat + 1, symbol=SYMBOLS[kind])


def check_between_visits(state: State) -> None:
    """Before a visit nobody has played, and pairs of influence tiles have gone back."""
    if state.home or state.crown != NONE or any(player.played.size for player in state.players):
        raise Refused("tajmahal.before-visit")
    if any(max(counts_of(player.influences, INFLUENCES)) > 1 for player in state.players):
        raise Refused("tajmahal.pair-before-visit")
