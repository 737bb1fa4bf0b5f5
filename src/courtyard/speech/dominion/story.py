"""What questions of Dominion speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.dominion.cards import CARDS
from courtyard.speech.dominion.effect import SHOWN, effect_of, played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.dominion.shapes import View
    from courtyard.speech.dominion.effect import Effect
    from courtyard.speech.speech import Told
    from courtyard.words import Plain, Words


def facts(choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
    found: dict[str, Plain] = {"actions": view["actions"], "buys": view["buys"], "coins": view["coins"]}
    found["least"], found["most"] = int(choice.least), int(choice.most)
    if choice.limit >= 0:
        found["limit"] = int(choice.limit)
    if choice.about >= 0:
        found["about"] = CARDS[choice.about].id
    if choice.whom >= 0:
        found["whom"] = names[choice.whom]
        found["self"] = yes_if(choice.whom == choice.seat)
        found["revealed"] = view["players"][choice.whom]["shown"]
    return {**found, **counted(choice, view), **caused(choice, effect_of(choice, told), told, names)}


def counted(choice: Choice, view: View) -> dict[str, Plain]:
    """What is there for all to count: the cards of the one who is asked, and what is left for those who get more."""
    own = view["players"][choice.seat]
    left = {pile["card"]: pile["left"] for pile in view["supply"]}
    return {
        "hand": own["hand_size"],
        "deck": own["deck_size"],
        "curses": left.get("curse", 0),
        "estates": left.get("estate", 0),
    }


def caused(choice: Choice, effect: Effect | None, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
    """Which card asks, who played it, and what it has brought so far."""
    if effect is None:
        return {}
    found: dict[str, Plain] = {"card": effect.card, "by": names[effect.seat]}
    found["mine"] = yes_if(effect.seat == choice.seat)
    found["nth"] = 1 + sum(event["what"] == "trashed" and event["seat"] == choice.seat for event in effect.told)
    attack = played(told) if choice.why in SHOWN else None
    if attack is not None:
        found["attack"], found["other"] = attack.card, names[attack.seat]
    for event in effect.told:
        giver, cards = event["seat"], event.get("cards")
        if event["what"] == "passed" and event.get("other") == choice.seat and isinstance(cards, list):
            assert isinstance(giver, int)
            found["received"], found["other"] = cards[0], names[giver]
    return found


def headline(choice: Choice, view: View, told: Sequence[Told], names: Sequence[str], words: Words) -> str:
    effect = effect_of(choice, told)
    if effect is None:
        return words.say(f"phase-{view['phase']}")
    if effect.seat == choice.seat:
        return words.say(f"card-{effect.card}")
    return words.say("board-played-by", card=effect.card, player=names[effect.seat])


def yes_if(fact: bool) -> str:  # noqa: FBT001 - that is what it spells
    return "yes" if fact else "no"
