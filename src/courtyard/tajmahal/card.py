"""The cards, by number: all that could be printed, so that a number means the same in every box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, shortened, text
from courtyard.core.phrase import Phrase
from courtyard.core.pile import NONE
from courtyard.tajmahal.tally import one

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.tajmahal.shapes import CardSymbol, Influence

# The first four are the influences; the symbols are also what the prizes of a visit are numbered by.
SYMBOLS: Final[tuple[Influence, Influence, Influence, Influence, CardSymbol, CardSymbol]] = (
    "vizier",
    "general",
    "monk",
    "princess",
    "mogul",
    "elephant",
)
INFLUENCES: Final = 4
MOGUL: Final = 4
ELEPHANT: Final = 5
COLOURS: Final = ("red", "green", "yellow", "purple")
NAME_OF_CARD: Final = Phrase("what-name", kind=Phrase("noun-card"))

# 21 pairs of symbols a colour, then a white card a symbol, then the special cards.
WHITE: Final = 84
SPECIAL: Final = 90
EXTRA_ELEPHANT: Final = 90
EXTRA_MOGUL: Final = 91
TWO_POINTS: Final = 92
ANY_COLOUR: Final = 93
KINDS_OF_CARDS: Final = 94
EFFECTS: Final = ("elephant", "mogul", "points", "colour")  # of the special cards

CARD_IDS: Final[list[str]] = []
COLOUR: Final[vec[i64]] = vec[i64]([NONE] * KINDS_OF_CARDS)  # NONE: white or special
SHOWS: Final[vec[i64]] = vec[i64]([0] * KINDS_OF_CARDS)  # the symbols, as tallies


def number_cards() -> None:
    """Fill the tables."""
    for colour, name in enumerate(COLOURS):
        for first in range(len(SYMBOLS)):
            for second in range(first, len(SYMBOLS)):
                # Elephants are named first, as in "elephant-vizier".
                pair = (second, first) if second == ELEPHANT else (first, second)
                COLOUR[len(CARD_IDS)] = colour
                SHOWS[len(CARD_IDS)] = one(first) + one(second)
                CARD_IDS.append(f"{name}-{SYMBOLS[pair[0]]}-{SYMBOLS[pair[1]]}")
    for symbol, name in enumerate(SYMBOLS):
        SHOWS[len(CARD_IDS)] = one(symbol)
        CARD_IDS.append(f"white-{name}")
    for effect in EFFECTS:
        CARD_IDS.append(f"special-{effect}")
    SHOWS[EXTRA_ELEPHANT] = one(ELEPHANT)
    SHOWS[EXTRA_MOGUL] = one(MOGUL)


number_cards()


def find_card(name: object) -> int:
    """A card by its name or id, or refuse."""
    wanted = name_id(text(name, NAME_OF_CARD))
    if wanted in CARD_IDS:
        return CARD_IDS.index(wanted)
    hint = perhaps(wanted, CARD_IDS, Phrase("tajmahal.hint-cards"))
    raise Refused("none-such", kind=Phrase("noun-card"), wanted=shortened(name), hint=hint)


def card_names(pile: Pile) -> list[str]:
    """The ids of the cards, from the bottom to the top."""
    return [CARD_IDS[card] for card in pile.cards()]
