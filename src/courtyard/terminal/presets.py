"""`courtyard presets`: what is recommended to play with, by the rulebooks for instance."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.padding import Padding
from rich.text import Text

from courtyard.core.errors import Refused
from courtyard.speech import find_speech
from courtyard.speech.today import today
from courtyard.terminal.flags import GAME, JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from courtyard.speech import Preset, Speech
    from courtyard.words import Words


def show_presets(game: str, language: str, *, as_json: bool) -> None:
    words = load(language).of(game)
    speech = find_speech(game)
    presets = speech.presets()
    if not presets:
        raise Refused("no-presets", game=words.say("game"))
    of_day = speech.of_day(today())
    if of_day is not None:
        presets.append(of_day)
    if as_json:
        click.echo(json.dumps([as_data(preset, words) for preset in presets], ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for preset in presets:
        screen.show(*draw(preset, speech, words))


def as_data(preset: Preset, words: Words) -> dict[str, object]:
    return {"id": preset.id, "name": words.say(f"preset-{preset.id}"), "options": dict(preset.options)}


def draw(preset: Preset, speech: Speech, words: Words) -> Iterator[RenderableType]:
    """Its name, the id by which `play` knows it, and what is played with."""
    yield Text.assemble((words.say(f"preset-{preset.id}"), "bold"), "  ", (preset.id, "dim"))
    yield Padding(Text(speech.tell_variant(preset.options, words)), (0, 0, 0, 2))


command = click.Command(
    "presets", callback=show_presets, params=[GAME, LANGUAGE, JSON], help="List what is recommended to play with."
)
