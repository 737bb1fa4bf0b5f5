"""What questions and events of Taj Mahal speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from courtyard.speech.tajmahal.names import card_name, code, prize_name, province_name, rank, suit_of, town_name
from courtyard.speech.tajmahal.views import province_now
from courtyard.tajmahal.card import COLOUR, COLOURS, INFLUENCES, MOGUL, SYMBOLS
from courtyard.tajmahal.plays import WITHDRAW, card_of

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.speech.speech import Told
    from courtyard.tajmahal.shapes import Player, View
    from courtyard.words import Plain, Words

# What belongs to a withdrawal stands indented below it.
BELOW: Final = frozenset("drew won built bonus scored discarded took-back took lost".split())

MANY: Final = frozenset({"displayed", "showed"})  # with so many cards that each is told in a few letters


def facts(choice: Choice, view: View) -> dict[str, Plain]:
    own = view["players"][choice.seat]
    found: dict[str, Plain] = {"most": int(choice.most), "colour": own["colour"] or "open"}
    found["province"] = province_now(view)["name"]
    found["must"] = must_withdraw(own) if choice.size == 1 else "no"
    found["special"] = "yes" if own["colour"] and plays_any_colour(choice, own["colour"]) else "no"
    if 0 <= choice.about <= MOGUL:
        found["prize"] = SYMBOLS[choice.about] if choice.about < INFLUENCES else "crown"
    return found


def must_withdraw(own: Player) -> str:
    """Why somebody who may only withdraw has nothing to play: no coloured card, or none of their colour."""
    return "colour" if any(suit_of(card) in COLOURS for card in own.get("hand", [])) else "white"


def plays_any_colour(choice: Choice, colour: str) -> bool:
    """Whether a card of another colour than one's own can be played, as one special card allows."""
    plays = [play for play in choice.options() if choice.source == "plays" and play != WITHDRAW]
    return any(COLOURS[COLOUR[card_of(play)]] != colour for play in plays)


def headline(view: View, words: Words) -> str:
    province = province_now(view)["name"]
    return words.say("visit", number=view["visit"], province=province)


def retell(event: Told, view: View, words: Words) -> Told:
    """An event with names for ids."""
    parts = cast("list[Told]", event.get("parts", [event]))
    told = {**event, "depth": int(event["what"] in BELOW)}
    told.pop("parts", None)
    if "cards" in event:
        write = code if event["what"] in MANY else card_name
        told["cards"] = [write(card, words) for card in sorted(cast("list[str]", event["cards"]), key=rank)]
    if "province" in event:
        told["province"] = province_name(event["province"], view)
    if event["what"] == "won":
        told["won"] = [part["prize"] for part in parts]  # no message says these; those who draw the court read them
        told["prizes"] = [prize_name(str(part["prize"]), words) for part in parts]
    if event["what"] == "built":
        told["towns"] = [built(part, view, words) for part in parts]
    if event["what"] in {"bonus", "unclaimed"}:
        told["tile"] = tile(event, view, words)
    if event["what"] == "scored":
        told["count"] = len(parts)
        told["number"] = sum(cast("int", part["number"]) for part in parts)
        told["reasons"] = [reason(part, view, words) for part in parts]
    return told


def built(event: Told, view: View, words: Words) -> str:
    """A town, and whether the palace has the crown."""
    name = town_name(event["town"], view)
    return words.say("crowned", town=name) if event["prize"] == "crown" else name


def tile(event: Told, view: View, words: Words) -> str:
    """A province tile, or a bonus tile and its town."""
    if "tile" in event:
        return prize_name(str(event["tile"]), words)
    return words.say("bonus-in", bonus=words.say(str(event["bonus"])), town=town_name(event["town"], view))


def reason(event: Told, view: View, words: Words) -> str:
    """Some points and what they are for."""
    known: dict[str, Plain] = {"points": cast("int", event["number"])}
    if "town" in event:
        known["town"] = town_name(event["town"], view)
    if "tile" in event:
        known["tile"] = prize_name(str(event["tile"]), words)
    if "good" in event:
        known["good"] = words.say(f"good-{event['good']}")
        known["held"] = cast("int", event["held"])
    if "provinces" in event:
        known["provinces"] = [province_name(province, view) for province in cast("list[str]", event["provinces"])]
    if "longest" in event:
        known["colour"] = words.say(f"suit-{event['longest']}")
    return words.say(f"why-{event['why']}", **known)
