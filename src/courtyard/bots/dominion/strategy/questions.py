"""The questions that a strategy can answer in its own way, and what can be said to them."""

from __future__ import annotations

from typing import Final

from courtyard.bots.dominion import answers
from courtyard.dominion.ways import WAYS

QUESTIONS: Final[list[str]] = answers.QUESTIONS

# A thief is asked about cards of others, which the lists of [play] are not made for.
OF_OTHERS: Final = ("thief.trash", "thief.gain")


def asked_to(what: str) -> list[str]:
    """The questions that are named for what is done with cards of one's own."""
    named = [why for why in QUESTIONS if why.endswith(f".{what}")]
    return [why for why in named if why not in WAYS and why not in OF_OTHERS]


# Which questions the lists of [play] are for.
TRASH: Final[list[str]] = [*asked_to("trash"), *asked_to("pass")]
DISCARD: Final[list[str]] = asked_to("discard")
GAIN: Final[list[str]] = asked_to("gain")
PRIZE: Final = "tournament.prize"  # `gain` is for it too, but not the list of what to buy: a Duchy is no prize
