"""How players, cards, towns and goods are written on the board: always by a letter or sign, and in a colour as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.speech.tajmahal.names import SUITS, code, face, rank, suit_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.words import Words

LABEL: Final = "bold"
FAINT: Final = "dim"
NOW: Final = "bold yellow"  # leads, or is visited now
SEAT_MARKS: Final = "ABCDE"
SEAT_STYLES: Final = ("bold blue", "bold red", "bold green", "bold magenta", "bold cyan")
SUIT_STYLES: Final = {"red": "red", "green": "green", "yellow": "yellow", "purple": "magenta", "white": "bold"}


def seat_mark(seat: int) -> Text:
    return Text(SEAT_MARKS[seat], SEAT_STYLES[seat])


# -- cards -------------------------------------------------------------------------------------------------------------
def card_text(card: str, words: Words) -> Text:
    return Text(code(card, words), SUIT_STYLES.get(suit_of(card), LABEL))


def suits_flow(cards: Iterable[str], words: Words) -> Flow:
    """Cards grouped by colour, each group under the name of it."""
    found = sorted(cards, key=rank)
    groups = [(suit, [card for card in found if suit_of(card) == suit]) for suit in SUITS]
    pieces = [suit_text(suit, group, words) for suit, group in groups if group]
    return Flow(pieces or [Text(words.say("nothing"), FAINT)])


def suit_text(suit: str, cards: Sequence[str], words: Words) -> Text:
    style = SUIT_STYLES.get(suit, LABEL)
    text = Text(f"{words.attribute(f'suit-{suit}', 'head')}", f"{style} reverse")
    for card in cards:
        text.append(f" {face(card, words)}", style)
    return text


# -- tiles -------------------------------------------------------------------------------------------------------------
def goods_marks(goods: Iterable[str], words: Words) -> str:
    return "".join(words.attribute(f"good-{good}", "mark") for good in goods)


def named(kind: str, ids: Sequence[str], words: Words) -> list[str]:
    """Signs with their meanings, of all things of a kind."""
    return [f"{words.attribute(kind + name, 'mark')} {words.say(kind + name)}" for name in ids]
