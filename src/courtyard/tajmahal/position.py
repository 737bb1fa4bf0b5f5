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
            raise Refused("The “colour” of a seat must be that of the cards it has “played”.")
    check_inventory(state)
    check_influences(state)
    check_palaces(state)
    check_crown(state)
    check_homes(state)
    check_won(state)
    if state.phase == OPEN:
        check_between_visits(state)
    if state.ended and (state.visit != PROVINCES or state.phase != PLAY or state.home):
        raise Refused(f"A game has “ended” only when everybody is back from visit {PROVINCES}.")


def check_influences(state: State) -> None:
    """Each tile is in stock, in the court, or somebody's."""
    for kind in range(INFLUENCES):
        owned = sum(int(count(player.influences, kind)) for player in state.players)
        tiles = int(count(state.stock, kind)) + owned + int(state.court >> kind & 1)
        if tiles != INFLUENCE_TILES:
            raise Refused(f"There are {tiles} tiles “{SYMBOLS[kind]}” on the table; the box has {INFLUENCE_TILES}.")


def check_palaces(state: State) -> None:
    """A town is taken by somebody's palace, and bonus tiles lie on fortified towns."""
    owned = 0
    for player in state.players:
        owned |= int(player.palaces)
    for town in members(int(state.taken) & ~owned):
        raise Refused(f"The town “{state.box.town_ids[town]}” is “taken”, but nobody has a palace there.")
    for town, bonus in enumerate(state.bonuses.cards()):
        if bonus != NONE and not state.box.fortified >> town & 1:
            raise Refused(f"The town “{state.box.town_ids[town]}” is not fortified, so no bonus tile lies there.")


def check_crown(state: State) -> None:
    """The crown is still to be won, or on somebody's palace in the province that is visited."""
    if state.crown == NONE:
        return
    town = state.box.town_ids[state.crown]
    if not state.box.towns_in.at(state.province()) >> state.crown & 1:
        visited = state.box.provinces[state.province()].id
        raise Refused(f"The crown cannot stand in “{town}”, since the visit is to the province “{visited}”.")
    if not any(player.palaces >> state.crown & 1 for player in state.players):
        raise Refused(f"The crown stands in “{town}”, where nobody has a palace.")


def check_homes(state: State) -> None:
    """Seats at home have withdrawn and cleared their cards away; the one on turn may be just about to do so."""
    withdrawing = state.phase not in (OPEN, PLAY)
    if state.home >> state.seat & 1 and not withdrawing:
        raise Refused(
            f"Seat {state.seat + 1} is on turn, so it cannot be at “home”; somebody must still be in the visit."
        )
    if withdrawing and not state.home >> state.seat & 1:
        raise Refused(f"Seat {state.seat + 1} is withdrawing (“{PHASES[state.phase]}”), so it must be at “home”.")
    for seat, player in enumerate(state.players):
        clearing = seat == state.seat and state.phase in (BUILD, CROWN)
        if state.home >> seat & 1 and player.played.size and not clearing:
            raise Refused(f"Seat {seat + 1} is at “home”, so none of its cards can still be “played”.")


def check_won(state: State) -> None:
    """Only the seat that withdraws has just won anything: whatever it leads in and the court had."""
    seat = int(state.seat)
    leads: int = majorities(all_shown(state), seat)
    if state.phase not in (BUILD, CROWN):
        leads = 0
    elif state.court & leads:
        lost = prize_names(state.court & leads, state.visit)[0]
        raise Refused(f"Seat {seat + 1} has withdrawn and leads in “{lost}”, so that cannot lie in the court.")
    if state.phase == CROWN:
        leads &= ~int(first(INFLUENCES))
    if state.won & ~leads:
        more = prize_names(state.won & ~leads, state.visit)[0]
        raise Refused(f"Seat {seat + 1} cannot have “won” “{more}” now.")
    for kind in range(INFLUENCES):
        if state.won & bit(kind) and not count(state.players[seat].influences, kind):
            raise Refused(f"Seat {seat + 1} has “won” “{SYMBOLS[kind]}” and must have its tile.")


def check_between_visits(state: State) -> None:
    """Before a visit nobody has played, and pairs of influence tiles have gone back."""
    if state.home or state.crown != NONE or any(player.played.size for player in state.players):
        raise Refused("Before a visit begins nobody can be at “home”, have “played”, or have the crown.")
    if any(max(counts_of(player.influences, INFLUENCES)) > 1 for player in state.players):
        raise Refused("Before a visit begins nobody can have two equal influence tiles; they have been exchanged.")
