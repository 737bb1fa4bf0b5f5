"""One card, found by what a person typed, and all that is printed on it."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from courtyard.core.errors import Refused
from courtyard.core.given import near
from courtyard.core.phrase import Phrase
from courtyard.terminal.reading import plain, quoted
from courtyard.words import load

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.speech import PrintedCard, Speech
    from courtyard.words import Words

PART: Final = 4  # letters of a name, from which on any part of it will do: words are put together in many languages
IN_GAME: Final = "text"  # the command that tells of a card while a game is played


def find_printed(speech: Speech, text: str, words: Words, lister: str = "") -> PrintedCard:
    """A card by its name, its English name, id or code, or a part of one, or refuse. `lister` is what lists them."""
    cards = speech.cards()
    if not cards:
        raise Refused("no-cards")
    if not text.strip():
        first = words.say(f"card-{cards[0].id}")
        raise Refused("which-card", command=lister or IN_GAME, card=quote(first) if lister else first)
    names = {plain(name): card for card in cards for name in callings(card, speech, words)}
    wanted = plain(text)
    if wanted in names:
        return names[wanted]
    begun = {card.id: card for name, card in names.items() if name.startswith(wanted)}
    if not begun and len(wanted) >= PART:
        begun = {card.id: card for name, card in names.items() if wanted in name}
    if len(begun) == 1:
        return next(iter(begun.values()))
    if begun:
        several = [words.say(f"card-{card}") for card in begun]
        raise Refused("ambiguous", text=quoted(text), options=several)
    meant = near(wanted, names)
    if not meant and not lister:
        raise Refused("no-card", wanted=quoted(text))
    hint = Phrase("hint-command", command=lister)
    if meant:
        hint = Phrase("hint-near", near=words.say(f"card-{names[meant].id}"))
    raise Refused("none-such", kind=Phrase("noun-card"), wanted=quoted(text), hint=hint)


def callings(card: PrintedCard, speech: Speech, words: Words) -> list[str]:
    """What people may call a card."""
    code = speech.code(card, words)
    english = load().of(words.game).say(f"card-{card.id}")
    return [card.id, words.say(f"card-{card.id}"), english, *([code] if code else [])]


def describe(card: PrintedCard, speech: Speech, words: Words) -> RenderableType:
    """Name and what is known of it; then what the card says, a note where there is one, and what all of its set do."""
    message = f"card-{card.id}"
    head = Text(words.say(message), "bold")
    head.append("".join(f"   {fact}" for fact in facts_of(card, speech, words).values() if fact), "dim")
    parts = [head, Text(words.attribute(message, "text"))]
    if words.has(message, "note"):
        parts.append(Text(words.attribute(message, "note"), "italic"))
    if words.has(f"set-{card.set}", "about"):
        parts.append(Text(words.attribute(f"set-{card.set}", "about"), "dim"))
    return Group(*parts)


def facts_of(card: PrintedCard, speech: Speech, words: Words) -> dict[str, str]:
    """What is known of a card, by the names of columns; empty where the game knows no such thing."""
    return {
        "cards-code": speech.code(card, words) or "",
        "cards-types": ", ".join(words.say(f"type-{kind}") for kind in card.types),
        "cards-cost": "" if card.cost is None else words.say("printed-cost", cost=card.cost),
        "cards-copies": "" if card.copies is None else words.say("printed-copies", copies=card.copies),
        "cards-set": words.say(f"set-{card.set}"),
    }
