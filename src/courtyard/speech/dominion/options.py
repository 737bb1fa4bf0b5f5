"""The flags of Dominion: how a person writes what the rules want to know before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.speech.dominion.kingdom import TODAY
from courtyard.speech.option import Option, find_seat
from courtyard.speech.today import today

if TYPE_CHECKING:
    from collections.abc import Sequence


def parts(text: str) -> list[str]:
    """Names that are separated by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read_names(text: str, _names: Sequence[str]) -> list[str]:
    return parts(text)


def read_kingdom(text: str, _names: Sequence[str]) -> object:
    """One name is a recommended set, a day or "random"; several are cards. The rules know dates, but no clock."""
    if text.strip().casefold() == TODAY:
        return today()
    return parts(text) if "," in text else text


def read_sets(text: str, _names: Sequence[str]) -> dict[str, int | None]:
    """Sets, each with how many of its cards are wanted if that is said."""
    wanted: dict[str, int | None] = {}
    for part in parts(text):
        box, colon, count = part.partition(":")
        if colon and not count.strip().isdecimal():
            raise Refused("dominion.no-count", text=part, set=box)
        if box.strip() in wanted:
            raise Refused("dominion.set-twice", set=box.strip())
        wanted[box.strip()] = int(count) if colon else None
    return wanted


def read_card(text: str, _names: Sequence[str]) -> str:
    return text


OPTIONS: Final = (
    Option(
        "kingdom",
        "NAME|today|random|CARD,CARD,...",
        "A recommended set (“courtyard presets” lists them), that of the day, random cards, or your own ten.",
        read_kingdom,
        plural="kingdoms",
    ),
    Option("sets", "SET[:N],...", "Draw from these sets only, N cards of each where said: base,intrigue:5.", read_sets),
    Option("require", "CARD,...", "Cards that a random kingdom must have.", read_names),
    Option("ban", "CARD,...", "Cards that a random kingdom must not have.", read_names),
    Option("bane", "CARD", "The Bane that comes with Young Witch; it costs 2 or 3.", read_card),
    Option("start", "SEAT", "Who begins: a seat from 1, or a name.", find_seat),
)
