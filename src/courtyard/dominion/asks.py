"""Asking players. A question with one possible answer is not asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.choice import Choice
from courtyard.core.pile import NONE, Pile
from courtyard.dominion.card import ANY_KIND, KINDS
from courtyard.dominion.moves import Moves
from courtyard.dominion.ways import WAYS, YES

ALL: Final = 1000  # as many as there are


@mypyc_attr(acyclic=True)
class Asks(Moves):
    """The verbs that ask, and answer with what was picked."""

    def ask(self, choice: Choice) -> Pile:
        """The options that the answer picks."""
        picked = Pile()
        for place in self.chooser.choose(choice, self.state):
            picked.add(choice.option(place))
        return picked

    def ask_one(self, choice: Choice) -> i64:
        """The one option that the answer picks, or NONE; where there is no choice, what there is."""
        if choice.size <= choice.least:
            if choice.size == 0:
                return NONE
            return choice.option(0)
        answer = self.chooser.choose(choice, self.state)
        if not answer:
            return NONE
        return choice.option(answer[0])

    def pick(
        self,
        seat: i64,
        why: str,
        source: str,
        cards: Pile,
        least: i64,
        most: i64,
        *,
        ordered: bool = False,
        whom: i64 = NONE,
    ) -> Pile:
        """Some of these cards, which lie in `source`."""
        most = min(most, cards.size)
        least = min(least, most)
        choice = Choice(seat, why, source, least, most)
        choice.ordered = ordered
        choice.whom = whom
        offer_cards(choice, cards, ANY_KIND)
        if most == 0 or (least == most and choice.size == 1) or (least == cards.size and not ordered):
            return some(cards, most)
        return self.ask(choice)

    def pick_hand(self, seat: i64, why: str, least: i64, most: i64, *, ordered: bool = False, whom: i64 = NONE) -> Pile:
        """Some cards of the seat's own hand."""
        return self.pick(seat, why, "hand", self.hand(seat), least, most, ordered=ordered, whom=whom)

    def pick_kind(self, seat: i64, why: str, kinds: i64, least: i64 = 1) -> i64:
        """One card of some kind from hand, or NONE."""
        choice = Choice(seat, why, "hand", least, 1)
        offer_cards(choice, self.hand(seat), kinds)
        return self.ask_one(choice)

    def agrees(self, seat: i64, why: str, about: i64 = NONE, whom: i64 = NONE) -> bool:
        """Yes or no."""
        return self.choose_ways(seat, why, 1, about, whom)[0] == YES

    def choose_ways(self, seat: i64, why: str, number: i64 = 1, about: i64 = NONE, whom: i64 = NONE) -> list[str]:
        """Some of the ways that a question has, in printed order. A way may be chosen that cannot be carried out."""
        ways = WAYS[why]
        choice = Choice(seat, why, "ways", number, number)
        choice.ways = ways
        choice.about = about
        choice.whom = whom
        for place in range(len(ways)):
            choice.offer(place)
        chosen = self.ask(choice)
        return [way for place, way in enumerate(ways) if chosen.has(place)]

    def pick_pile(
        self,
        seat: i64,
        why: str,
        cheapest: i64,
        dearest: i64,
        kinds: i64 = ANY_KIND,
        least: i64 = 1,
        *,
        about: i64 = NONE,
        whom: i64 = NONE,
    ) -> i64:
        """A supply pile that is not empty, by what it costs now; or NONE. `about`: the card that it comes for."""
        choice = Choice(seat, why, "supply", least, 1)
        choice.about = about
        choice.whom = whom
        choice.limit = dearest
        choice.offer_all(self.state.piles_costing(cheapest, dearest, kinds))
        return self.ask_one(choice)

    def name_card(self, seat: i64, why: str) -> i64:
        """The name of any card that this game was set up with."""
        return self.pick(seat, why, "names", self.state.supply.names, 1, 1).top()


def offer_cards(choice: Choice, cards: Pile, kinds: i64) -> i64:
    """Offer the cards of some kinds; tell how many there are."""
    count: i64 = 0
    for place in range(cards.size):
        card = cards.at(place)
        if KINDS[card] & kinds:
            choice.offer_again(card)
            count += 1
    return count


def of_kind(cards: Pile, kinds: i64) -> Pile:
    chosen = Pile()
    for place in range(cards.size):
        if KINDS[cards.at(place)] & kinds:
            chosen.add(cards.at(place))
    return chosen


def some(cards: Pile, count: i64) -> Pile:
    """The lowest cards of a pile."""
    chosen = Pile()
    for place in range(count):
        chosen.add(cards.at(place))
    return chosen
