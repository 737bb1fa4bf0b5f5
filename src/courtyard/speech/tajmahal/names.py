"""What cards, places and prizes are called: the ids by which sentences name them, or letters where room is short."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.tajmahal.card import COLOURS, SYMBOLS

if TYPE_CHECKING:
    from courtyard.tajmahal.shapes import View
    from courtyard.words import Words

SPECIAL: Final = "special"
SUITS: Final = (*COLOURS, "white", SPECIAL)
PLUS: Final = "+"  # between the cards of one play
UNSPELLABLE: Final = re.compile("[^a-z0-9]+")  # what no id has
TOWN_MARKS: Final = "abcdefgh"  # of the towns of the province that is visited


# -- cards -------------------------------------------------------------------------------------------------------------
def suit_of(card: str) -> str:
    return card.partition("-")[0]


def face(card: str, words: Words) -> str:
    """What stands on a card besides its colour: the letters of its symbols, or the sign of a special card."""
    suit, _, symbols = card.partition("-")
    if suit == SPECIAL:
        return words.attribute(f"card-{card}", "mark")
    return "".join(words.attribute(f"symbol-{symbol}", "mark") for symbol in symbols.split("-"))


def code(card: str, words: Words) -> str:
    """A card in a few letters, such as R:EV."""
    suit = suit_of(card)
    return face(card, words) if suit == SPECIAL else f"{words.attribute(f'suit-{suit}', 'mark')}:{face(card, words)}"


def rank(card: str) -> tuple[int, list[int], str]:
    """Where a card stands among others: by colour, then those with elephants first."""
    suit, _, symbols = card.partition("-")
    order = [-SYMBOLS.index(symbol) for symbol in symbols.split("-")] if suit != SPECIAL else []
    return SUITS.index(suit), order, card


# -- places ------------------------------------------------------------------------------------------------------------
def place_thing(kind: str, name: str) -> str:
    """A town or a province for NAME: its message, and its name for a board that no catalogue knows."""
    return f"{kind}-{UNSPELLABLE.sub('-', name.lower())}={name}"


def place_name(thing: str, words: Words) -> str:
    return words.say("place", place=thing)


def town_thing(town_id: object, view: View) -> str:
    return next(place_thing("town", town["name"]) for town in view["towns"] if town["id"] == town_id)


def town_mark(town_id: str, view: View) -> str:
    """The letter of a town of the province that is visited; nothing for others."""
    here = [town["id"] for town in view["towns"] if town["province"] == view["province"]]
    return TOWN_MARKS[here.index(town_id)] if town_id in here else ""


def province_thing(province_id: object, view: View) -> str:
    return next(place_thing("province", land["name"]) for land in view["provinces"] if land["id"] == province_id)


# -- prizes ------------------------------------------------------------------------------------------------------------
def prize_thing(prize_id: object) -> str:
    """An influence, the crown, or a province tile by its number."""
    return f"prize-{prize_id}"
