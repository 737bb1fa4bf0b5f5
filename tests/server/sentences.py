"""What the server says no with, as somebody reads it."""

from __future__ import annotations

from typing import Any

from courtyard.core.errors import Refused
from courtyard.words import load


def sentence(message: dict[str, Any]) -> str:
    """In English, with all facts that it names; a missing one is an error."""
    facts = {name: sentence(fact) if isinstance(fact, dict) else fact for name, fact in message["facts"].items()}
    game = message["id"].partition("-")[0]
    return load(strict=True).of(game).say(message["id"], **facts)


def message_id(why: str) -> str:
    """The message of a refusal: `no-table`, or `dominion.bane-cost` of a game."""
    return Refused(why).phrase.message
