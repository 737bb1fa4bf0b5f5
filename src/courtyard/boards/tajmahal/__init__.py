"""Taj Mahal in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.board import Board
from courtyard.boards.flow import Flow
from courtyard.boards.tajmahal import chart, end, table
from courtyard.boards.tajmahal.palette import FAINT, LABEL, NOW, card_text, named
from courtyard.speech.tajmahal import SPEECH, TOWNS, WITHDRAW, shaped
from courtyard.speech.tajmahal.names import PLUS, place_name, town_mark, town_thing
from courtyard.speech.tajmahal.prospects import after_building, withdrawal
from courtyard.tajmahal.box import BONUSES, GOODS, bonus_name
from courtyard.tajmahal.card import CARD_IDS, COLOURS, EFFECTS, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Standing
    from courtyard.speech.speech import View
    from courtyard.tajmahal import shapes
    from courtyard.words import Words

MAP_SIGNS: Final = {"town": chart.EMPTY, "fortified": chart.FORTIFIED, "plain": chart.PLAIN, "crown": chart.CROWN}
LEGEND_WIDTH: Final = 80


def look(draws: Callable[[shapes.View, Frame], RenderableType]) -> Callable[[View, Frame], RenderableType]:
    return lambda view, frame: draws(shaped(view), frame)


class TajMahalBoard(Board):
    """The board of Taj Mahal, put together from the files of this folder."""

    def __init__(self) -> None:
        super().__init__(SPEECH)
        self.looks = {
            "map": look(end.look_at_map),
            "scores": look(end.draw_scores),
            "hands": look(end.look_at_hands),
            "specials": look(end.look_at_specials),
        }

    def draw(self, view: View, frame: Frame) -> RenderableType:
        return table.draw(shaped(view), frame)

    def draw_end(self, view: View, standings: Sequence[Standing], frame: Frame) -> RenderableType:
        return end.draw_end(shaped(view), standings, frame)

    def legend(self, words: Words) -> Text:
        groups = [Flow([Text(sign) for sign in group]).lines(LEGEND_WIDTH) for group in signs(words)]
        return Text("\n").join(line for lines in groups for line in lines)

    def status(self, view: View, frame: Frame) -> Text:
        now = shaped(view)
        return Text(frame.words.say("so-far", points=now["players"][now["seat"]]["score"]), LABEL)

    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        """Cards, a town, or withdrawing; the last two with what they would bring."""
        words, seat = frame.words, int(choice.seat)
        if option == WITHDRAW:
            return gain(Text(words.say("withdraw"), LABEL), withdrawal(shaped(view), seat).points, words)
        if choice.source == TOWNS:
            return town_label(option, shaped(view), seat, words)
        text = Text(" ").join(card_text(card, words) for card in self.speech.cards_in(option))
        copies = 1 if PLUS in option else int(choice.copies(choice.where(CARD_IDS.index(option))))
        return text.append(f" {words.say('copies', count=copies)}", FAINT) if copies > 1 else text


def gain(text: Text, points: int, words: Words) -> Text:
    return text.append(f" {words.say('gain', points=points)}", NOW)


def town_label(town: str, view: shapes.View, seat: int, words: Words) -> Text:
    """The town's letter on the map, its name, its bonus tile, and the points if all goes on as well as it can."""
    place = next(place for place in view["towns"] if place["id"] == town)
    text = Text.assemble((town_mark(town, view), NOW), " ", place_name(town_thing(town, view), words))
    if place["bonus"] is not None:
        text.append(f" {chart.bonus_mark(place, words)}", LABEL)
    return gain(text, after_building(view, seat, town).points, words)


def signs(words: Words) -> list[list[str]]:
    """Every sign with its meaning, by groups."""
    bonuses = dict.fromkeys(bonus_name(bonus) for bonus in range(len(GOODS), len(BONUSES)))
    return [
        named("symbol-", SYMBOLS, words),
        named("suit-", (*COLOURS, "white"), words),
        named("card-special-", EFFECTS, words),
        named("good-", GOODS, words),
        [f"{sign} {words.say(f'sign-{kind}')}" for kind, sign in MAP_SIGNS.items()],
        named("", tuple(bonuses), words),
        [words.say(f"sign-{kind}") for kind in ("players", "towns", "leads", "court")],
    ]


BOARD: Final = TajMahalBoard()
