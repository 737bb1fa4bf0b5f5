"""`courtyard cards`: what the cards of a game say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click
from rich.table import Table as Grid
from rich.text import Text

from courtyard.core.errors import Refused
from courtyard.core.given import there_are
from courtyard.core.phrase import Phrase
from courtyard.speech import find_speech
from courtyard.terminal.cardtext import describe, facts_of, find_printed
from courtyard.terminal.flags import GAME, JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from courtyard.speech import PrintedCard, Speech
    from courtyard.words import Words

COLUMNS: Final = ("cards-code", "cards-cost", "cards-types", "cards-copies", "cards-set")
NUMBERS: Final = ("cards-cost", "cards-copies")


def show_cards(name: str | None, of_set: str | None, game: str, language: str, *, as_json: bool) -> None:
    """List all cards, or tell everything about one."""
    speech, words = find_speech(game), load(language).of(game)
    cards = in_set(speech.cards(), of_set)
    if name is not None:
        card = find_printed(speech, name, words, lister(game))
        if card not in cards:
            named = words.say(f"card-{card.id}")
            raise Refused("other-set", card=named, set=(of_set or "").casefold(), present=card.set)
        if as_json:
            click.echo(json.dumps(as_data(card, speech, words), ensure_ascii=False, indent=1))
        else:
            Screen().show(describe(card, speech, words))
        return
    if not cards:
        raise Refused("no-cards")
    if as_json:
        click.echo(json.dumps([as_data(card, speech, words) for card in cards], ensure_ascii=False, indent=1))
    else:
        about = ("game", "cards") if of_set is None else (f"set-{cards[0].set}", "about")
        Screen().show(listing(cards, speech, words), *remark(*about, words))


def lister(game: str) -> str:
    """How this command is called for a game."""
    return "courtyard cards" if game == GAME.default else f"courtyard cards --game {game}"


def in_set(cards: Sequence[PrintedCard], wanted: str | None) -> Sequence[PrintedCard]:
    """The cards of one set, or refuse a set that does not exist."""
    sets = dict.fromkeys(card.set for card in cards)
    if wanted is not None and sets and wanted.casefold() not in sets:
        raise Refused("none-such", kind=Phrase("noun-set"), wanted=wanted, hint=there_are(list(sets)))
    return [card for card in cards if wanted is None or card.set == wanted.casefold()]


def as_data(card: PrintedCard, speech: Speech, words: Words) -> dict[str, object]:
    message = f"card-{card.id}"
    return {
        "id": card.id,
        "name": words.say(message),
        "code": speech.code(card, words),
        "cost": card.cost,
        "types": list(card.types),
        "copies": card.copies,
        "set": card.set,
        "text": words.attribute(message, "text"),
        "note": words.attribute(message, "note") if words.has(message, "note") else None,
    }


def listing(cards: Sequence[PrintedCard], speech: Speech, words: Words) -> RenderableType:
    """One line a card, with the columns that say something."""
    facts = [facts_of(card, speech, words) for card in cards]
    columns = [column for column in COLUMNS if any(known[column] for known in facts)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("cards-name", *columns):
        grid.add_column(words.say(head), justify="right" if head in NUMBERS else "left")
    for card, known in zip(cards, facts, strict=True):
        cells = [Text(known[column], "dim" if column == "cards-set" else "") for column in columns]
        grid.add_row(Text(words.say(f"card-{card.id}"), "bold"), *cells)
    return grid


def remark(message: str, attribute: str, words: Words) -> list[Text]:
    """What is to be known of all the cards in a list, below it; not every game has something to say there."""
    return [Text(), Text(words.attribute(message, attribute))] if words.has(message, attribute) else []


command = click.Command(
    "cards",
    callback=show_cards,
    params=[
        click.Argument(["name"], required=False),
        click.Option(["--set", "of_set"], metavar="SET", help="Only the cards of one set."),
        GAME,
        LANGUAGE,
        JSON,
    ],
    help="List the cards of a game, or show all that is written on one.",
)
