"""What withdrawing would bring, worked out from a view with the functions that the rules score by."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final

from courtyard.boards.tajmahal.views import province_now, towns_now
from courtyard.core.pile import pile_of
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import INFLUENCES, SYMBOLS
from courtyard.tajmahal.palaces import connected_provinces
from courtyard.tajmahal.scoring import points_for_good
from courtyard.tajmahal.sets import bit, members

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from courtyard.boards.tajmahal.views import Player, Table, Town

CROWN: Final = "crown"
TILE: Final = "tile"
BONUS: Final = "bonus-"
TWO_POINTS: Final = 2
TAJ_MAHAL: Final = 4


@dataclass(frozen=True)
class Prospect:
    """The points of a withdrawal with its palaces in the best towns, and which these are."""

    bonuses: int = 0
    palaces: int = 0
    tile: int = 0
    provinces: tuple[str, ...] = ()  # that are joined
    towns: tuple[str, ...] = ()
    crown: str = ""  # the town of that palace

    @property
    def points(self) -> int:
        return self.bonuses + self.palaces + self.tile


class Land:
    """Towns and roads of a view, numbered for the functions of the rules."""

    def __init__(self, table: Table) -> None:
        self.ids = [town["id"] for town in table["towns"]]
        self.provinces = [province["id"] for province in table["provinces"]]
        self.province = self.provinces.index(table["province"])
        towns = [0] * len(self.provinces)
        neighbours = [0] * len(self.ids)
        for place, town in enumerate(table["towns"]):
            towns[self.provinces.index(town["province"])] |= bit(place)
        for start, end in table["roads"]:
            neighbours[self.ids.index(start)] |= bit(self.ids.index(end))
            neighbours[self.ids.index(end)] |= bit(self.ids.index(start))
        self.towns, self.neighbours = pile_of(towns), pile_of(neighbours)

    def joined(self, palaces: Iterable[str]) -> tuple[str, ...]:
        """The provinces that palaces join to the one that is visited, that one included."""
        places = sum(bit(self.ids.index(town)) for town in set(palaces))
        found = connected_provinces(places, self.province, self.towns, self.neighbours)
        return tuple(self.provinces[place] for place in members(found))


def withdrawal(table: Table, seat: int) -> Prospect:
    """What the seat would get now, if it withdrew."""
    player = table["players"][seat]
    return best(table, player, player["leads"] if player["played"] else [])


def after_building(table: Table, seat: int, town: str) -> Prospect:
    """What the next palace would bring in some town, and what is still to come with it."""
    return best(table, table["players"][seat], table["won"], town, built=True)


def best(table: Table, player: Player, prizes: Sequence[str], town: str = "", *, built: bool = False) -> Prospect:
    """The way to place palaces that brings most; `town`: the next one stands there. `built`: there is one already."""
    land = Land(table)
    found = [weigh(table, land, player, plan, prizes, built=built) for plan in plans(table, prizes, town)]
    return max(found, key=lambda prospect: prospect.points)


def plans(table: Table, prizes: Sequence[str], town: str) -> Iterator[tuple[tuple[Town, ...], str]]:
    """Every way to place the palaces that were won: the ordinary ones, and that with the crown."""
    here = towns_now(table)
    influences = sum(prize in SYMBOLS[:INFLUENCES] for prize in prizes)
    crowns = [place["id"] for place in here] if CROWN in prizes else [""]
    if town and not influences:
        crowns = [town]
    empty = [place for place in here if place["empty"]]
    for chosen in combinations(empty, min(influences, len(empty))):
        if town and influences and town not in [place["id"] for place in chosen]:
            continue
        for crown in crowns:
            yield chosen, crown


def weigh(
    table: Table,
    land: Land,
    player: Player,
    plan: tuple[tuple[Town, ...], str],
    prizes: Sequence[str],
    *,
    built: bool,
) -> Prospect:
    chosen, crown = plan
    goods = dict(player["goods"])
    bonuses = sum(resolve(town["bonus"] or "", goods) for town in chosen)
    new = [town["id"] for town in chosen] + [crown] * bool(crown)
    joined = land.joined([*player["palaces"], *new]) if new or built else ()
    tile = 0
    if any(prize.startswith(TILE) for prize in prizes):
        tile = sum(int(points_for_good(goods[good])) for good in province_now(table)["goods"])
    return Prospect(bonuses, len(joined), tile, joined, tuple(town["id"] for town in chosen), crown)


def resolve(bonus: str, goods: dict[str, int]) -> int:
    """The points of a bonus tile; goods are added to those that are owned."""
    kind = bonus.removeprefix(BONUS)
    if kind in GOODS:
        goods[kind] += 1
        return int(points_for_good(goods[kind] - 1))
    return {"points": TWO_POINTS, "taj-mahal": TAJ_MAHAL}.get(kind, 0)
