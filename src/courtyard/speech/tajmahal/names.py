"""What cards, towns and prizes are called: in words, or in a few letters where there is no room for words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.tajmahal.card import COLOURS, SYMBOLS

if TYPE_CHECKING:
    from courtyard.tajmahal.shapes import View
    from courtyard.words import Words

SPECIAL: Final = "special"
SUITS: Final = (*COLOURS, "white", SPECIAL)
PLUS: Final = "+"  # between the cards of one play
TOWN_MARKS: Final = "abcdefgh"  # of the towns of the province that is visited


# -- cards -------------------------------------------------------------------------------------------------------------
def suit_of(card: str) -> str:
    return card.partition("-")[0]


def face(card: str, words: Words) -> str:
    """What stands on a card besides its colour: the letters of its symbols, or the sign of a special card."""
    suit, _, symbols = card.partition("-")
    if suit == SPECIAL:
        return words.attribute(card, "mark")
    return "".join(words.attribute(f"symbol-{symbol}", "mark") for symbol in symbols.split("-"))


def code(card: str, words: Words) -> str:
    """A card in a few letters, such as R:EV."""
    suit = suit_of(card)
    return face(card, words) if suit == SPECIAL else f"{words.attribute(f'suit-{suit}', 'mark')}:{face(card, words)}"


def card_name(card: str, words: Words) -> str:
    """A card in words, such as red elephant-vizier."""
    suit, _, symbols = card.partition("-")
    if suit == SPECIAL:
        return words.say(card)
    names = [words.say(f"symbol-{symbol}") for symbol in symbols.split("-")]
    return words.say("card", suit=words.say(f"suit-{suit}"), symbols="-".join(names))


def rank(card: str) -> tuple[int, list[int], str]:
    """Where a card stands among others: by colour, then those with elephants first."""
    suit, _, symbols = card.partition("-")
    order = [-SYMBOLS.index(symbol) for symbol in symbols.split("-")] if suit != SPECIAL else []
    return SUITS.index(suit), order, card


# -- places ------------------------------------------------------------------------------------------------------------
def town_name(town: object, view: View) -> str:
    return next(place["name"] for place in view["towns"] if place["id"] == town)


def town_mark(town: str, view: View) -> str:
    """The letter of a town of the province that is visited; nothing for others."""
    here = [place["id"] for place in view["towns"] if place["province"] == view["province"]]
    return TOWN_MARKS[here.index(town)] if town in here else ""


def province_name(province: object, view: View) -> str:
    return next(place["name"] for place in view["provinces"] if place["id"] == province)


# -- prizes ------------------------------------------------------------------------------------------------------------
def prize_name(prize: str, words: Words) -> str:
    """An influence, the crown, or a province tile by its number."""
    kind, _, number = prize.partition("-")
    return words.say("prize-tile", number=int(number)) if number else words.say(f"prize-{kind}")
