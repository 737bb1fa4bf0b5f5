"""The end of a game, and what a player may look at before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.tajmahal.chart import draw_map, town_text
from courtyard.boards.tajmahal.palette import FAINT, LABEL, NOW, SEAT_STYLES, seat_mark, suits_flow
from courtyard.boards.verdict import verdict
from courtyard.speech.tajmahal.names import SPECIAL, face, place_name, province_thing
from courtyard.tajmahal.card import EFFECTS
from courtyard.tajmahal.scores import REASONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.core.rules import Standing
    from courtyard.tajmahal.shapes import Province, Scored, View
    from courtyard.words import Words

LONGEST_NAME: Final = 12


def draw_end(view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
    return Group(Text(verdict(standings, view, frame), LABEL), Text(), draw_scores(view, frame))


def draw_scores(view: View, frame: Frame) -> RenderableType:
    """Everybody's points by their reasons, best players first."""
    words = frame.words
    order = sorted(view["players"], key=lambda player: (-player["score"], player["seat"]))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column()
    for player in order:
        name = frame.names[player["seat"]][:LONGEST_NAME]
        grid.add_column(Text.assemble(seat_mark(player["seat"]), " ", (name, LABEL)), justify="right")
    seats = [player["seat"] for player in order]
    for why in REASONS:
        points = [sum(score["points"] for score in view["scored"] if is_for(score, seat, why)) for seat in seats]
        if any(points):
            cells = [Text(str(number), "" if number else FAINT) for number in points]
            grid.add_row(Text(words.say(f"reason-{why}")), *cells)
    grid.add_row(Text(words.say("total"), LABEL), *(Text(str(player["score"]), LABEL) for player in order))
    return grid


def is_for(score: Scored, seat: int, why: str) -> bool:
    return score["seat"] == seat and score["why"] == why


# -- looks -------------------------------------------------------------------------------------------------------------
def look_at_map(view: View, frame: Frame) -> RenderableType:
    """The whole map, and the names of all towns in the order of the visits."""
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for province in sorted(view["provinces"], key=lambda province: province["tile"]):
        grid.add_row(*province_cells(province, view, frame.words))
    return Group(draw_map(view, frame.words, frame.width), Text(), grid)


def province_cells(province: Province, view: View, words: Words) -> list[Text]:
    """Its number, name and goods, then its towns."""
    now = province["id"] == view["province"]
    style = NOW if now else FAINT if province["tile"] < view["visit"] else ""
    goods = " ".join(words.attribute(f"good-{good}", "mark") for good in province["goods"])
    towns = [town_text(town, view, words) for town in view["towns"] if town["province"] == province["id"]]
    name = place_name(province_thing(province["id"], view), words)
    return [Text(str(province["tile"]), style), Text(name, style), Text(goods), Text("  ").join(towns)]


def look_at_hands(view: View, frame: Frame) -> RenderableType:
    """What everybody knows of everybody's cards: those taken from the display, and special ones."""
    words = frame.words
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for player in view["players"]:
        name = Text.assemble(seat_mark(player["seat"]), " ", frame.names[player["seat"]])
        unknown = words.say("unknown-cards", count=player["hand_size"] - len(player["known"]))
        grid.add_row(name, Text(unknown), suits_flow(player["known"], words))
    return grid


def look_at_specials(view: View, frame: Frame) -> RenderableType:
    """What the special cards do, and who has them."""
    words = frame.words
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for effect in EFFECTS:
        card = f"{SPECIAL}-{effect}"
        owners = [player["seat"] for player in view["players"] if card in player["known"] + player["played"]]
        owner = Text(frame.names[owners[0]], SEAT_STYLES[owners[0]]) if owners else Text(words.say("nobody"), FAINT)
        grid.add_row(Text(face(card, words), LABEL), owner, Text(words.attribute(f"card-{card}", "text")))
    return grid
