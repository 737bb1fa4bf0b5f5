"""The questions that a strategy can answer in its own way, and what can be said to them."""

from __future__ import annotations

from typing import Final

from courtyard.bots.dominion import answers

QUESTIONS: Final[list[str]] = answers.QUESTIONS

# Which questions the lists of [play] are for.
TRASH: Final = (
    "chapel.trash masquerade.pass masquerade.trash mine.trash remake.trash remodel.trash steward.trash "
    "trading-post.trash upgrade.trash"
).split()
DISCARD: Final = (
    "cellar.discard followers.discard horse-traders.discard militia.discard secret-chamber.discard torturer.discard "
    "young-witch.discard"
).split()
GAIN: Final = (
    "feast.gain horn-of-plenty.gain ironworks.gain mine.gain remake.gain remodel.gain saboteur.gain upgrade.gain "
    "workshop.gain"
).split()
PRIZE: Final = "tournament.prize"  # `gain` is for it too, but not the list of what to buy: a Duchy is no prize
