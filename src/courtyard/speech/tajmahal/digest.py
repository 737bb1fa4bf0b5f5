"""The same story in fewer events, for those who wait for their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from courtyard.speech.tajmahal.names import rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.speech.speech import Told

# The table shows the display, played cards go where they always go, and the points tell of the bonus tiles.
UNTOLD: Final = frozenset({"displayed", "discarded", "took-back", "bonus"})
# Of these all that belong to one withdrawal are told together.
TOGETHER: Final = frozenset({"won", "built", "scored"})
WITHIN: Final = TOGETHER | {"drew"}


def sorted_cards(event: Told) -> Told:
    """Cards in the order in which the board shows such things."""
    return {**event, "cards": sorted(cast("list[str]", event["cards"]), key=rank)} if "cards" in event else event


def shorten(told: Sequence[Told]) -> list[Told]:
    """All prizes of a withdrawal in one event; likewise its palaces and its points. They are its `parts`."""
    short: list[Told] = []
    block: dict[object, list[Told]] = {}
    seat: object = None
    for event in map(sorted_cards, told):
        what = event["what"]
        if what in UNTOLD:
            continue
        if what not in WITHIN or event["seat"] != seat:
            block, seat = {}, event["seat"]
        if what in block:
            block[what].append(event)
        elif what in TOGETHER:
            block[what] = [event]
            short.append({**event, "parts": block[what]})
        else:
            short.append(event)
    return short
