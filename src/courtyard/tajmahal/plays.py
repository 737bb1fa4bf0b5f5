"""What can be played in a turn, each way as one number: a coloured card, and perhaps a white or special one with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from courtyard.core.pile import NONE, Pile
from courtyard.tajmahal.card import ANY_COLOUR, CARD_IDS, COLOUR, WHITE

WITHDRAW: Final = 127
_CARD: Final = 127
_ROOM: Final = 7  # bits of the coloured card; above it, from 1 on, the card that goes with it


def play_of(card: i64, extra: i64) -> i64:
    """The number of a way to play; `extra` may be NONE."""
    if extra == NONE:
        return card
    return card | ((extra - WHITE + 1) << _ROOM)


def card_of(play: i64) -> i64:
    return play & _CARD


def extra_of(play: i64) -> i64:
    """The white or special card that is played along, or NONE."""
    if play >> _ROOM == 0:
        return NONE
    return (play >> _ROOM) + WHITE - 1


def legal_plays(hand: Pile, colour: i64) -> Pile:
    """All ways to play for somebody who has settled on a colour, or on none yet (NONE)."""
    plays = Pile()
    extras = Pile()
    for place in range(hand.size):
        if hand.at(place) >= WHITE and not extras.has(hand.at(place)):
            extras.add(hand.at(place))
    for place in range(hand.size):
        card = hand.at(place)
        if card < WHITE and hand.find(card) == place:
            add_plays(plays, card, extras, fits=colour == NONE or COLOUR[card] == colour)
    return plays


def add_plays(plays: Pile, card: i64, extras: Pile, *, fits: bool) -> None:
    """The ways to play one coloured card; where its colour does not fit, one special card helps."""
    if fits:
        plays.add(card)
    for place in range(extras.size):
        extra = extras.at(place)
        if fits or extra == ANY_COLOUR:
            plays.add(play_of(card, extra))


def spell_play(play: int) -> str:
    if play == WITHDRAW:
        return "withdraw"
    extra = extra_of(play)
    card = CARD_IDS[card_of(play)]
    return card if extra == NONE else f"{card}+{CARD_IDS[extra]}"
