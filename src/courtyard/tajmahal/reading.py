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
    text,
    there_are,
    truth,
    whole,
)
from courtyard.core.phrase import Phrase
from courtyard.core.pile import NONE, pile_of
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
PROVINCE: Final = Phrase("tajmahal.noun-province")
TOWN: Final = Phrase("tajmahal.noun-town")
TILE: Final = Phrase("tajmahal.noun-tile")


def read_box(data: object, *, own: bool = True) -> Box:
    """The box that a data file describes; `own`: it is a person's own, and records have to carry it."""
    if not isinstance(data, dict):
        raise Refused("tajmahal.not-a-board")
    check_keys(data, SECTIONS, Phrase("tajmahal.what-a-board"))
    for key in SECTIONS:
        if key not in data:
            raise Refused("tajmahal.board-lacks", key=key, known=list(SECTIONS))
    provinces = read_provinces(rows_of(data, "provinces", PROVINCES))
    towns = read_towns(rows_of(data, "towns", TOWNS), provinces)
    box = Box(provinces, towns, read_roads(data["roads"], towns))
    box.name = text(data["name"], Phrase("tajmahal.what-board-name"))
    notes = mapped(data["reconstructed"], Phrase("tajmahal.what-board-key", key="reconstructed"), SECTIONS)
    box.reconstructed = {
        key: text(note, Phrase("tajmahal.what-reconstructed", key=key), LONGEST_TEXT) for key, note in notes.items()
    }
    box.source = json.dumps(data, ensure_ascii=False) if own else ""
    box.taj_mahal = find_town(towns, data["taj_mahal"])
    if box.taj_mahal == NONE:
        raise Refused("tajmahal.taj-mahal-nowhere", town=shortened(data["taj_mahal"]))
    check_board(box)
    box.tile_goods = pile_of(read_tiles(rows_of(data, "tiles", PROVINCES)))
    box.bonuses = pile_of(read_bonuses(part_of(data, "bonuses")))
    box.deck = pile_of(read_cards(part_of(data, "cards")))
    box.specials = pile_of(read_specials(part_of(data, "specials")))
    # Somebody's own notes too: it is kept and sent on as it was written.
    check_shape(data, Phrase("tajmahal.what-board"), MOST_ROADS)
    return box


# -- the parts of a file -----------------------------------------------------------------------------------------------
def part_of(data: Mapping[str, object], key: str) -> dict[str, object]:
    return mapped(data[key], Phrase("tajmahal.what-board-key", key=key))


def rows_of(data: Mapping[str, object], key: str, wanted: int) -> list[dict[str, object]]:
    """The tables of a list that must have a given number of them; whether it has them all is checked later."""
    rows = listed(data[key], Phrase("tajmahal.what-board-key", key=key), wanted)
    return [mapped(row, Phrase("tajmahal.what-board-entry", key=key)) for row in rows]


def entry(row: Mapping[str, object], key: str, kind: Phrase) -> object:
    if key not in row:
        name = row.get("id", row.get("number", "?"))
        raise Refused("tajmahal.row-lacks", kind=kind, row=shortened(name), key=key)
    return row[key]


# -- the board ---------------------------------------------------------------------------------------------------------
def read_provinces(rows: list[dict[str, object]]) -> list[Province]:
    provinces: list[Province] = []
    for row in rows:
        id_ = read_id(
            entry(row, "id", PROVINCE), [province.id for province in provinces], Phrase("tajmahal.noun-provinces")
        )
        name = text(entry(row, "name", PROVINCE), Phrase("tajmahal.what-province-name", province=id_.upper()))
        provinces.append(Province(id_, name))
    if len(provinces) != PROVINCES:
        raise Refused("tajmahal.provinces", provinces=len(provinces), wanted=PROVINCES)
    return provinces


def read_id(value: object, taken: list[str], kinds: Phrase) -> str:
    id_ = name_id(text(value, Phrase("tajmahal.what-id", kinds=kinds)))
    if not id_.isalnum() or len(id_) > LONGEST_ID:
        raise Refused("tajmahal.no-id", value=shortened(value), kinds=kinds, most=LONGEST_ID)
    if id_ in taken:
        raise Refused("tajmahal.id-twice", kinds=kinds, value=shortened(value))
    return id_


def read_towns(rows: list[dict[str, object]], provinces: list[Province]) -> list[Town]:
    ids = [province.id for province in provinces]
    towns: list[Town] = []
    for row in rows:
        id_ = read_id(
            entry(row, "id", TOWN), ids + [town.id for town in towns], Phrase("tajmahal.noun-towns-and-provinces")
        )
        called = id_.upper()
        lies = entry(row, "province", TOWN)
        province = name_id(text(lies, Phrase("tajmahal.what-town-province", town=called)))
        if province not in ids:
            raise Refused("tajmahal.town-elsewhere", town=called, province=shortened(lies))
        fortified = truth(entry(row, "fortified", TOWN), Phrase("tajmahal.what-town-key", key="fortified", town=called))
        x = whole(entry(row, "x", TOWN), Phrase("tajmahal.what-town-key", key="x", town=called), 0, LARGEST_MAP)
        y = whole(entry(row, "y", TOWN), Phrase("tajmahal.what-town-key", key="y", town=called), 0, LARGEST_MAP)
        name = text(entry(row, "name", TOWN), Phrase("tajmahal.what-town-name", town=called))
        towns.append(Town(id_, name, ids.index(province), x, y, fortified=fortified))
    return towns


def find_town(towns: list[Town], value: object) -> int:
    """The town that is named, or NONE."""
    ids = [town.id for town in towns]
    named = name_id(value) if isinstance(value, str) else ""
    return ids.index(named) if named in ids else NONE


def read_roads(rows: object, towns: list[Town]) -> list[tuple[int, int]]:
    roads: list[tuple[int, int]] = []
    for row in listed(rows, Phrase("tajmahal.what-board-key", key="roads"), MOST_ROADS):
        ends = listed(row, Phrase("tajmahal.what-road"), 2)
        if len(ends) != 2:
            raise Refused("tajmahal.road-ends", value=shortened(row))
        road = Phrase("tajmahal.what-road-between", start=shortened(ends[0]), end=shortened(ends[1]))
        start, end = [find_town(towns, town) for town in ends]
        if NONE in (start, end):
            raise Refused("tajmahal.road-to-no-town", road=road, town=shortened(ends[0 if start == NONE else 1]))
        if start == end:
            raise Refused("tajmahal.road-nowhere", road=road)
        if (start, end) in roads or (end, start) in roads:
            raise Refused("tajmahal.road-twice", road=road)
        roads.append((start, end))
    return roads


def check_board(box: Box) -> None:
    """The numbers of towns, and the roads."""
    for place, province in enumerate(box.provinces):
        towns = sum(1 for town in box.towns if town.province == place)
        wanted = IN_A_PROVINCE + (1 if place == box.last_province() else 0)
        if towns != wanted:
            raise Refused("tajmahal.towns", province=province.id.upper(), towns=towns, wanted=wanted)
    fortified = sum(1 for town in box.towns if town.fortified)
    if fortified != FORTIFIED:
        raise Refused("tajmahal.fortified", towns=fortified, wanted=FORTIFIED)
    stands = box.towns[box.taj_mahal]
    if not stands.fortified:
        raise Refused("tajmahal.taj-mahal-open", town=stands.id.upper())
    check_roads(box)


def check_roads(box: Box) -> None:
    everywhere = first(len(box.towns))
    reached = spread(box.towns_in.at(0), everywhere, box.neighbours)
    for place, province in enumerate(box.provinces):
        if not reached & box.towns_in.at(place):
            start = box.provinces[0].id.upper()
            raise Refused("tajmahal.province-apart", start=start, province=province.id.upper())
    reached = spread(bit(0), everywhere, box.neighbours)
    for place, town in enumerate(box.towns):
        if not reached & bit(place):
            start = box.towns[0].id.upper()
            raise Refused("tajmahal.town-apart", start=start, town=town.id.upper())


# -- tiles and cards ---------------------------------------------------------------------------------------------------
def read_tiles(rows: list[dict[str, object]]) -> list[int]:
    """The goods of each tile, a bit each, in the order of the tiles' numbers."""
    tiles: dict[int, int] = {}
    for row in rows:
        tile = whole(entry(row, "number", TILE), Phrase("tajmahal.what-tile-number"))
        if tile in tiles:
            raise Refused("tajmahal.tile-number-twice", tile=str(tile), most=PROVINCES)
        tiles[tile] = read_goods(entry(row, "goods", TILE), tile)
    if sorted(tiles) != list(range(1, PROVINCES + 1)):
        raise Refused("tajmahal.tiles", tiles=[str(tile) for tile in sorted(tiles)], most=PROVINCES)
    return [tiles[tile] for tile in sorted(tiles)]


def read_goods(goods: object, tile: int) -> int:
    """One good or two, a bit each."""
    found: i64 = 0
    for good in goods if isinstance(goods, list) else []:
        if not isinstance(good, str) or good not in GOODS:
            raise Refused("tajmahal.tile-good", tile=str(tile), good=shortened(good), known=list(GOODS))
        found |= bit(GOODS.index(good))
    if not isinstance(goods, list) or not 1 <= len(goods) <= 2 or len(members(found)) < len(goods):
        raise Refused("tajmahal.tile-goods", tile=str(tile), value=shortened(goods))
    return int(found)


def read_bonuses(counts: Mapping[str, object]) -> list[int]:
    """The square bonus tiles."""
    bonuses: list[int] = []
    for name, count in counts.items():
        if name not in BONUSES or name == BONUSES[TAJ_MAHAL]:
            raise Refused(
                "none-such",
                kind=Phrase("tajmahal.noun-square"),
                wanted=shortened(name),
                hint=there_are(BONUSES[:TAJ_MAHAL]),
            )
        number = whole(count, Phrase("tajmahal.what-bonuses", bonus=name), 0, FORTIFIED - 1)
        bonuses += [BONUSES.index(name)] * number
    if len(bonuses) != FORTIFIED - 1:
        raise Refused("tajmahal.squares", tiles=len(bonuses), wanted=FORTIFIED - 1)
    return bonuses


def read_cards(suits: Mapping[str, object]) -> list[int]:
    cards: list[int] = []
    wanted = {**dict.fromkeys(COLOURS, OF_A_COLOUR), "white": WHITES}
    if sorted(suits) != sorted(wanted):
        raise Refused("tajmahal.suits", known=list(wanted), suits=[shortened(suit) for suit in suits])
    for suit in suits:
        total, most = 0, wanted[suit]
        for symbols, count in part_of(suits, suit).items():
            card = card_with(suit, symbols)
            copies = whole(count, Phrase("tajmahal.what-cards", card=CARD_IDS[card]), 0, most)
            cards += [card] * copies
            total += copies
        if total != most:
            raise Refused("tajmahal.cards", suit=suit, cards=total, wanted=most)
    return cards


def card_with(suit: str, symbols: str) -> int:
    """The card of a suit with these symbols, which can stand in any order."""
    for order in (symbols, "-".join(reversed(symbols[:LONGEST_TEXT].split("-")))):
        card = f"{suit}-{order}"
        if card in CARD_IDS:
            return CARD_IDS.index(card)
    raise Refused("tajmahal.symbols", value=shortened(symbols), suit=suit, known=list(SYMBOLS))


def read_specials(effects: Mapping[str, object]) -> list[int]:
    """The special card of each influence."""
    cards: list[int] = []
    for influence in SYMBOLS[:INFLUENCES]:
        effect = effects.get(influence)
        if not isinstance(effect, str) or effect not in EFFECTS:
            raise Refused("tajmahal.special", influence=influence, known=list(EFFECTS))
        cards.append(SPECIAL + EFFECTS.index(effect))
    if len(effects) != INFLUENCES or len(set(cards)) != INFLUENCES:
        raise Refused("tajmahal.specials")
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
        raise Refused("tajmahal.board-not-json") from None
    check_size(written, Phrase("tajmahal.what-board"), LARGEST_BOARD)
    return _box_in(written)


@lru_cache(maxsize=BOXES_KEPT)
def _box_in(written: str) -> Box:
    """A table asks for its board again and again; the same one is read once."""
    return read_box(json.loads(written))
