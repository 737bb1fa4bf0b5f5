"""What was passed unseen, and how much of it can be worked out.

All that anybody gains or loses is seen by everybody, but for a card that is passed (Masquerade): only the giver and
the taker know which. So a table keeps what is still secret of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import Pile, pile_of
from courtyard.core.seats import BYSTANDER
from courtyard.dominion.hidden import hidden_cards
from courtyard.dominion.state import Passed

if TYPE_CHECKING:
    from courtyard.core.dice import Dice
    from courtyard.dominion.state import State


# -- what is known -----------------------------------------------------------------------------------------------------
def note_passing(state: State) -> None:
    """All cards that lie ready are about to be passed."""
    passed = [Passed() for _ in state.players] if state.passed is None else state.passed
    owned = [hidden_cards(player, BYSTANDER) for player in state.players]
    take_back(doubtful(state, BYSTANDER), owned)
    for giver, pile in enumerate(owned):  # what they may have been passed before, they may pass on
        pile.add_all(passed[giver].kinds)
        pile.add_all(passed[giver - 1].kinds)
    for giver, player in enumerate(state.players):
        if player.passing.size:
            passed[giver].cards.add_all(player.passing)
            passed[giver].kinds = in_order(owned[giver].distinct())
    state.passed = passed


def doubtful(state: State, seat: int) -> list[Pile]:
    """By giver, the cards passed to the left that a seat has not seen, nor must conclude from what it sees now."""
    count = len(state.players)
    doubts = [Pile() for _ in state.players]
    if state.passed is None:
        return doubts
    kinds = Pile()
    for giver, passed in enumerate(state.passed):
        if seat not in (giver, (giver + 1) % count):
            doubts[giver] = passed.cards.copy()
            kinds.add_all(passed.cards)
    if not kinds.size:
        return doubts
    hidden = [hidden_cards(player, seat) for player in state.players]
    for card in kinds.distinct().cards():
        for giver, number in enumerate(certainly_passed(card, doubts, hidden)):
            for _ in range(number):
                doubts[giver].take(card)
    return doubts


def certainly_passed(card: int, passed: list[Pile], hidden: list[Pile]) -> list[int]:
    """By giver, how many of a card must have been passed, or somebody could not have had what they have shown.

    Players who have shown more than they can have owned got the difference from their right; and if that neighbour
    cannot have owned it either, it came from further right.
    """
    count = len(passed)
    certain = [0] * count
    for _ in range(2):  # once more, since they sit in a circle
        for giver in range(count - 1, -1, -1):
            to = (giver + 1) % count
            if passed[giver].size:
                own = int(hidden[to].count(card) + passed[to].count(card) - passed[giver].count(card))
                certain[giver] = max(0, certain[to] - own)
    return certain


def settle_passed(state: State) -> None:
    """What everybody can work out now is no longer a secret, whatever becomes of the cards that show it."""
    if state.passed is None:
        return
    doubts = doubtful(state, BYSTANDER)
    for giver, passed in enumerate(state.passed):
        passed.cards = doubts[giver]
        if not passed.cards.size:
            passed.kinds.clear()


def take_back(doubts: list[Pile], owned: list[Pile]) -> None:
    """Make everybody's cards what they would be, had what is in doubt not been passed."""
    for giver, cards in enumerate(doubts):
        owned[giver].add_all(cards)
    for giver, cards in enumerate(doubts):
        for card in cards.cards():
            owned[(giver + 1) % len(owned)].take(card)


# -- what is guessed ---------------------------------------------------------------------------------------------------
def guess_passed(passed: list[Passed], doubts: list[Pile], owned: list[Pile], dice: Dice) -> None:
    """Let everybody pass as many cards as are in doubt, drawn anew; from then on those are what was passed."""
    take_back(doubts, owned)
    for giver, cards in enumerate(doubts):
        owned[giver] = in_order(owned[giver])
        for card in cards.cards():
            passed[giver].cards.take(card)
    going = True
    while going:
        going = False
        for giver, cards in enumerate(doubts):
            if cards.size and owned[giver].size:
                cards.drop(1)
                card = owned[giver].take_at(some_place(owned[giver], passed[giver].kinds, dice))
                owned[(giver + 1) % len(owned)].add(card)
                passed[giver].cards.add(card)
                going = True
    for each in passed:
        each.cards = in_order(each.cards)


def some_place(owned: Pile, kinds: Pile, dice: Dice) -> int:
    """Where a card lies that may have been passed; if all such have been guessed to be elsewhere, any card."""
    places = [place for place in range(owned.size) if kinds.has(owned.at(place))] or list(range(owned.size))
    return places[dice.roll(len(places))]


def in_order(cards: Pile) -> Pile:
    return pile_of(sorted(cards.cards()))
