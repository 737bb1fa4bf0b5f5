"""How a card is written on the board: its name in the colour of its type, and the type again as letters."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.speech.dominion.cards import TYPES, ranked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from courtyard.words import Words

# The first type of a card that stands here gives the colour. Plain Actions keep the colour of the terminal.
COLOURS: Final = {
    "curse": "magenta",
    "attack": "red",
    "reaction": "cyan",
    "victory": "green",
    "treasure": "yellow",
    "prize": "bold",
}
LABEL: Final = "bold"
FAINT: Final = "dim"


def colour(card: str) -> str:
    return next((style for kind, style in COLOURS.items() if kind in TYPES[card]), "")


def marks(card: str, words: Words) -> str:
    """The letters of all types of a card."""
    return "".join(words.attribute(f"type-{kind}", "mark") for kind in TYPES[card])


def card_text(card: str, words: Words) -> Text:
    """A card's name and marks."""
    return Text.assemble((words.say(f"card-{card}"), colour(card)), " ", (marks(card, words), FAINT))


def cards_flow(cards: Iterable[str], words: Words, most_lines: int | None = None) -> Flow:
    """Cards in a row, equal ones counted."""
    counts = Counter(ranked(cards)).items()
    numbers = [Text(f"{count} " if count > 1 else "", LABEL) for _, count in counts]
    pieces = [Text.assemble(number, card_text(card, words)) for number, (card, _) in zip(numbers, counts, strict=True)]
    return Flow(pieces or [Text(words.say("board-nothing"), FAINT)], most_lines)
