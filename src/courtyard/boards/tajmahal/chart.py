"""The map: provinces with their tiles, towns with palaces and bonus tiles, roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from courtyard.boards.tajmahal.canvas import Canvas
from courtyard.boards.tajmahal.palette import FAINT, LABEL, NOW, SEAT_MARKS, SEAT_STYLES, goods_marks
from courtyard.speech.tajmahal.names import place_name, province_thing, town_mark, town_thing

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.tajmahal.shapes import Province, Town, View
    from courtyard.words import Words

ROWS: Final = 23
FEWEST_ROWS: Final = 9  # a part of the map that is lower than this helps nobody
NODE: Final = 5  # characters to the right of a town that belong to it
EMPTY: Final = "○"
FORTIFIED: Final = "◆"
PLAIN: Final = "◇"  # fortified, and its bonus tile is gone
CROWN: Final = "♔"


def draw_map(view: View, words: Words, width: int, rows: int = ROWS) -> RenderableType:
    """As many rows of the map as wanted, those around the province that is visited."""
    chart = Chart(view, words, width)
    chart.draw()
    middle = sum(chart.spot(town)[1] for town in chart.towns(view["province"])) // len(chart.towns(view["province"]))
    first = min(max(0, middle - rows // 2), max(0, ROWS - rows))
    return Group(*chart.canvas.rows(first, rows))


class Chart:
    """Where everything stands is worked out from the coordinates of the towns."""

    def __init__(self, view: View, words: Words, width: int) -> None:
        self.view = view
        self.words = words
        self.canvas = Canvas(width, ROWS)
        xs, ys = [town["x"] for town in view["towns"]], [town["y"] for town in view["towns"]]
        self.left, self.top = min(xs), min(ys)
        self.across = (width - 1 - NODE - 1) / max(1, max(xs) - self.left)
        self.along = (ROWS - 1) / max(1, max(ys) - self.top)

    def spot(self, town: Town) -> tuple[int, int]:
        """The column and row of a town."""
        return 1 + round((town["x"] - self.left) * self.across), round((town["y"] - self.top) * self.along)

    def towns(self, province: str) -> list[Town]:
        return [town for town in self.view["towns"] if town["province"] == province]

    def draw(self) -> None:
        towns = {town["id"]: town for town in self.view["towns"]}
        for start, end in sorted(self.view["roads"], key=lambda road: bool(shared(towns[road[0]], towns[road[1]]))):
            self.draw_road(towns[start], towns[end])
        for town in towns.values():
            self.draw_town(town)
        for province in self.view["provinces"]:
            self.draw_name(province)

    def draw_road(self, start: Town, end: Town) -> None:
        """A road is strong where it joins palaces of one player."""
        owners = shared(start, end)
        style = SEAT_STYLES[owners[0]] if len(owners) == 1 else LABEL if owners else FAINT
        self.canvas.line(self.spot(start), self.spot(end), style, strong=bool(owners))

    def draw_town(self, town: Town) -> None:
        column, row = self.spot(town)
        here = town_mark(town["id"], self.view)
        if here:
            self.canvas.write(column - 1, row, here, NOW)
        for seat in town["palaces"]:
            self.canvas.write(column, row, SEAT_MARKS[seat], f"{SEAT_STYLES[seat]} reverse")
            column += 1
        if town["id"] == self.view["crown"]:
            self.canvas.write(column, row, CROWN, NOW)
            column += 1
        mark = bonus_mark(town, self.words) if town["fortified"] else "" if town["palaces"] else EMPTY
        self.canvas.write(column, row, mark, NOW if here else LABEL if town["bonus"] else "")

    def draw_name(self, province: Province) -> None:
        """The name between the towns, and the tile below it where there is room."""
        spots = [self.spot(town) for town in self.towns(province["id"])]
        left, right = min(spot[0] for spot in spots) + 1, max(spot[0] for spot in spots)
        top, bottom = min(spot[1] for spot in spots) + 1, max(spot[1] for spot in spots)
        tile = f"{province['tile']} {goods_marks(province['goods'], self.words)}"
        name = place_name(province_thing(province["id"], self.view), self.words)
        texts = [name[: right - left], tile[: right - left]]
        rows = [row for row in range(top, bottom) if self.canvas.free(left + 1, row, right - left - 2)]
        if len(rows) == 1:
            texts = [f"{province['tile']} {name}"[: right - left]]
        now = province["id"] == self.view["province"]
        style = NOW if now else FAINT if province["tile"] < self.view["visit"] else LABEL
        for row, text in zip(rows, texts, strict=False):
            self.canvas.write(left + (right - left - len(text)) // 2, row, text, style)


def shared(start: Town, end: Town) -> list[int]:
    """The seats that have palaces in both towns."""
    return [seat for seat in start["palaces"] if seat in end["palaces"]]


def bonus_mark(town: Town, words: Words) -> str:
    """A fortified town and the bonus tile that lies there."""
    if town["bonus"] is None:
        return PLAIN
    mark = words.attribute(str(town["bonus"]), "mark")
    return f"{FORTIFIED}{mark}"


def town_text(town: Town, view: View, words: Words) -> Text:
    """A town's name, its palaces and its bonus tile."""
    mark = bonus_mark(town, words) if town["fortified"] else "" if town["palaces"] else EMPTY
    name = place_name(town_thing(town["id"], view), words)
    text = Text(f"{town_mark(town['id'], view)} {name} ".lstrip())
    for seat in town["palaces"]:
        text.append(SEAT_MARKS[seat], f"{SEAT_STYLES[seat]} reverse")
    return text.append(mark)
