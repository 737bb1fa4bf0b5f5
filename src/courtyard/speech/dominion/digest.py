"""The same story in fewer events, for those who wait for their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.speech.dominion.cards import TYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.speech.speech import Told

# What is done with one card after another, and everybody may know with which.
JOINED: Final = frozenset({"revealed", "bought", "gained", "trashed", "took", "put-back", "set-aside", "returned"})


class Digest:
    """Takes in events one by one.

    Treasures that are played one after another become one event, and so do cards with which the same is done. A
    purchase is not told twice, and that a player cleans up and draws a new hand goes without saying.
    """

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._purse: Told | None = None  # the Treasures that are being played, and what they gave so far
        self._cleaning = False

    def add(self, event: Told) -> None:
        what = event["what"]
        self._cleaning = what == "cleaned-up" or (self._cleaning and what in {"shuffled", "drew"})
        if self._cleaning and what != "shuffled":
            return
        if not (self._add_to_purse(event) or self._is_told(event) or self._add_to_last(event)):
            self.told.append(event)

    def _add_to_purse(self, event: Told) -> bool:
        """Count a Treasure, or the coins that it gave, among those before it."""
        if event["what"] == "played" and "treasure" in TYPES[cards_of(event)[0]]:
            if self._purse is None:
                self._purse = {**event, "what": "cashed", "cards": [], "number": 0}
                self.told.append(self._purse)
            cards_of(self._purse).extend(cards_of(event))
            return True
        if event["what"] == "more-coins" and self._purse is not None:
            self._purse["number"] = number_of(self._purse) + number_of(event)
            return True
        self._purse = None
        return False

    def _add_to_last(self, event: Told) -> bool:
        """Put cards to those with which the same player did the same just before."""
        last = self.told[-1] if self.told else {}
        if event["what"] not in JOINED or "cards" not in event or {**last, "cards": []} != {**event, "cards": []}:
            return False
        self.told[-1] = {**last, "cards": cards_of(last) + cards_of(event)}
        return True

    def _is_told(self, event: Told) -> bool:
        """Whether this is the gain that every purchase brings."""
        last = self.told[-1] if self.told else {}
        return event["what"] == "gained" and last.get("what") == "bought" and cards_of(last)[-1:] == event["cards"]


def cards_of(event: Told) -> list[str]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return cards


def number_of(event: Told) -> int:
    number = event["number"]
    assert isinstance(number, int)
    return number


def shorten(told: Sequence[Told]) -> list[Told]:
    digest = Digest()
    for event in told:
        digest.add(event)
    return digest.told
