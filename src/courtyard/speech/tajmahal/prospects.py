"""What withdrawing, and a palace in some town, would bring: worked out from a view with the functions of the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from courtyard.core.pile import pile_of
from courtyard.speech.tajmahal.views import province_now, towns_now
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import INFLUENCES, SYMBOLS
from courtyard.tajmahal.palaces import connected_provinces, spread
from courtyard.tajmahal.scoring import POINTS_OF_BONUS, POINTS_OF_TAJ_MAHAL, points_for_good
from courtyard.tajmahal.sets import bit, members

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from courtyard.tajmahal.shapes import Good, Player, Score, Town, View

CROWN: Final = "crown"
TILE: Final = "tile"
BONUS: Final = "bonus-"
PRINTED: Final = {"points": POINTS_OF_BONUS, "taj-mahal": POINTS_OF_TAJ_MAHAL}  # by kind of bonus tile


@dataclass(frozen=True)
class Prospect:
    """The points of a withdrawal with its palaces in the best towns, and which these are."""

    prizes: tuple[str, ...] = ()
    lines: tuple[Score, ...] = ()  # in the order in which they would be scored
    towns: tuple[str, ...] = ()
    crown: str = ""  # the town of that palace
    roads: tuple[tuple[str, str], ...] = ()  # of the chain that would be scored
    ways: int = 1  # in how many ways the palaces could be placed

    @property
    def points(self) -> int:
        return sum(line["points"] for line in self.lines)

    @property
    def provinces(self) -> tuple[str, ...]:
        """The provinces that would be joined."""
        return tuple(province for line in self.lines for province in line.get("provinces", []))

    def points_for(self, *reasons: str) -> int:
        return sum(line["points"] for line in self.lines if line["why"] in reasons)


class Land:
    """Towns and roads of a view, numbered for the functions of the rules."""

    def __init__(self, view: View) -> None:
        self.ids = [town["id"] for town in view["towns"]]
        self.provinces = [province["id"] for province in view["provinces"]]
        self.province = self.provinces.index(view["province"])
        towns = [0] * len(self.provinces)
        neighbours = [0] * len(self.ids)
        for place, town in enumerate(view["towns"]):
            towns[self.provinces.index(town["province"])] |= bit(place)
        for start, end in view["roads"]:
            neighbours[self.ids.index(start)] |= bit(self.ids.index(end))
            neighbours[self.ids.index(end)] |= bit(self.ids.index(start))
        self.towns, self.neighbours = pile_of(towns), pile_of(neighbours)

    def joined(self, palaces: Iterable[str]) -> list[str]:
        """The provinces that palaces join to the one that is visited, that one included."""
        found = connected_provinces(self.places(palaces), self.province, self.towns, self.neighbours)
        return [self.provinces[place] for place in members(found)]

    def chain(self, palaces: Iterable[str]) -> set[str]:
        """The towns of the palaces that are joined to those in the province that is visited."""
        places = self.places(palaces)
        found = spread(places & self.towns.at(self.province), places, self.neighbours)
        return {self.ids[place] for place in members(found)}

    def places(self, towns: Iterable[str]) -> int:
        return sum(bit(self.ids.index(town)) for town in set(towns))


def may_withdraw(view: View) -> bool:
    """Whether whoever has this view is still in the visit, and nobody is withdrawing just now."""
    return view["phase"] == "play" and not view["ended"] and not view["players"][view["seat"]]["home"]


def withdrawal(view: View, seat: int) -> Prospect:
    """What the seat would get now, if it withdrew."""
    player = view["players"][seat]
    return best(view, player, player["leads"] if player["played"] else [])


def after_building(view: View, seat: int, town: str) -> Prospect:
    """What the next palace would bring in some town, and what is still to come with it."""
    return best(view, view["players"][seat], view["won"], town, built=True)


def best(view: View, player: Player, prizes: Sequence[str], town: str = "", *, built: bool = False) -> Prospect:
    """The way to place palaces that brings most; `town`: the next one stands there. `built`: there is one already."""
    land = Land(view)
    found = [weigh(view, land, player, plan, prizes, built=built) for plan in plans(view, prizes, town)]
    first = max(found, key=lambda prospect: prospect.points)
    palaces = [*player["palaces"], *first.towns, *[first.crown] * bool(first.crown)]
    chain = land.chain(palaces) if first.provinces else set()
    roads = [(start, end) for start, end in view["roads"] if start in chain and end in chain]
    return replace(first, roads=tuple(roads), ways=len(found))


def plans(view: View, prizes: Sequence[str], town: str) -> Iterator[tuple[tuple[Town, ...], str]]:
    """Every way to place the palaces that were won: the ordinary ones, and that with the crown."""
    here = towns_now(view)
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
    view: View,
    land: Land,
    player: Player,
    plan: tuple[tuple[Town, ...], str],
    prizes: Sequence[str],
    *,
    built: bool,
) -> Prospect:
    chosen, crown = plan
    goods = dict(player["goods"])
    lines = [resolve(town["bonus"], town["id"], goods) for town in chosen if town["bonus"]]
    new = [town["id"] for town in chosen] + [crown] * bool(crown)
    if new or built:
        joined = land.joined([*player["palaces"], *new])
        lines.append({"why": "palaces", "points": len(joined), "provinces": joined})
    lines += [line for prize in prizes if prize.startswith(TILE) for line in deliver(prize, view, goods)]
    return Prospect(tuple(prizes), tuple(lines), tuple(town["id"] for town in chosen), crown)


def resolve(bonus: str, town: str, goods: dict[Good, int]) -> Score:
    """What a bonus tile scores; goods are added to those that are owned."""
    kind = bonus.removeprefix(BONUS)
    if kind in GOODS:
        goods[kind] += 1
        held = goods[kind] - 1
        return {"why": "bonus-good", "points": int(points_for_good(held)), "town": town, "good": kind, "held": held}
    return {"why": bonus, "points": PRINTED.get(kind, 0), "town": town}


def deliver(tile: str, view: View, goods: dict[Good, int]) -> Iterator[Score]:
    """What the goods of the province's tile score."""
    for good in province_now(view)["goods"]:
        held = goods[good]
        yield {"why": "tile-good", "points": int(points_for_good(held)), "tile": tile, "good": good, "held": held}
