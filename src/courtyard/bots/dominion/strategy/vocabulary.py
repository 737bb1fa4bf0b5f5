"""The words that conditions are made of: those that stand alone, and those that speak of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from courtyard.bots.dominion.strategy import quantity
from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, there_are
from courtyard.dominion.card import ACTION, ATTACK, KINDS, REACTION, TREASURE, VICTORY
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import find_card

MANY: Final = 1000  # more than there is of anything


class Word(NamedTuple):
    """A number of the table, and from where to where it can go."""

    make: Callable[[], quantity.Quantity]
    least: int
    most: int


WORDS: Final = {
    "actions": Word(quantity.Actions, 0, MANY),
    "average": Word(quantity.Average, 0, 3),
    "buys": Word(quantity.Buys, 0, MANY),
    "cards": Word(quantity.Cards, 0, MANY),
    "coins": Word(quantity.Coins, 0, MANY),
    "deck": Word(quantity.Deck, 0, MANY),
    "different": Word(quantity.Different, 0, len(CARDS)),
    "empty": Word(quantity.Empty, 0, 18),
    "gains": Word(quantity.Gains, 0, 18),
    "handsize": Word(quantity.HandSize, 0, MANY),
    "lead": Word(quantity.Lead, -MANY, MANY),
    "money": Word(quantity.Money, 0, MANY),
    "piles": Word(quantity.Piles, 0, 4),
    "players": Word(quantity.Players, 2, 6),
    "purse": Word(quantity.Purse, 0, MANY),
    "score": Word(quantity.Score, -MANY, MANY),
    "terminals": Word(quantity.Terminals, 0, MANY),
    "turn": Word(quantity.Turn, 0, MANY),
}


class CardWord(NamedTuple):
    """A number of each card, and of each kind of cards where that makes sense."""

    make: Callable[[int], quantity.Quantity]
    make_kind: Callable[[list[int]], quantity.Quantity] | None
    most: int


CARD_WORDS: Final = {
    "cost": CardWord(quantity.Cost, None, 8),
    "hand": CardWord(quantity.InHand, quantity.InHandKind, MANY),
    "left": CardWord(quantity.Left, None, 120),
    "own": CardWord(quantity.Own, quantity.OwnKind, MANY),
    "played": CardWord(quantity.Played, quantity.PlayedKind, MANY),
    "theirs": CardWord(quantity.Theirs, quantity.TheirKind, MANY),
}
OF_KINDS: Final = {
    "action": ACTION,
    "attack": ATTACK,
    "reaction": REACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
}


def kind_of(name: str) -> str:
    """The kind of cards that a word names, in the singular or plural; or ""."""
    spelled = name_id(name).removesuffix("-cards").removesuffix("-card")
    for kind in OF_KINDS:
        if spelled in (kind, f"{kind}s"):
            return kind
    return ""


def card_id(name: str) -> str:
    """The id of the card that somebody names, or refuse."""
    return find_card(name).id


def make_card_word(word: str, name: str) -> quantity.Quantity:
    """The number of a card, by its id, or of a kind."""
    found = CARD_WORDS[word]
    if name in OF_KINDS and found.make_kind is not None:
        return found.make_kind([1 if KINDS[card.number] & OF_KINDS[name] else 0 for card in CARDS])
    return found.make(int(find_card(name).number))


def unknown(word: str) -> Refused:
    """There is no such word; perhaps another one was meant."""
    if kind_of(word):
        return Refused("dominion.kind-alone", word=word)
    known = sorted([*WORDS, *CARD_WORDS])
    return Refused("dominion.no-word", word=word, hint=perhaps(word, known, there_are(known)))
