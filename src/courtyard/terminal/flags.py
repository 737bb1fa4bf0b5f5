"""Flags that several commands share."""

from __future__ import annotations

from typing import Final

import click

from courtyard.games import GAMES
from courtyard.words import ENGLISH, Words

LANGUAGE: Final = click.Option(
    ["--language"],
    type=click.Choice(Words.languages()),
    default=ENGLISH,
    envvar="COURTYARD_LANGUAGE",
    show_default=True,
    help="The language of what you read.",
)
GAME: Final = click.Option(
    ["--game"], type=click.Choice(list(GAMES)), default=next(iter(GAMES)), show_default=True, help="Of which game."
)
JSON: Final = click.Option(["--json", "as_json"], is_flag=True, help="Print JSON, for programs.")
