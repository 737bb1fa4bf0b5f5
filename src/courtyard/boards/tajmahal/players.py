"""The players in a table: what each shows in this visit, and what each owns."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.tajmahal.palette import FAINT, LABEL, NOW, SUIT_STYLES, seat_mark
from courtyard.speech.tajmahal.names import SPECIAL, face, suit_of
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.tajmahal.shapes import Player, View
    from courtyard.words import Words

LEADS: Final = "*"
LEFT: Final = "●"  # the prize is still in the court
GONE: Final = "-"
LONGEST_NAME: Final = 12


def visit_table(view: View, frame: Frame) -> RenderableType:
    """What everybody shows, and who leads."""
    grid = new_grid(5 + len(SYMBOLS))
    grid.add_row(*heading(frame.words), *visit_heads(frame.words))
    grid.add_row(Text(), Text(frame.words.say("in-court"), FAINT), Text(), *court_cells(view))
    for player in view["players"]:
        grid.add_row(*name_cells(player, view, frame), *visit_cells(player, view, frame.words))
    return grid


def goods_table(view: View, frame: Frame) -> RenderableType:
    """What everybody owns."""
    grid = new_grid(6 + len(GOODS))
    grid.add_row(*heading(frame.words), *goods_heads(frame.words))
    for player in view["players"]:
        grid.add_row(*name_cells(player, view, frame), *goods_cells(player, frame.words))
    return grid


def whole_table(view: View, frame: Frame) -> RenderableType:
    """Both in one."""
    grid = new_grid(9 + len(SYMBOLS) + len(GOODS))
    grid.add_row(*heading(frame.words), *visit_heads(frame.words), *goods_heads(frame.words))
    grid.add_row(Text(), Text(frame.words.say("in-court"), FAINT), Text(), *court_cells(view))
    for player in view["players"]:
        cells = (*visit_cells(player, view, frame.words), *goods_cells(player, frame.words))
        grid.add_row(*name_cells(player, view, frame), *cells)
    return grid


def new_grid(columns: int) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for column in range(columns):
        grid.add_column(no_wrap=True, justify="right" if column == 2 else "left")
    return grid


# -- cells -------------------------------------------------------------------------------------------------------------
def heading(words: Words) -> Iterator[Text]:
    yield Text()
    yield Text()
    yield Text(words.say("points"), FAINT)


def visit_heads(words: Words) -> Iterator[Text]:
    yield Text()
    for symbol in SYMBOLS:
        yield Text(words.attribute(f"symbol-{symbol}", "head"), FAINT)


def goods_heads(words: Words) -> Iterator[Text]:
    for good in GOODS:
        yield Text(words.attribute(f"good-{good}", "mark"), FAINT)
    for head in ("influences", "specials", "cards"):
        yield Text(words.say(head), FAINT)


def name_cells(player: Player, view: View, frame: Frame) -> Iterator[Text]:
    on_turn = player["seat"] == view["turn"] and not view["ended"]
    name = frame.names[player["seat"]][:LONGEST_NAME]
    yield Text.assemble("▶" if on_turn else " ", seat_mark(player["seat"]))
    yield Text(name, LABEL if on_turn else FAINT if player["home"] else "")
    yield Text(str(player["score"]), LABEL)


def court_cells(view: View) -> Iterator[Text]:
    yield Text()
    for symbol in SYMBOLS:
        yield Text(LEFT) if prize_of(symbol, view) in view["court"] else Text(GONE, FAINT)


def visit_cells(player: Player, view: View, words: Words) -> Iterator[Text]:
    """The colour of the visit, then the symbols; a leader has a mark beside the number."""
    colour = player["colour"]
    yield Text(words.attribute(f"suit-{colour}", "mark") if colour else "", SUIT_STYLES.get(colour, ""))
    for symbol in SYMBOLS:
        leads = prize_of(symbol, view) in player["leads"]
        number = player["shows"][symbol]
        if player["home"]:
            yield Text(GONE, FAINT)
        else:
            yield Text(f"{number}{LEADS if leads else ''}", NOW if leads else "" if number else FAINT)


def goods_cells(player: Player, words: Words) -> Iterator[Text]:
    for good in GOODS:
        number = player["goods"][good]
        yield Text(str(number), "" if number else FAINT)
    marks = [words.attribute(f"symbol-{symbol}", "mark") for symbol in player["influences"]]
    yield Text(" ".join(mark if count == 1 else f"{count}{mark}" for mark, count in Counter(marks).items()))
    specials = [card for card in player["known"] + player["played"] if suit_of(card) == SPECIAL]
    yield Text(" ".join(face(card, words) for card in specials), LABEL)
    yield Text(str(player["hand_size"]))


def prize_of(symbol: str, view: View) -> str:
    """What the leader in a symbol wins, as the court names it."""
    return {"mogul": "crown", "elephant": f"tile-{view['visit']}"}.get(symbol, symbol)
