"""How a card is written on the board: its name in the colour of its type, and the type again as letters."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.dominion.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from courtyard.words import Words

BY_ID: Final = {card.id: card for card in CARDS}
TYPES: Final = {card.id: tuple(card.kind_names()) for card in CARDS}

# The first type of a card that stands here gives the colour. Plain Actions keep the colour of the terminal.
COLOURS: Final = {
    "curse": "magenta",
    "attack": "red",
    "reaction": "cyan",
    "victory": "green",
    "treasure": "yellow",
    "prize": "bold",
}
GROUPS: Final = ("action", "treasure", "victory", "curse")
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


def ranked(cards: Iterable[str]) -> list[str]:
    """Actions, Treasures, Victory cards, Curses; the dearest of each first."""

    def rank(card: str) -> tuple[int, int, str]:
        group = next(place for place, kind in enumerate(GROUPS) if kind in TYPES[card])
        return group, -int(BY_ID[card].cost), card

    return sorted(cards, key=rank)


def cards_flow(cards: Iterable[str], words: Words, most_lines: int | None = None) -> Flow:
    """Cards in a row, equal ones counted."""
    counts = Counter(ranked(cards)).items()
    numbers = [Text(f"{count} " if count > 1 else "", LABEL) for _, count in counts]
    pieces = [Text.assemble(number, card_text(card, words)) for number, (card, _) in zip(numbers, counts, strict=True)]
    return Flow(pieces or [Text(words.say("board-nothing"), FAINT)], most_lines)
