"""Reading the data file of a box. Whatever is wrong with it is refused in one sentence that names the place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import (
    LONGEST_TEXT,
    check_keys,
    check_shape,
    check_size,
    listed,
    mapped,
    shortened,
    shown,
    text,
    truth,
    whole,
)
from courtyard.core.pile import pile_of
from courtyard.tajmahal.box import BONUSES, GOODS, PROVINCES, TAJ_MAHAL, Box, Province, Town
from courtyard.tajmahal.card import CARD_IDS, COLOURS, EFFECTS, INFLUENCES, SPECIAL, SYMBOLS
from courtyard.tajmahal.palaces import spread
from courtyard.tajmahal.sets import bit, first, members

SECTIONS: Final = tuple("name reconstructed provinces towns taj_mahal roads tiles bonuses cards specials".split())
FORTIFIED: Final = 16
IN_A_PROVINCE: Final = 4
TOWNS: Final = PROVINCES * IN_A_PROVINCE + 1
MOST_ROADS: Final = 3 * TOWNS - 6  # as many as can be drawn between the towns without crossing one another
LARGEST_MAP: Final = 1000  # x and y
LONGEST_ID: Final = 10
OF_A_COLOUR: Final = 21
WHITES: Final = 12
LARGEST_BOARD: Final = 64 * 1024  # characters
BOXES_KEPT: Final = 32


def read_box(data: object, *, own: bool = True) -> Box:
    """The box that a data file describes; `own`: it is a person's own, and records have to carry it."""
    if not isinstance(data, dict):
        raise Refused("A board must be a table of sections, as in the file that the game comes with.")
    check_keys(data, SECTIONS, "a board")
    for key in SECTIONS:
        if key not in data:
            raise Refused(f"The board has no “{key}”; it must have {', '.join(SECTIONS)}.")
    provinces = read_provinces(rows_of(data, "provinces", PROVINCES))
    towns = read_towns(rows_of(data, "towns", TOWNS), provinces)
    box = Box(provinces, towns, read_roads(data["roads"], towns))
    box.name = text(data["name"], "The name of the board")
    notes = mapped(data["reconstructed"], "“reconstructed” of the board", SECTIONS)
    box.reconstructed = {
        key: text(note, f"What is reconstructed of “{key}”", LONGEST_TEXT) for key, note in notes.items()
    }
    box.source = json.dumps(data, ensure_ascii=False) if own else ""
    box.taj_mahal = find_town(towns, data["taj_mahal"], "The Taj Mahal stands in")
    check_board(box)
    box.tile_goods = pile_of(read_tiles(rows_of(data, "tiles", PROVINCES)))
    box.bonuses = pile_of(read_bonuses(part_of(data, "bonuses")))
    box.deck = pile_of(read_cards(part_of(data, "cards")))
    box.specials = pile_of(read_specials(part_of(data, "specials")))
    check_shape(data, "The board", MOST_ROADS)  # somebody's own notes too: it is kept and sent on as it was written
    return box


# -- the parts of a file -----------------------------------------------------------------------------------------------
def part_of(data: Mapping[str, object], key: str) -> dict[str, object]:
    return mapped(data[key], f"“{key}” of the board")


def rows_of(data: Mapping[str, object], key: str, wanted: int) -> list[dict[str, object]]:
    """The tables of a list that must have so many of them; whether it has them all is seen later."""
    rows = listed(data[key], f"“{key}” of the board", wanted)
    return [mapped(row, f"An entry of “{key}” of the board") for row in rows]


def entry(row: Mapping[str, object], key: str, what: str) -> object:
    if key not in row:
        name = row.get("id", row.get("number", "?"))
        raise Refused(f"The {what} {shown(name)} of the board has no “{key}”.")
    return row[key]


# -- the board ---------------------------------------------------------------------------------------------------------
def read_provinces(rows: list[dict[str, object]]) -> list[Province]:
    provinces: list[Province] = []
    for row in rows:
        id_ = read_id(entry(row, "id", "province"), [province.id for province in provinces], "provinces")
        name = text(entry(row, "name", "province"), f"The name of the province {id_.upper()}")
        provinces.append(Province(id_, name))
    if len(provinces) != PROVINCES:
        raise Refused(f"The board has {len(provinces)} provinces; it must have {PROVINCES}.")
    return provinces


def read_id(value: object, taken: list[str], what: str) -> str:
    id_ = name_id(text(value, f"The id of one of the {what}"))
    if not id_.isalnum() or len(id_) > LONGEST_ID:
        raise Refused(
            f"{shown(value)} cannot be the id of one of the {what}; take up to {LONGEST_ID} letters and digits."
        )
    if id_ in taken:
        raise Refused(f"Two of the {what} have the id {shown(value)}; give them different ones.")
    return id_


def read_towns(rows: list[dict[str, object]], provinces: list[Province]) -> list[Town]:
    ids = [province.id for province in provinces]
    towns: list[Town] = []
    for row in rows:
        id_ = read_id(entry(row, "id", "town"), ids + [town.id for town in towns], "towns and provinces")
        called = id_.upper()
        lies = entry(row, "province", "town")
        province = name_id(text(lies, f"The province of the town {called}"))
        if province not in ids:
            raise Refused(f"The town {called} lies in {shown(lies)}, which is no province of this board.")
        fortified = truth(entry(row, "fortified", "town"), f"“fortified” of the town {called}")
        x = whole(entry(row, "x", "town"), f"“x” of the town {called}", 0, LARGEST_MAP)
        y = whole(entry(row, "y", "town"), f"“y” of the town {called}", 0, LARGEST_MAP)
        name = text(entry(row, "name", "town"), f"The name of the town {called}")
        towns.append(Town(id_, name, ids.index(province), x, y, fortified=fortified))
    return towns


def find_town(towns: list[Town], value: object, who: str) -> int:
    ids = [town.id for town in towns]
    named = name_id(value) if isinstance(value, str) else ""
    if named not in ids:
        raise Refused(f"{who} {shown(value)}, which is no town of this board.")
    return ids.index(named)


def read_roads(rows: object, towns: list[Town]) -> list[tuple[int, int]]:
    roads: list[tuple[int, int]] = []
    for row in listed(rows, "“roads” of the board", MOST_ROADS):
        ends = listed(row, "A road", 2)
        if len(ends) != 2:
            raise Refused(f"A road joins two towns, not {shown(row)}.")
        road = f"The road from {shortened(ends[0])} to {shortened(ends[1])}"
        start, end = [find_town(towns, town, f"{road} leads to") for town in ends]
        if start == end:
            raise Refused(f"{road} leads nowhere; a road joins two different towns.")
        if (start, end) in roads or (end, start) in roads:
            raise Refused(f"{road} is listed twice.")
        roads.append((start, end))
    return roads


def check_board(box: Box) -> None:
    """The numbers of towns, and the roads."""
    for place, province in enumerate(box.provinces):
        towns = sum(1 for town in box.towns if town.province == place)
        wanted = IN_A_PROVINCE + (1 if place == box.last_province() else 0)
        if towns != wanted:
            raise Refused(f"The province {province.id.upper()} has {towns} towns; it must have {wanted}.")
    fortified = sum(1 for town in box.towns if town.fortified)
    if fortified != FORTIFIED:
        raise Refused(f"The board has {fortified} fortified towns; it must have {FORTIFIED}.")
    stands = box.towns[box.taj_mahal]
    if not stands.fortified:
        raise Refused(f"The Taj Mahal stands in {stands.id.upper()}, which must be a fortified town.")
    check_roads(box)


def check_roads(box: Box) -> None:
    everywhere = first(len(box.towns))
    reached = spread(box.towns_in.at(0), everywhere, box.neighbours)
    for place, province in enumerate(box.provinces):
        if not reached & box.towns_in.at(place):
            start = box.provinces[0].id.upper()
            raise Refused(f"No road leads from {start} to the province {province.id.upper()}; all must be joined.")
    reached = spread(bit(0), everywhere, box.neighbours)
    for place, town in enumerate(box.towns):
        if not reached & bit(place):
            start = box.towns[0].id.upper()
            raise Refused(f"No road leads from {start} to the town {town.id.upper()}; all must be joined.")


# -- tiles and cards ---------------------------------------------------------------------------------------------------
def read_tiles(rows: list[dict[str, object]]) -> list[int]:
    """The goods of each tile, a bit each, in the order of the tiles' numbers."""
    tiles: dict[int, int] = {}
    for row in rows:
        tile = whole(entry(row, "number", "tile"), "The number of a tile")
        if tile in tiles:
            raise Refused(f"Two tiles have the number {tile}; they are numbered from 1 to {PROVINCES}.")
        tiles[tile] = read_goods(entry(row, "goods", "tile"), tile)
    if sorted(tiles) != list(range(1, PROVINCES + 1)):
        raise Refused(f"The board has the tiles {sorted(tiles)}; it must have 1 to {PROVINCES}.")
    return [tiles[tile] for tile in sorted(tiles)]


def read_goods(goods: object, tile: int) -> int:
    """One good or two, a bit each."""
    found: i64 = 0
    for good in goods if isinstance(goods, list) else []:
        if not isinstance(good, str) or good not in GOODS:
            raise Refused(f"The tile {tile} shows {shown(good)}; the goods are {', '.join(GOODS)}.")
        found |= bit(GOODS.index(good))
    if not isinstance(goods, list) or not 1 <= len(goods) <= 2 or len(members(found)) < len(goods):
        raise Refused(f"The tile {tile} must show one good or two different ones, not {shown(goods)}.")
    return int(found)


def read_bonuses(counts: Mapping[str, object]) -> list[int]:
    """The square bonus tiles."""
    bonuses: list[int] = []
    for name, count in counts.items():
        if name not in BONUSES or name == BONUSES[TAJ_MAHAL]:
            raise Refused(f"There is no square bonus tile {shown(name)}; there are {', '.join(BONUSES[:TAJ_MAHAL])}.")
        number = whole(count, f"The number of “{name}” bonus tiles", 0, FORTIFIED - 1)
        bonuses += [BONUSES.index(name)] * number
    if len(bonuses) != FORTIFIED - 1:
        raise Refused(f"The board has {len(bonuses)} square bonus tiles; it must have {FORTIFIED - 1}.")
    return bonuses


def read_cards(suits: Mapping[str, object]) -> list[int]:
    cards: list[int] = []
    wanted = {**dict.fromkeys(COLOURS, OF_A_COLOUR), "white": WHITES}
    if sorted(suits) != sorted(wanted):
        raise Refused(f"“cards” of the board must have {', '.join(wanted)}, not {', '.join(map(shortened, suits))}.")
    for suit in suits:
        total, most = 0, wanted[suit]
        for symbols, count in part_of(suits, suit).items():
            card = card_with(suit, symbols)
            copies = whole(count, f"The number of {CARD_IDS[card]} cards", 0, most)
            cards += [card] * copies
            total += copies
        if total != most:
            raise Refused(f"The board has {total} {suit} cards; it must have {most}.")
    return cards


def card_with(suit: str, symbols: str) -> int:
    """The card of a suit with these symbols, which can stand in any order."""
    for order in (symbols, "-".join(reversed(symbols[:LONGEST_TEXT].split("-")))):
        card = f"{suit}-{order}"
        if card in CARD_IDS:
            return CARD_IDS.index(card)
    raise Refused(f"{shown(symbols)} are no symbols of a {suit} card; the symbols are {', '.join(SYMBOLS)}.")


def read_specials(effects: Mapping[str, object]) -> list[int]:
    """The special card of each influence."""
    cards: list[int] = []
    for influence in SYMBOLS[:INFLUENCES]:
        effect = effects.get(influence)
        if not isinstance(effect, str) or effect not in EFFECTS:
            raise Refused(f"The special card of the {influence} must be one of {', '.join(EFFECTS)}.")
        cards.append(SPECIAL + EFFECTS.index(effect))
    if len(effects) != INFLUENCES or len(set(cards)) != INFLUENCES:
        raise Refused("“specials” of the board must give each of the four influences a different special card.")
    return cards


# -- boxes that have been read -----------------------------------------------------------------------------------------
STANDARD: Final = read_box(json.loads(files(__package__).joinpath("box.json").read_text(encoding="utf-8")), own=False)


def find_box(data: object) -> Box:
    """The box of settled options: a person's own, or the one that the game comes with."""
    if data is None:
        return STANDARD
    try:
        written = json.dumps(data, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        raise Refused("A board must be a table of sections that JSON can hold, as in the game's own file.") from None
    check_size(written, "The board", LARGEST_BOARD)
    return _box_in(written)


@lru_cache(maxsize=BOXES_KEPT)
def _box_in(written: str) -> Box:
    """A table asks for its board again and again; the same one is read once."""
    return read_box(json.loads(written))
