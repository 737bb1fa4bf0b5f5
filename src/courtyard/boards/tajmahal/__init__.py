"""Taj Mahal in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from courtyard.boards.board import Board, PrintedCard
from courtyard.boards.flow import Flow
from courtyard.boards.tajmahal import chart, digest, end, outlook, story, table
from courtyard.boards.tajmahal.options import OPTIONS
from courtyard.boards.tajmahal.palette import (
    FAINT,
    LABEL,
    NOW,
    PLUS,
    card_name,
    card_text,
    code,
    named,
    rank,
    suit_of,
    town_mark,
)
from courtyard.boards.tajmahal.prospects import after_building, may_withdraw, withdrawal
from courtyard.tajmahal.box import BONUSES, GOODS, bonus_name
from courtyard.tajmahal.card import CARD_IDS, COLOURS, EFFECTS, SYMBOLS, card_names
from courtyard.tajmahal.reading import STANDARD

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from courtyard.boards.board import Frame, Kingdom, Prospect, Told, View
    from courtyard.core.choice import Choice
    from courtyard.tajmahal.shapes import View as Table
    from courtyard.words import Fact, Words

WITHDRAW: Final = "withdraw"
MAP_SIGNS: Final = {"town": chart.EMPTY, "fortified": chart.FORTIFIED, "plain": chart.PLAIN, "crown": chart.CROWN}
LEGEND_WIDTH: Final = 80
TOWNS: Final = "towns"  # the source of questions about places for palaces
PLAYS: Final = "plays"  # and that of questions about cards to play


def as_table(view: View) -> Table:
    """A view of Taj Mahal has this shape."""
    return cast("Table", view)


def look(draws: Callable[[Table, Frame], RenderableType]) -> Callable[[View, Frame], RenderableType]:
    return lambda view, frame: draws(as_table(view), frame)


class TajMahalBoard(Board):
    """The board of Taj Mahal, put together from the files of this folder."""

    def __init__(self) -> None:
        self.usual_bot = "raja"
        self.open_scores = True  # they stand on the track
        self.options = OPTIONS
        self.headings = frozenset({"visit"})
        self.trifles = (frozenset({"shuffled", "displayed"}),)
        self.looks = {
            "map": look(end.look_at_map),
            "scores": look(end.draw_scores),
            "hands": look(end.look_at_hands),
            "specials": look(end.look_at_specials),
        }

    def draw(self, view: View, frame: Frame) -> RenderableType:
        return table.draw(as_table(view), frame)

    def draw_end(self, view: View, frame: Frame) -> RenderableType:
        return end.draw_end(as_table(view), frame)

    def legend(self, words: Words) -> Text:
        groups = [Flow([Text(sign) for sign in group]).lines(LEGEND_WIDTH) for group in signs(words)]
        return Text("\n").join(line for lines in groups for line in lines)

    def referee(self, views: Sequence[View]) -> View:
        players = [as_table(view)["players"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seat": -1, "players": players}

    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Fact]:
        return story.facts(choice, as_table(view))

    def headline(self, choice: Choice, view: View, told: Sequence[Told], frame: Frame) -> str:
        return story.headline(as_table(view), frame)

    def status(self, view: View, frame: Frame) -> Text:
        table = as_table(view)
        return Text(frame.words.say("taj-so-far", points=table["players"][table["seat"]]["score"]), LABEL)

    def label(self, choice: Choice, option: str, view: View, frame: Frame) -> Text:
        """Cards, a town, or withdrawing; the last two with what they would bring."""
        words, seat = frame.words, int(choice.seat)
        if option == WITHDRAW:
            return gain(Text(words.say("taj-withdraw"), LABEL), withdrawal(as_table(view), seat).points, words)
        if choice.source == TOWNS:
            return town_label(option, as_table(view), seat, words)
        text = Text(" ").join(card_text(card, words) for card in self.cards_in(option))
        copies = 1 if PLUS in option else int(choice.copies(choice.where(CARD_IDS.index(option))))
        return text.append(f" {words.say('taj-copies', count=copies)}", FAINT) if copies > 1 else text

    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        if option == WITHDRAW:
            return [words.say("taj-withdraw")]
        if choice.source == TOWNS:
            return [story.town_name(option, as_table(view)), town_mark(option, as_table(view))]
        cards = self.cards_in(option)
        return [" ".join(name(card, words) for card in cards) for name in (code, card_name)]

    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Cards by colour, alone before they come with others; withdrawing last. Towns as on the map."""
        if choice.source == TOWNS:
            return list(options)
        cards = [option for option in options if option != WITHDRAW]
        found = sorted(cards, key=lambda play: [rank(card) for card in self.cards_in(play)])
        return found + [option for option in options if option == WITHDRAW]

    def usual(self, choice: Choice) -> list[int] | None:
        return None

    def prospect(self, choice: Choice, option: str, view: View) -> Prospect | None:
        """Points and palaces of withdrawing or of a town; what playing cards would show."""
        seat = int(choice.seat)
        if option == WITHDRAW:
            return outlook.of_withdrawing(as_table(view), seat)
        if choice.source == TOWNS:
            return outlook.of_building(as_table(view), seat, option)
        return outlook.of_playing(as_table(view), seat, option) if choice.source == PLAYS else None

    def outlook(self, view: View) -> Prospect | None:
        """What withdrawing would bring, also while it is somebody else's turn."""
        now = as_table(view)
        if now["seat"] < 0 or not may_withdraw(now):
            return None
        return outlook.of_withdrawing(now, now["seat"])

    def shorten(self, told: Sequence[Told]) -> list[Told]:
        return digest.shorten(told)

    def retell(self, event: Told, view: View, frame: Frame) -> Told:
        return story.retell(event, as_table(view), frame)

    def cards(self) -> list[PrintedCard]:
        """The deck and the special cards of the box that the game comes with, in the order of a hand."""
        copies = Counter(card_names(STANDARD.deck) + card_names(STANDARD.specials))
        return [PrintedCard(card, suit_of(card), copies=copies[card]) for card in sorted(copies, key=rank)]

    def cards_in(self, option: str) -> list[str]:
        return option.split(PLUS)

    def code(self, card: PrintedCard, words: Words) -> str:
        return code(card.id, words)

    def kingdoms(self) -> list[Kingdom]:
        return []


def gain(text: Text, points: int, words: Words) -> Text:
    return text.append(f" {words.say('taj-gain', points=points)}", NOW)


def town_label(town: str, view: Table, seat: int, words: Words) -> Text:
    """The town's letter on the map, its name, its bonus tile, and the points if all goes on as well as it can."""
    place = next(place for place in view["towns"] if place["id"] == town)
    text = Text.assemble((town_mark(town, view), NOW), " ", place["name"])
    if place["bonus"] is not None:
        text.append(f" {chart.bonus_mark(place, words)}", LABEL)
    return gain(text, after_building(view, seat, town).points, words)


def signs(words: Words) -> list[list[str]]:
    """Every sign with its meaning, by groups."""
    bonuses = dict.fromkeys(bonus_name(bonus) for bonus in range(len(GOODS), len(BONUSES)))
    return [
        named("taj-symbol-", SYMBOLS, words),
        named("taj-suit-", (*COLOURS, "white"), words),
        named("taj-special-", EFFECTS, words),
        named("taj-good-", GOODS, words),
        [f"{sign} {words.say(f'taj-sign-{kind}')}" for kind, sign in MAP_SIGNS.items()],
        named("taj-", tuple(bonuses), words),
        [words.say(f"taj-sign-{kind}") for kind in ("players", "towns", "leads", "court")],
    ]


BOARD: Final = TajMahalBoard()
