"""All that can be told of a game, by the names of events and of their facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.rules import Transfer
from courtyard.core.seats import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

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


def transfer(told: Mapping[str, object]) -> Transfer | None:
    """What is gained, trashed or passed; and what somebody reveals and keeps."""
    what, seat, cards = told["what"], told["seat"], told.get("cards", [])
    assert isinstance(seat, int) and isinstance(cards, list)
    if what == "gained":
        return Transfer(NOBODY, seat, cards)
    if what == "trashed":
        return Transfer(seat, NOBODY, cards)
    if what in ("revealed", "revealed-hand"):
        return Transfer(seat, seat, cards)
    if what == "passed":
        other, count = told["other"], told["count"]
        assert isinstance(other, int) and isinstance(count, int)
        return Transfer(seat, other, cards, count - len(cards))
    return None
