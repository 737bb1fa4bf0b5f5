"""All that can be told of a game, by the names of events and of their facts."""

from __future__ import annotations

from typing import Final

WITH_CARDS: Final = (
    "bought discarded drew named played put-back returned revealed revealed-hand set-aside took topdecked trashed"
)
WITH_A_NUMBER: Final = "flipped-deck more-actions more-buys more-coins put-back-in-order turn"
PLAIN: Final = "cleaned-up shuffled"


def all_events() -> dict[str, dict[str, list[str]]]:
    events: dict[str, dict[str, list[str]]] = {name: {"seat": [], "cards": []} for name in WITH_CARDS.split()}
    events.update({name: {"seat": [], "number": []} for name in WITH_A_NUMBER.split()})
    events.update({name: {"seat": []} for name in PLAIN.split()})
    events["gained"] = {"seat": [], "cards": [], "word": ["hand", "deck", "discard"]}
    events["passed"] = {"seat": [], "cards": [], "other": []}
    events["ended"] = {}  # nobody's doing
    return events


EVENTS: Final = all_events()
