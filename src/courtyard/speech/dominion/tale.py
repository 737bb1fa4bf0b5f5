"""What decided a game of Dominion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.card import PROVINCE
from courtyard.dominion.cards import CARDS
from courtyard.speech.tale import Tale, plain_tale

if TYPE_CHECKING:
    from courtyard.speech.tale import Finish
    from courtyard.words import Plain

LATELY: Final = 3  # turns
ENOUGH: Final = 2  # Provinces


def tale(finish: Finish) -> Tale:
    """The winner's last Provinces, if there were several and they made the difference."""
    winner, lately = finish.winners[0], lately_gained(finish, finish.winners[0].seat)
    provinces = lately.count(CARDS[PROVINCE].id)
    made = provinces * CARDS[PROVINCE].points
    if len(finish.winners) > 1 or provinces < ENOUGH or not 0 < finish.margin < made:
        return plain_tale(finish)
    numbers: dict[str, Plain] = {"count": provinces, "turns": LATELY, "margin": finish.margin}
    return Tale("story-provinces", {**numbers, "player": finish.names[winner.seat]})


def lately_gained(finish: Finish, seat: int) -> list[str]:
    """What a seat gained in its last turns."""
    own = [place for place, event in enumerate(finish.told) if event["what"] == "turn" and event["seat"] == seat]
    gained: list[str] = []
    for event in finish.told[own[-LATELY] if len(own) >= LATELY else 0 :]:
        cards = event.get("cards")
        if event["what"] == "gained" and event["seat"] == seat and isinstance(cards, list):
            gained += cards
    return gained
