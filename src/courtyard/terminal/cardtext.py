"""One card, found by what a person typed, and all that is printed on it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from courtyard.core.errors import Refused
from courtyard.terminal.reading import plain, quoted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.boards import Board, PrintedCard
    from courtyard.words import Words

IN_GAME: Final = "text"  # the command of this name, while a game is played
OUTSIDE: Final = "cards"  # the command of this name, on the command line


def find_printed(board: Board, text: str, words: Words, place: str = IN_GAME) -> PrintedCard:
    """A card by its name, its id or the beginning of one, or refuse in the words for this place."""
    cards = board.cards()
    if not cards:
        raise Refused(words.say("text-no-cards"))
    if not text.strip():
        raise Refused(words.say(f"{place}-which", card=words.say(f"card-{cards[0].id}")))
    names = {plain(name): card for card in cards for name in (card.id, words.say(f"card-{card.id}"))}
    wanted = plain(text)
    if wanted in names:
        return names[wanted]
    begun = {card.id: card for name, card in names.items() if name.startswith(wanted)}
    if len(begun) == 1:
        return next(iter(begun.values()))
    if begun:
        several = [words.say(f"card-{card}") for card in begun]
        raise Refused(words.say("text-ambiguous", text=quoted(text), names=several))
    close = get_close_matches(wanted, names, 1)
    if close:
        near = words.say(f"card-{names[close[0]].id}")
        raise Refused(words.attribute(f"{place}-unknown", "near", text=quoted(text), near=near))
    raise Refused(words.say(f"{place}-unknown", text=quoted(text)))


def describe(card: PrintedCard, words: Words) -> RenderableType:
    """Name, types, cost and set; then what the card says, and a note where there is one."""
    message = f"card-{card.id}"
    types = ", ".join(words.say(f"type-{kind}") for kind in card.types)
    head = Text(words.say(message), "bold")
    head.append(f"   {types}   {words.say('printed-cost', cost=card.cost)}   {words.say(f'set-{card.box}')}", "dim")
    parts = [head, Text(words.attribute(message, "text"))]
    if words.has(message, "note"):
        parts.append(Text(words.attribute(message, "note"), "italic"))
    return Group(*parts)
