"""Reading the data file of a box. Whatever is wrong with it is refused in one sentence that names the place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.pile import pile_of
from courtyard.tajmahal.box import BONUSES, GOODS, PROVINCES, TAJ_MAHAL, Box, Province, Town
from courtyard.tajmahal.card import CARD_IDS, COLOURS, EFFECTS, INFLUENCES, SPECIAL, SYMBOLS
from courtyard.tajmahal.palaces import spread
from courtyard.tajmahal.sets import bit, first

SECTIONS: Final = tuple("name reconstructed provinces towns taj_mahal roads tiles bonuses cards specials".split())
FORTIFIED: Final = 16
IN_A_PROVINCE: Final = 4
OF_A_COLOUR: Final = 21
WHITES: Final = 12


def read_box(data: object, *, own: bool = True) -> Box:
    """The box that a data file describes; `own`: it is a person's own, and records have to carry it."""
    if not isinstance(data, dict):
        raise Refused("A board must be a table of sections, as in the file that the game comes with.")
    for key in data:
        if key not in SECTIONS:
            raise Refused(f"“{key}” is nothing that a board has; it has {', '.join(SECTIONS)}.")
    for key in SECTIONS:
        if key not in data:
            raise Refused(f"The board has no “{key}”; it must have {', '.join(SECTIONS)}.")
    provinces = read_provinces(rows_of(data, "provinces"))
    towns = read_towns(rows_of(data, "towns"), provinces)
    box = Box(provinces, towns, read_roads(data["roads"], towns))
    box.name = str(data["name"])
    box.reconstructed = {key: str(text) for key, text in part_of(data, "reconstructed").items()}
    box.source = json.dumps(data, ensure_ascii=False) if own else ""
    box.taj_mahal = find_town(towns, data["taj_mahal"], "The Taj Mahal stands in")
    check_board(box)
    box.tile_goods = pile_of(read_tiles(rows_of(data, "tiles")))
    box.bonuses = pile_of(read_bonuses(part_of(data, "bonuses")))
    box.deck = pile_of(read_cards(part_of(data, "cards")))
    box.specials = pile_of(read_specials(part_of(data, "specials")))
    return box


# -- the parts of a file -----------------------------------------------------------------------------------------------
def part_of(data: Mapping[str, object], key: str) -> dict[str, object]:
    part = data[key]
    if not isinstance(part, dict):
        raise Refused(f"“{key}” of the board must be a table, not “{part}”.")
    return part


def rows_of(data: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    rows = data[key]
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise Refused(f"“{key}” of the board must be a list of tables.")
    return rows


def entry(row: Mapping[str, object], key: str, what: str) -> object:
    if key not in row:
        name = row.get("id", row.get("number", "?"))
        raise Refused(f"The {what} “{name}” of the board has no “{key}”.")
    return row[key]


def number(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Refused(f"{what} must be a whole number from 0, not “{value}”.")
    return value


# -- the board ---------------------------------------------------------------------------------------------------------
def read_provinces(rows: list[Mapping[str, object]]) -> list[Province]:
    provinces: list[Province] = []
    for row in rows:
        id_ = read_id(entry(row, "id", "province"), [province.id for province in provinces], "provinces")
        provinces.append(Province(id_, str(entry(row, "name", "province"))))
    if len(provinces) != PROVINCES:
        raise Refused(f"The board has {len(provinces)} provinces; it must have {PROVINCES}.")
    return provinces


def read_id(value: object, taken: list[str], what: str) -> str:
    id_ = name_id(str(value))
    if not id_.isalnum():
        raise Refused(f"“{value}” cannot be the id of one of the {what}; take letters and digits.")
    if id_ in taken:
        raise Refused(f"Two of the {what} have the id “{value}”; give them different ones.")
    return id_


def read_towns(rows: list[Mapping[str, object]], provinces: list[Province]) -> list[Town]:
    ids = [province.id for province in provinces]
    towns: list[Town] = []
    for row in rows:
        id_ = read_id(entry(row, "id", "town"), ids + [town.id for town in towns], "towns and provinces")
        province = name_id(str(entry(row, "province", "town")))
        if province not in ids:
            raise Refused(f"The town {id_.upper()} lies in “{row['province']}”, which is no province of this board.")
        fortified = entry(row, "fortified", "town")
        if not isinstance(fortified, bool):
            raise Refused(f"“fortified” of the town {id_.upper()} must be true or false, not “{fortified}”.")
        x = number(entry(row, "x", "town"), f"“x” of the town {id_.upper()}")
        y = number(entry(row, "y", "town"), f"“y” of the town {id_.upper()}")
        towns.append(Town(id_, str(entry(row, "name", "town")), ids.index(province), x, y, fortified=fortified))
    return towns


def find_town(towns: list[Town], value: object, who: str) -> int:
    ids = [town.id for town in towns]
    if name_id(str(value)) not in ids:
        raise Refused(f"{who} “{value}”, which is no town of this board.")
    return ids.index(name_id(str(value)))


def read_roads(rows: object, towns: list[Town]) -> list[tuple[int, int]]:
    if not isinstance(rows, list):
        raise Refused("“roads” of the board must be a list of pairs of towns.")
    roads: list[tuple[int, int]] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2:
            raise Refused(f"A road joins two towns, not “{row}”.")
        road = f"The road from {row[0]} to {row[1]}"
        start, end = find_town(towns, row[0], f"{road} leads to"), find_town(towns, row[1], f"{road} leads to")
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
def read_tiles(rows: list[Mapping[str, object]]) -> list[int]:
    """The goods of each tile, a bit each, in the order of the tiles' numbers."""
    tiles: dict[int, int] = {}
    for row in rows:
        tile = number(entry(row, "number", "tile"), "The number of a tile")
        goods = entry(row, "goods", "tile")
        if tile in tiles:
            raise Refused(f"Two tiles have the number {tile}; they are numbered from 1 to {PROVINCES}.")
        if not isinstance(goods, list) or not 1 <= len(goods) <= 2 or len(set(goods)) < len(goods):
            raise Refused(f"The tile {tile} must show one good or two different ones, not “{goods}”.")
        for good in goods:
            if good not in GOODS:
                raise Refused(f"The tile {tile} shows “{good}”; the goods are {', '.join(GOODS)}.")
        tiles[tile] = sum(bit(GOODS.index(good)) for good in goods)
    if sorted(tiles) != list(range(1, PROVINCES + 1)):
        raise Refused(f"The board has the tiles {sorted(tiles)}; it must have 1 to {PROVINCES}.")
    return [tiles[tile] for tile in sorted(tiles)]


def read_bonuses(counts: Mapping[str, object]) -> list[int]:
    """The square bonus tiles."""
    bonuses: list[int] = []
    for name, count in counts.items():
        if name not in BONUSES or name == BONUSES[TAJ_MAHAL]:
            raise Refused(f"There is no square bonus tile “{name}”; there are {', '.join(BONUSES[:TAJ_MAHAL])}.")
        bonuses += [BONUSES.index(name)] * number(count, f"The number of “{name}” bonus tiles")
    if len(bonuses) != FORTIFIED - 1:
        raise Refused(f"The board has {len(bonuses)} square bonus tiles; it must have {FORTIFIED - 1}.")
    return bonuses


def read_cards(suits: Mapping[str, object]) -> list[int]:
    cards: list[int] = []
    wanted = {**dict.fromkeys(COLOURS, OF_A_COLOUR), "white": WHITES}
    if sorted(suits) != sorted(wanted):
        raise Refused(f"“cards” of the board must have {', '.join(wanted)}, not {', '.join(suits)}.")
    for suit in suits:
        total = 0
        for symbols, count in part_of(suits, suit).items():
            card = f"{suit}-{symbols}"
            if card not in CARD_IDS:
                raise Refused(f"“{symbols}” are no symbols of a {suit} card; the symbols are {', '.join(SYMBOLS)}.")
            copies = number(count, f"The number of {card} cards")
            cards += [CARD_IDS.index(card)] * copies
            total += copies
        if total != wanted[suit]:
            raise Refused(f"The board has {total} {suit} cards; it must have {wanted[suit]}.")
    return cards


def read_specials(effects: Mapping[str, object]) -> list[int]:
    """The special card of each influence."""
    for influence in SYMBOLS[:INFLUENCES]:
        if effects.get(influence) not in EFFECTS:
            raise Refused(f"The special card of the {influence} must be one of {', '.join(EFFECTS)}.")
    cards = [SPECIAL + EFFECTS.index(str(effects[influence])) for influence in SYMBOLS[:INFLUENCES]]
    if len(effects) != INFLUENCES or len(set(cards)) != INFLUENCES:
        raise Refused("“specials” of the board must give each of the four influences a different special card.")
    return cards


STANDARD: Final = read_box(json.loads(files(__package__).joinpath("box.json").read_text(encoding="utf-8")), own=False)


def find_box(data: object) -> Box:
    """The box of settled options: a person's own, or the one that the game comes with."""
    return STANDARD if data is None else read_box(data)
