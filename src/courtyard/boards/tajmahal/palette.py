"""How players, cards, towns and goods are written on the board: always by a letter or sign, and in a colour as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.tajmahal.card import COLOURS, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.tajmahal.shapes import View as Table
    from courtyard.words import Words

LABEL: Final = "bold"
FAINT: Final = "dim"
NOW: Final = "bold yellow"  # leads, or is visited now
SEAT_MARKS: Final = "ABCDE"
SEAT_STYLES: Final = ("bold blue", "bold red", "bold green", "bold magenta", "bold cyan")
SUIT_STYLES: Final = {"red": "red", "green": "green", "yellow": "yellow", "purple": "magenta", "white": "bold"}
SPECIAL: Final = "special"
SUITS: Final = (*COLOURS, "white", SPECIAL)
PLUS: Final = "+"  # between the cards of one play
TOWN_MARKS: Final = "abcdefgh"  # of the towns of the province that is visited


def seat_mark(seat: int) -> Text:
    return Text(SEAT_MARKS[seat], SEAT_STYLES[seat])


def town_mark(town: str, table: Table) -> str:
    """The letter of a town of the province that is visited; nothing for others."""
    here = [place["id"] for place in table["towns"] if place["province"] == table["province"]]
    return TOWN_MARKS[here.index(town)] if town in here else ""


# -- cards -------------------------------------------------------------------------------------------------------------
def suit_of(card: str) -> str:
    return card.partition("-")[0]


def face(card: str, words: Words) -> str:
    """What stands on a card besides its colour: the letters of its symbols, or the sign of a special card."""
    suit, _, symbols = card.partition("-")
    if suit == SPECIAL:
        return words.attribute(f"taj-{card}", "mark")
    return "".join(words.attribute(f"taj-symbol-{symbol}", "mark") for symbol in symbols.split("-"))


def code(card: str, words: Words) -> str:
    """A card in a few letters, such as R:EV."""
    suit = suit_of(card)
    return (
        face(card, words) if suit == SPECIAL else f"{words.attribute(f'taj-suit-{suit}', 'mark')}:{face(card, words)}"
    )


def card_text(card: str, words: Words) -> Text:
    return Text(code(card, words), SUIT_STYLES.get(suit_of(card), LABEL))


def card_name(card: str, words: Words) -> str:
    """A card in words, such as red elephant-vizier."""
    suit, _, symbols = card.partition("-")
    if suit == SPECIAL:
        return words.say(f"taj-{card}")
    names = [words.say(f"taj-symbol-{symbol}") for symbol in symbols.split("-")]
    return words.say("taj-card", suit=words.say(f"taj-suit-{suit}"), symbols="-".join(names))


def rank(card: str) -> tuple[int, list[int], str]:
    """Where a card stands among others: by colour, then those with elephants first."""
    suit, _, symbols = card.partition("-")
    order = [-SYMBOLS.index(symbol) for symbol in symbols.split("-")] if suit != SPECIAL else []
    return SUITS.index(suit), order, card


def suits_flow(cards: Iterable[str], words: Words) -> Flow:
    """Cards grouped by colour, each group under the name of it."""
    found = sorted(cards, key=rank)
    groups = [(suit, [card for card in found if suit_of(card) == suit]) for suit in SUITS]
    pieces = [suit_text(suit, group, words) for suit, group in groups if group]
    return Flow(pieces or [Text(words.say("taj-nothing"), FAINT)])


def suit_text(suit: str, cards: Sequence[str], words: Words) -> Text:
    style = SUIT_STYLES.get(suit, LABEL)
    text = Text(f"{words.attribute(f'taj-suit-{suit}', 'head')}", f"{style} reverse")
    for card in cards:
        text.append(f" {face(card, words)}", style)
    return text


# -- tiles -------------------------------------------------------------------------------------------------------------
def goods_marks(goods: Iterable[str], words: Words) -> str:
    return "".join(words.attribute(f"taj-good-{good}", "mark") for good in goods)


def prize_name(prize: str, words: Words) -> str:
    """An influence, the crown, or a province tile by its number."""
    kind, _, number = prize.partition("-")
    return words.say("taj-prize-tile", number=int(number)) if number else words.say(f"taj-prize-{kind}")


def named(kind: str, ids: Sequence[str], words: Words) -> list[str]:
    """Signs with their meanings, of all things of a kind."""
    return [f"{words.attribute(kind + name, 'mark')} {words.say(kind + name)}" for name in ids]
