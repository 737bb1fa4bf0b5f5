"""What questions and events of Taj Mahal speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from courtyard.speech.tajmahal.names import code, prize_thing, province_thing, rank, suit_of, town_thing
from courtyard.tajmahal.card import COLOUR, COLOURS, INFLUENCES, MOGUL, SYMBOLS
from courtyard.tajmahal.plays import WITHDRAW, card_of

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.speech.speech import Told
    from courtyard.tajmahal.shapes import Player, View
    from courtyard.words import Plain, Words

# What belongs to a withdrawal stands indented below it.
BELOW: Final = frozenset("drew won built bonus scored discarded took-back took lost".split())

CROWN: Final = "crown"
NONE: Final = "none"  # where a sentence asks for something that is not there
MANY: Final = frozenset({"displayed", "showed"})  # with so many cards that each is told in a few letters


def facts(choice: Choice, view: View) -> dict[str, Plain]:
    own = view["players"][choice.seat]
    found: dict[str, Plain] = {"most": int(choice.most), "colour": own["colour"] or "open"}
    found["province"] = province_thing(view["province"], view)
    found["must"] = must_withdraw(own) if choice.size == 1 else "no"
    found["special"] = "yes" if own["colour"] and plays_any_colour(choice, own["colour"]) else "no"
    if 0 <= choice.about <= MOGUL:
        found["prize"] = SYMBOLS[choice.about] if choice.about < INFLUENCES else CROWN
    return found


def must_withdraw(own: Player) -> str:
    """Why somebody who may only withdraw has nothing to play: no coloured card, or none of their colour."""
    return "colour" if any(suit_of(card) in COLOURS for card in own.get("hand", [])) else "white"


def plays_any_colour(choice: Choice, colour: str) -> bool:
    """Whether a card of another colour than one's own can be played, as one special card allows."""
    plays = [play for play in choice.options() if choice.source == "plays" and play != WITHDRAW]
    return any(COLOURS[COLOUR[card_of(play)]] != colour for play in plays)


def headline(view: View, words: Words) -> str:
    return words.say("visit", number=view["visit"], province=province_thing(view["province"], view))


def retell(event: Told, view: View, words: Words) -> Told:
    """An event with ids that sentences can name, and with codes where there are many cards."""
    parts = cast("list[Told]", event.get("parts", [event]))
    told = {**event, "depth": int(event["what"] in BELOW), **places(event, view)}
    told.pop("parts", None)
    if "cards" in event:
        cards = sorted(cast("list[str]", event["cards"]), key=rank)
        told["cards"] = [code(card, words) for card in cards] if event["what"] in MANY else cards
    if event["what"] == "won":
        told["won"] = [part["prize"] for part in parts]  # no message says these; those who draw the court read them
        told["prizes"] = [prize_thing(part["prize"]) for part in parts]
    if event["what"] == "built":
        told |= built(parts, view)
    if event["what"] == "unclaimed":
        told.setdefault("tile", NONE)
    if event["what"] == "scored":
        told["count"] = len(parts)
        told["number"] = sum(cast("int", part["number"]) for part in parts)
        told["reasons"] = [reason(part, view, words) for part in parts]
    return told


def places(event: Told, view: View) -> Told:
    """Where something happened, and with which tile."""
    told: Told = {}
    if "province" in event:
        told["province"] = province_thing(event["province"], view)
    if "town" in event:
        told["town"] = town_thing(event["town"], view)
    if "tile" in event:
        told["tile"] = prize_thing(event["tile"])
    return told


def built(parts: list[Told], view: View) -> Told:
    """The towns of new palaces, that of the crown apart from the others."""
    towns = [town_thing(part["town"], view) for part in parts if part["prize"] != CROWN]
    crowns = [town_thing(part["town"], view) for part in parts if part["prize"] == CROWN]
    return {"towns": towns, "count": len(towns), "crown": crowns[0] if crowns else NONE}


def reason(event: Told, view: View, words: Words) -> str:
    """Some points and what they are for."""
    known = cast("dict[str, Plain]", places(event, view))
    known["points"] = cast("int", event["number"])
    if "good" in event:
        known["good"] = f"good-{event['good']}"
        known["held"] = cast("int", event["held"])
    if "provinces" in event:
        known["provinces"] = [province_thing(joined, view) for joined in cast("list[str]", event["provinces"])]
    if "longest" in event:
        known["colour"] = cast("str", event["longest"])
    return words.say(f"why-{event['why']}", **known)
