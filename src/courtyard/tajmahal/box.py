"""What lies in the box: the board with its towns and roads, the tiles, the cards. Never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.pile import Pile
from courtyard.tajmahal.sets import bit

if TYPE_CHECKING:
    from courtyard.tajmahal.shapes import Good

GOODS: Final[tuple[Good, Good, Good, Good]] = ("rice", "tea", "spice", "jewels")
# What a bonus tile gives; a good is numbered as among the goods.
BONUSES: Final = (*GOODS, "points", "card", "taj-mahal")
POINTS_BONUS: Final = 4
CARD_BONUS: Final = 5
TAJ_MAHAL: Final = 6

PROVINCES: Final = 12  # and as many visits
INFLUENCE_TILES: Final = 6  # of each kind


class Town:
    """A place for palaces; x and y say where it is drawn."""

    def __init__(self, id_: str, name: str, province: int, x: int, y: int, *, fortified: bool) -> None:
        self.id = id_
        self.name = name
        self.province = province
        self.x = x
        self.y = y
        self.fortified = fortified


class Province:
    """A few towns that are visited together."""

    def __init__(self, id_: str, name: str) -> None:
        self.id = id_
        self.name = name


class Box:
    """Read from a data file. Towns, provinces, tiles and cards are known by number; a set of them is a bit each."""

    def __init__(self, provinces: list[Province], towns: list[Town], roads: list[tuple[int, int]]) -> None:
        self.source = ""  # the file as JSON, if it is a person's own
        self.name = ""
        self.reconstructed: dict[str, str] = {}  # what is not as in the original box, by section of the file
        self.provinces = provinces
        self.towns = towns
        self.roads = roads
        self.town_ids: tuple[str, ...] = tuple([town.id for town in towns])
        self.neighbours = Pile()  # by town
        self.towns_in = Pile()  # by province
        self.fortified: i64 = 0
        self.taj_mahal: i64 = 0  # the town that it stands in
        self.tile_goods = Pile()  # by the number of the tile less one
        self.bonuses = Pile()  # the square ones
        self.deck = Pile()
        self.specials = Pile()  # the special card of each influence
        self.lay_out()

    def lay_out(self) -> None:
        """The towns of each province, and the neighbours of each town."""
        for _ in self.provinces:
            self.towns_in.add(0)
        for place, town in enumerate(self.towns):
            self.neighbours.add(0)
            self.towns_in.put_at(town.province, self.towns_in.at(town.province) | bit(place))
            if town.fortified:
                self.fortified |= bit(place)
        for start, end in self.roads:
            self.neighbours.put_at(start, self.neighbours.at(start) | bit(end))
            self.neighbours.put_at(end, self.neighbours.at(end) | bit(start))

    def last_province(self) -> int:
        """The one with the Taj Mahal, which is visited last."""
        return self.towns[self.taj_mahal].province

    def goods_on(self, tile: i64) -> i64:
        """The goods, a bit each, on the province tile with this number."""
        return self.tile_goods.at(tile - 1)


def bonus_name(bonus: i64) -> str:
    return BONUSES[bonus] if bonus == TAJ_MAHAL else f"bonus-{BONUSES[bonus]}"
