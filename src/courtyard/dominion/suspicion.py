"""Who may be asked in secret, as far as everybody knows: only holders are asked, and to see that gives them away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.core.rules import Inquiry
from courtyard.dominion import kingdom
from courtyard.dominion.card import ATTACK, REACTION, Card

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.dominion.state import State


class Holders(NamedTuple):
    """Who may be asked because of a card that is played, if they hold what it asks for."""

    player: bool  # the one who plays it
    others: bool


REACT: Final = "react"

# By the question, which is named after the card that is played; REACT is for any Attack. Those who have no such card
# are not asked, and those who have one may keep it to themselves; where a card of some type must be given up or played,
# only those are asked who have two kinds of it.
ASKED_OF_HOLDERS: Final = {
    REACT: Holders(player=False, others=True),
    "young-witch.reveal": Holders(player=False, others=True),
    "tournament.reveal": Holders(player=True, others=True),
    "baron.discard": Holders(player=True, others=False),
    "library.set-aside": Holders(player=True, others=False),
    "bureaucrat.topdeck": Holders(player=False, others=True),
    "mine.trash": Holders(player=True, others=False),
    "throne-room.play": Holders(player=True, others=False),
}

# Questions that everybody sees in the middle of all that: of somebody who has reacted and may react again, before the
# next ones may; and between the reactions and the question of the card itself.
AMID_REACTIONS: Final = "secret-chamber.topdeck"
BEFORE_THE_BANE: Final = "young-witch.discard"


def suspects(state: State, event: Event) -> list[int]:
    """Those who may hold what the card that was played asks for."""
    return sorted({inquiry.seat for inquiry in [*reactions(state, event), *asked_by_card(state, event)]})


def inquiries(state: State, told: list[Event], since: int, before: Choice, after: Choice | None) -> list[Inquiry]:
    """All reactions to a card come first, in turn order, then its own question to each, again in turn order."""
    found: list[Inquiry] = []
    reacting: list[Inquiry] = []
    own: list[Inquiry] = []
    if before.why in {AMID_REACTIONS, BEFORE_THE_BANE}:
        event = [event for event in told[:since] if event.what == "played"][-1]
        own = asked_by_card(state, event)
        if before.why == AMID_REACTIONS:
            reacting = reactions(state, event)
            reacting = reacting[place_of(int(before.seat), reacting) :]
    for event in told[since:]:
        if event.what == "played":
            found = [*found, *reacting, *own]
            reacting = reactions(state, event)
            own = asked_by_card(state, event)
    if after is not None and after.why == AMID_REACTIONS:
        return [*found, *reacting[: place_of(int(after.seat), reacting) + 1]]
    if after is not None and after.why == BEFORE_THE_BANE:
        return [*found, *reacting]
    return [*found, *reacting, *own]


def place_of(seat: int, found: list[Inquiry]) -> int:
    return [inquiry.seat for inquiry in found].index(seat)


def reactions(state: State, event: Event) -> list[Inquiry]:
    """Of those who may hold a Reaction to a card that was played, in turn order."""
    card = card_played(event)
    if card is None or not card.kinds & ATTACK or not state.supply.kinds & REACTION:
        return []
    return in_turn_order(state, event, REACT)


def asked_by_card(state: State, event: Event) -> list[Inquiry]:
    """Of those who may hold what the card itself asks for, in turn order."""
    card = card_played(event)
    for why in ASKED_OF_HOLDERS:
        if card is not None and why.partition(".")[0] == card.id:
            return in_turn_order(state, event, why)
    return []


def card_played(event: Event) -> Card | None:
    if event.what != "played":
        return None
    played = event.facts["cards"]
    assert isinstance(played, list)
    return kingdom.BY_ID[str(played[0])]


def in_turn_order(state: State, event: Event, why: str) -> list[Inquiry]:
    holders, count = ASKED_OF_HOLDERS[why], len(state.players)
    first, last = (0 if holders.player else 1), (count if holders.others else 1)
    return [Inquiry((event.seat + step) % count, why) for step in range(first, last)]
