"""The table: visit, map, players, display, hand, and what withdrawing would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.boards.tajmahal.chart import FEWEST_ROWS, ROWS, draw_map, town_text
from courtyard.boards.tajmahal.palette import FAINT, LABEL, named, suits_flow
from courtyard.boards.tajmahal.players import goods_table, visit_table, whole_table
from courtyard.speech.tajmahal.names import place_name, prize_thing, province_thing, town_mark, town_thing
from courtyard.speech.tajmahal.prospects import may_withdraw, withdrawal
from courtyard.speech.tajmahal.views import province_now, towns_now
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import SYMBOLS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.speech.tajmahal.prospects import Prospect
    from courtyard.tajmahal.shapes import View
    from courtyard.words import Words

WIDE: Final = 116  # from here on the players stand beside the map
PLAYERS_WIDTH: Final = 48
GAP: Final = 2
PLACING: Final = ("build", "crown")  # the phases in which one looks at the map and at nothing else
# Lines that the rest of a page needs: question, news, and what the board shows besides the map.
REST: Final = 18
REST_OF_PLACING: Final = 10
REST_OF_WIDE: Final = 15


def draw(view: View, frame: Frame) -> RenderableType:
    if frame.width >= WIDE:
        return draw_wide(view, frame)
    placing = view["phase"] in PLACING
    room = frame.height - (REST_OF_PLACING if placing else REST + len(view["players"]))
    parts: list[RenderableType] = [status(view, frame)]
    if room >= FEWEST_ROWS:
        parts.append(draw_map(view, frame.words, frame.width, min(room, ROWS)))
    if not placing or room >= ROWS + REST:
        parts += [whole_table(view, frame), prospect(view, frame)]
        parts += [piles(view, frame, towns=room < FEWEST_ROWS)]
    return Group(*parts)


def draw_wide(view: View, frame: Frame) -> RenderableType:
    left = frame.width - PLAYERS_WIDTH - GAP
    beside = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    beside.add_column(width=left)
    beside.add_column(width=PLAYERS_WIDTH)
    rows = min(ROWS, max(FEWEST_ROWS, frame.height - REST_OF_WIDE))
    parts = (visit_table(view, frame), goods_table(view, frame), key(frame.words), prospect(view, frame))
    beside.add_row(draw_map(view, frame.words, left, rows), Group(*(Padding(part, (0, 0, 1, 0)) for part in parts)))
    return Group(status(view, frame), Rule(style=FAINT), beside, Rule(style=FAINT), piles(view, frame))


def status(view: View, frame: Frame) -> RenderableType:
    """Which province is visited for which tile, always at the same place."""
    words = frame.words
    line = Grid.grid(expand=True)
    line.add_column(ratio=1)
    line.add_column(justify="right")
    goods = [f"good-{good}" for good in province_now(view)["goods"]]
    what = words.say("over") if view["ended"] else words.say("tile-of-visit", goods=goods)
    visit = words.say("visit", number=view["visit"], province=province_thing(view["province"], view))
    deck = words.say("deck", deck=view["deck_size"], discard=len(view["discard"]))
    line.add_row(Text.assemble((visit, LABEL), "  ", what), Text(deck, FAINT))
    return line


def key(words: Words) -> RenderableType:
    """What the letters on cards and tiles mean."""
    return Flow([Text(sign, FAINT) for sign in named("symbol-", SYMBOLS, words) + named("good-", GOODS, words)])


def zones() -> Grid:
    """Lines that begin with the name of a place."""
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column()
    return grid


def piles(view: View, frame: Frame, *, towns: bool = False) -> RenderableType:
    """The display, and the hands that may be seen: one's own, or a referee's view of all.

    `towns`: first the towns of the visit, since there is no map.
    """
    words = frame.words
    grid = zones()
    if towns:
        here = [town_text(town, view, words) for town in towns_now(view)]
        grid.add_row(Text(words.say("towns"), FAINT), Flow(here))
    grid.add_row(Text(words.say("display"), FAINT), suits_flow(view["display"], words))
    for player in view["players"]:
        if "hand" in player:
            mine = player["seat"] == view["seat"]
            label = words.say("hand") if mine else words.say("hand-of", player=frame.names[player["seat"]])
            grid.add_row(Text(label, LABEL), suits_flow(player["hand"], words))
    return grid


# -- withdrawing -------------------------------------------------------------------------------------------------------
def prospect(view: View, frame: Frame) -> RenderableType:
    """What withdrawing now would bring to whoever looks at the table; nothing for those who are at home."""
    seat, words = view["seat"], frame.words
    if seat < 0 or not may_withdraw(view):
        return Group()
    player = view["players"][seat]
    if not player["played"]:
        return Flow([Text(words.say("withdraw-now", points=0), LABEL), Text(words.say("withdraw-unplayed"))])
    found = withdrawal(view, seat)
    pieces = [Text(piece) for piece in prospect_pieces(view, found, words)]
    head = Text(words.say("withdraw-now", points=found.points), LABEL)
    return Flow([head, *(pieces or [Text(words.say("withdraw-nothing"))])])


def prospect_pieces(view: View, found: Prospect, words: Words) -> list[str]:
    """The prizes, then points and reasons in the order in which they would be scored."""
    prizes = [prize_thing(won) for won in found.prizes]
    pieces = [words.say("withdraw-prizes", prizes=prizes)] if prizes else []
    places = [lettered(palace, view, words) for palace in found.towns]
    if found.crown:
        places.append(words.say("crowned", town=lettered(found.crown, view, words)))
    if places:
        pieces.append(words.say("withdraw-towns", towns=places))
    if bonuses := found.points_for("bonus-points", "bonus-good", "taj-mahal"):
        pieces.append(words.say("withdraw-bonuses", points=bonuses))
    if palaces := found.points_for("palaces"):
        joined = [province_thing(land, view) for land in found.provinces]
        pieces.append(words.say("withdraw-palaces", points=palaces, provinces=joined))
    if goods := found.points_for("tile-good"):
        pieces.append(words.say("withdraw-tile", points=goods))
    return pieces


def lettered(town_id: str, view: View, words: Words) -> str:
    """A town by the letter that it has on the map, and by its name."""
    return f"{town_mark(town_id, view)} {place_name(town_thing(town_id, view), words)}"
