"""What questions and events of Dominion speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.dominion.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.dominion.shapes import View
    from courtyard.speech.speech import Told
    from courtyard.words import Plain, Words

TURN: Final = "turn"
REACT: Final = "react"
# A Reaction that asks is not played, so no event names it.
SHOWN: Final = {"secret-chamber.topdeck": "secret-chamber"}


def cause(choice: Choice, told: Sequence[Told]) -> tuple[str, int] | None:
    """The card that asks and who played it; None: the turn itself asks."""
    card = choice.why.partition(".")[0]
    if choice.why in SHOWN:
        return SHOWN[choice.why], int(choice.seat)
    if card == TURN:
        return None
    for event in reversed(told):
        seat, cards = event["seat"], event.get("cards")
        if event["what"] == "played" and isinstance(cards, list) and (card in (REACT, *cards)):
            assert isinstance(seat, int)
            return cards[0], seat
    return None


def facts(choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
    found: dict[str, Plain] = {"actions": view["actions"], "buys": view["buys"], "coins": view["coins"]}
    found["least"], found["most"] = int(choice.least), int(choice.most)
    if choice.about >= 0:
        found["about"] = CARDS[choice.about].id
    if choice.whom >= 0:
        found["whom"] = names[choice.whom]
        found["self"] = "yes" if choice.whom == choice.seat else "no"
    because = cause(choice, told)
    if because is not None:
        found["card"], found["by"] = because[0], names[because[1]]
    return found


def headline(choice: Choice, view: View, told: Sequence[Told], names: Sequence[str], words: Words) -> str:
    because = cause(choice, told)
    if because is None:
        return words.say(f"phase-{view['phase']}")
    card, seat = because
    if seat == choice.seat:
        return words.say(f"card-{card}")
    return words.say("board-played-by", card=card, player=names[seat])
