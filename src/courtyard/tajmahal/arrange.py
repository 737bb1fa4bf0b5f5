"""A table set by hand, as scenarios describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.given import check_keys, listed, mapped, place_of, truth, whole
from courtyard.core.phrase import Phrase
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.tajmahal.box import BONUSES, GOODS, INFLUENCE_TILES, PROVINCES, bonus_name
from courtyard.tajmahal.card import COLOURS, ELEPHANT, INFLUENCES, MOGUL, SPECIAL, SYMBOLS, find_card
from courtyard.tajmahal.inventory import colour_of_visit
from courtyard.tajmahal.position import check_position
from courtyard.tajmahal.reading import find_box
from courtyard.tajmahal.scores import EARLIER, MOST_POINTS, pack
from courtyard.tajmahal.sets import bit, first
from courtyard.tajmahal.setup import make_table
from courtyard.tajmahal.state import ALL_PRIZES, PLAY
from courtyard.tajmahal.tally import count, one

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.tajmahal.state import State

MOST: Final = 1000  # in a list; whatever the box has less of is said by name
PILES: Final = ("deck", "discard", "display")
TABLE: Final = (*PILES, "seats", "visit", "province", "start", "turn", "court", "bonuses", "seed", "board")
HAND: Final = ("hand", "known", "played")
SEAT: Final = (*HAND, "colour", "home", "palaces", "crown", "influences", "tiles", "bonuses", "points")


def arrange(table: Mapping[str, object]) -> State:
    """Piles are lists of names, the top first. What is not said is empty, but the court is full."""
    check_keys(table, TABLE, Phrase("what-a-table"))
    seats = listed(table.get("seats", []), "seats", MOST)
    if not 3 <= len(seats) <= 5:
        raise Refused("table-seats", game=Phrase("tajmahal.game"), least=3, most=5, seats=len(seats))
    state = make_table(len(seats), find_box(table.get("board")))
    state.dice.reseed(whole(table.get("seed", 1), "seed"))
    state.visit = whole(table.get("visit", 1), "visit", 1, PROVINCES)
    set_province(state, table)
    for zone in PILES:
        setattr(state, zone, read_cards(table, zone))
    for seat, zones in enumerate(seats):
        set_seat(state, seat, mapped(zones, Phrase("what-seat", seat=seat + 1)))
    set_turn(state, table)
    set_court(state, table)
    set_bonuses(state, table.get("bonuses", {}))
    check_position(state)
    return state


# -- reading -----------------------------------------------------------------------------------------------------------
def read_cards(table: Mapping[str, object], zone: str) -> Pile:
    """A zone that is written top first."""
    cards = [find_card(name) for name in listed(table.get(zone, []), zone, MOST)]
    return pile_of(reversed(cards))


def places(table: Mapping[str, object], key: str, names: Sequence[str], kind: Phrase) -> list[int]:
    return [place_of(name, names, kind) for name in listed(table.get(key, []), key, MOST)]


def single_places(table: Mapping[str, object], key: str, names: Sequence[str], kind: Phrase) -> list[int]:
    """The same where there is one of each."""
    found = places(table, key, names, kind)
    for number, place in enumerate(found):
        if place in found[:number]:
            raise Refused("tajmahal.named-twice", key=key, kind=kind, entry=names[place])
    return found


# -- the table ---------------------------------------------------------------------------------------------------------
def set_province(state: State, table: Mapping[str, object]) -> None:
    """Let the visit be to the province that is named; it changes places with the one whose turn it would be."""
    if "province" not in table:
        return
    provinces = [province.id for province in state.box.provinces]
    named = place_of(table["province"], provinces, Phrase("tajmahal.noun-province"))
    if (named == state.box.last_province()) != (state.visit == PROVINCES):
        raise Refused("tajmahal.not-visited", province=provinces[named], visit=int(state.visit))
    route = state.route.copy()
    route.put_at(route.find(named), state.province())
    route.put_at(state.visit - 1, named)
    state.route = route


def set_court(state: State, table: Mapping[str, object]) -> None:
    """The prizes that are left, or all of them; the tile of the visit is called “tile”, or by its name."""
    names = (*SYMBOLS[:INFLUENCES], "crown", "tile")
    left: int = ALL_PRIZES
    if "court" in table:
        left = sum(bit(prize) for prize in single_places(table, "court", names, Phrase("tajmahal.noun-prize")))
        check_court(state, left)
    left &= ~missing_prizes(state)
    state.court = left
    won = any(player.tiles >> (state.visit - 1) & 1 for player in state.players)
    if won and left >> ELEPHANT & 1:
        raise Refused("tajmahal.tile-owned", visit=int(state.visit))
    if not won and not left >> ELEPHANT & 1:
        state.gone_tiles |= bit(state.visit - 1)
    for influence in range(INFLUENCES):
        if left >> influence & 1:
            state.stock -= one(influence)


def missing_prizes(state: State) -> int:
    """The crown, if somebody has it, and the influences of which no tiles are left."""
    missing = bit(MOGUL) if state.crown != NONE else 0
    return missing + sum(bit(kind) for kind in range(INFLUENCES) if count(state.stock, kind) == 0)


def check_court(state: State, left: int) -> None:
    """Refuse a court with a prize that is somebody's."""
    names = [*SYMBOLS[:INFLUENCES], "crown"]
    for prize, name in enumerate(names):
        if (left & missing_prizes(state)) >> prize & 1:
            raise Refused("tajmahal.nothing-left", prize=name)


def set_bonuses(state: State, named: object) -> None:
    """Bonus tiles lie only where it is said."""
    if not isinstance(named, dict):
        raise Refused("tajmahal.bonuses")
    for name, bonus in named.items():
        town = place_of(name, state.box.town_ids, Phrase("tajmahal.noun-town"))
        if not state.box.fortified >> town & 1:
            raise Refused("tajmahal.not-fortified", town=state.box.town_ids[town])
        state.bonuses.put_at(town, place_of(bonus, BONUSES, Phrase("tajmahal.noun-bonus")))


def set_turn(state: State, table: Mapping[str, object]) -> None:
    """Whose turn it is: the one who is named, or the next who is still in the visit."""
    players = len(state.players)
    state.start = whole(table.get("start", 0), "start", 0, players - 1)
    seat = whole(table.get("turn", int(state.start)), "turn", 0, players - 1)
    if state.home == first(players):
        raise Refused("tajmahal.all-home")
    while state.home & bit(seat):
        seat = (seat + 1) % players
    state.seat = seat
    state.phase = PLAY


# -- the seats ---------------------------------------------------------------------------------------------------------
def set_seat(state: State, seat: int, zones: Mapping[str, object]) -> None:
    check_keys(zones, SEAT, Phrase("what-a-seat"))
    player = state.players[seat]
    for zone in HAND:
        setattr(player, zone, read_cards(zones, zone))
    for card in player.hand.cards() + player.played.cards():
        if card >= SPECIAL:
            take_special(state, card)
    said = place_of(zones["colour"], COLOURS, Phrase("tajmahal.noun-colour")) if "colour" in zones else NONE
    player.colour = colour_of_visit(player.played, said)
    if truth(zones.get("home", False), "home"):
        state.home |= bit(seat)
    for town in single_places(zones, "palaces", state.box.town_ids, Phrase("tajmahal.noun-town")):
        player.palaces |= bit(town)
        state.taken |= bit(town)
    if "crown" in zones:
        place_crown(state, seat, zones["crown"])
    set_possessions(state, seat, zones)


def place_crown(state: State, seat: int, named: object) -> None:
    town = place_of(named, state.box.town_ids, Phrase("tajmahal.noun-town"))
    if state.crown != NONE:
        raise Refused("tajmahal.two-crowns")
    if not state.box.towns_in.at(state.province()) >> town & 1:
        visited = state.box.provinces[state.province()].id
        raise Refused("tajmahal.crown-elsewhere", town=state.box.town_ids[town], province=visited)
    state.crown = town
    state.players[seat].palaces |= bit(town)


def set_possessions(state: State, seat: int, zones: Mapping[str, object]) -> None:
    """Influence tiles, province tiles, bonus tiles and points."""
    player = state.players[seat]
    for influence in places(zones, "influences", SYMBOLS[:INFLUENCES], Phrase("tajmahal.noun-influence")):
        if count(state.stock, influence) == 0:
            raise Refused("tajmahal.many-influences", symbol=SYMBOLS[influence], most=INFLUENCE_TILES)
        player.influences += one(influence)
        state.stock -= one(influence)
    for named in listed(zones.get("tiles", []), "tiles", PROVINCES):
        tile = whole(named, Phrase("tajmahal.what-tile-owned"), 1, int(state.visit))
        if any(owner.tiles & bit(tile - 1) for owner in state.players):
            raise Refused("tajmahal.tile-twice", tile=str(tile))
        player.tiles |= bit(tile - 1)
    goods = [bonus_name(good) for good in range(len(GOODS))]
    for good in places(zones, "bonuses", goods, Phrase("tajmahal.noun-good")):
        if count(player.goods, good) == state.box.bonuses.count(good):
            raise Refused("tajmahal.many-bonuses", bonus=bonus_name(good), most=int(count(player.goods, good)))
        player.goods += one(good)
    points = whole(zones.get("points", 0), "points", 0, MOST_POINTS)
    if points:
        state.scored.add(pack(seat, 0, EARLIER, points))


def take_special(state: State, card: int) -> None:
    if not state.specials >> (card - SPECIAL) & 1:
        raise Refused("tajmahal.special-twice")
    state.specials &= ~bit(card - SPECIAL)
