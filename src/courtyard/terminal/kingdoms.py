"""`courtyard kingdoms`: the selections of cards that the rulebooks recommend."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.padding import Padding
from rich.text import Text

from courtyard.boards.flow import Flow
from courtyard.core.errors import Refused
from courtyard.speech import find_speech
from courtyard.terminal.flags import GAME, JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from courtyard.speech import Kingdom
    from courtyard.words import Words


def show_kingdoms(game: str, language: str, *, as_json: bool) -> None:
    words = load(language).of(game)
    kingdoms = find_speech(game).kingdoms()
    if not kingdoms:
        raise Refused(f"{words.say('game')} has no kingdoms to choose from.")
    if as_json:
        click.echo(json.dumps([as_data(kingdom, words) for kingdom in kingdoms], ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for kingdom in kingdoms:
        screen.show(*draw(kingdom, words))


def as_data(kingdom: Kingdom, words: Words) -> dict[str, object]:
    return {
        "id": kingdom.id,
        "name": words.say(f"kingdom-{kingdom.id}"),
        "cards": list(kingdom.cards),
        "bane": kingdom.bane or None,
    }


def draw(kingdom: Kingdom, words: Words) -> Iterator[RenderableType]:
    """Its name, the id by which `play` knows it, and its cards."""
    yield Text.assemble((words.say(f"kingdom-{kingdom.id}"), "bold"), "  ", (kingdom.id, "dim"))
    pieces = [Text(words.say(f"card-{card}")) for card in kingdom.cards]
    if kingdom.bane:
        pieces.append(Text(words.say("bane-of-kingdom", card=kingdom.bane), "bold"))
    yield Padding(Flow(pieces), (0, 0, 0, 2))


command = click.Command(
    "kingdoms", callback=show_kingdoms, params=[GAME, LANGUAGE, JSON], help="List the recommended sets of cards."
)
