"""`courtyard cards`: what the cards of a game say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards import find_board
from courtyard.core.errors import Refused
from courtyard.terminal.cardtext import OUTSIDE, describe, find_printed
from courtyard.terminal.flags import GAME, JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from courtyard.boards import PrintedCard
    from courtyard.words import Words


def show_cards(name: str | None, box: str | None, game: str, language: str, *, as_json: bool) -> None:
    """List all cards, or tell everything about one."""
    board, words = find_board(game), load(language)
    cards = in_box(board.cards(), box)
    if name is not None:
        card = find_printed(board, name, words, OUTSIDE)
        if card not in cards:
            facts = {"card": words.say(f"card-{card.id}"), "box": (box or "").casefold(), "other": card.box}
            raise Refused(words.say("cards-elsewhere", **facts))
        if as_json:
            click.echo(json.dumps(as_data(card, words), ensure_ascii=False, indent=1))
        else:
            Screen().show(describe(card, words))
        return
    if not board.cards():
        raise Refused(words.say("text-no-cards"))
    if as_json:
        click.echo(json.dumps([as_data(card, words) for card in cards], ensure_ascii=False, indent=1))
    else:
        Screen().show(listing(cards, words))


def in_box(cards: Sequence[PrintedCard], box: str | None) -> Sequence[PrintedCard]:
    """The cards of one set, or refuse a set that there is not."""
    boxes = dict.fromkeys(card.box for card in cards)
    if box is not None and box.casefold() not in boxes:
        raise Refused(f"There is no set “{box}”; there are {', '.join(boxes)}.")
    return [card for card in cards if box is None or card.box == box.casefold()]


def as_data(card: PrintedCard, words: Words) -> dict[str, object]:
    message = f"card-{card.id}"
    return {
        "id": card.id,
        "name": words.say(message),
        "cost": card.cost,
        "types": list(card.types),
        "set": card.box,
        "text": words.attribute(message, "text"),
        "note": words.attribute(message, "note") if words.has(message, "note") else None,
    }


def listing(cards: Sequence[PrintedCard], words: Words) -> RenderableType:
    """One line a card."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("cards-name", "cards-cost", "cards-types", "cards-set"):
        grid.add_column(words.say(head), justify="right" if head == "cards-cost" else "left")
    for card in cards:
        types = ", ".join(words.say(f"type-{kind}") for kind in card.types)
        name, cost = words.say(f"card-{card.id}"), words.say("printed-cost", cost=card.cost)
        grid.add_row(Text(name, "bold"), Text(cost), Text(types), Text(words.say(f"set-{card.box}"), "dim"))
    return grid


command = click.Command(
    "cards",
    callback=show_cards,
    params=[
        click.Argument(["name"], required=False),
        click.Option(["--set", "box"], metavar="SET", help="Only the cards of one set."),
        GAME,
        LANGUAGE,
        JSON,
    ],
    help="List the cards of a game, or show all that is written on one.",
)
