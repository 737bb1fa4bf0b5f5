"""The verbs that cards are written in: moves, questions, and playing one card from another."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from courtyard.core.event import EVERYONE
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.asks import Asks, of_kind
from courtyard.dominion.card import (
    ACTION,
    ANY_KIND,
    ATTACK,
    CARDS,
    CHEAPER,
    COINS,
    COPPER,
    KINDS,
    REACTION,
    TREASURE,
    Card,
)
from courtyard.dominion.moves import TO_DISCARD
from courtyard.dominion.play import Play


@mypyc_attr(free_list_len=1, acyclic=True)
class Turn(Asks):
    """All that a card can do."""

    # -- playing -------------------------------------------------------------------------------------------------------
    def play(self, seat: i64, card: i64) -> None:
        """Play a card from hand."""
        self.play_at(seat, self.hand(seat).find(card))

    def play_treasures(self) -> None:
        """Play all Treasures of whoever's turn it is, in the order in which they lie in hand."""
        seat, hand = self.state.seat, self.player.hand
        if not self.heard and self.state.has_plain_treasures(seat):
            self.count_treasures(hand)
            return
        place: i64 = 0
        while place < hand.size:
            if KINDS[hand.at(place)] & TREASURE:
                self.play_at(seat, place)
            else:
                place += 1

    def count_treasures(self, hand: Pile) -> None:
        """What playing them one by one comes to when none is special and nobody listens.

        In a quarter of the time: it is the most frequent thing in the game.
        """
        state = self.state
        if state.copper_bonus:
            state.coins += state.copper_bonus * hand.count(COPPER)
        state.coins += hand.sift(KINDS, TREASURE, state.in_play, COINS)

    def play_at(self, seat: i64, place: i64) -> None:
        """Play the card at a place of the hand."""
        card = self.lay_down(seat, place)
        printed = CARDS[card]
        if printed.plain:
            self.tell("played", seat, card)
            self.depth += 1
            self.carry_out_printed(seat, printed)
            self.depth -= 1
        else:
            self.resolve(Play(seat, card))

    def lay_down(self, seat: i64, place: i64) -> i64:
        """Move a card from hand into play."""
        card = self.state.players[seat].hand.take_at(place)
        self.state.in_play.add(card)
        self.state.discount += CHEAPER[card]
        return card

    def resolve(self, this: Play) -> None:
        """Reactions first, then the printed +s, then the effect."""
        card = CARDS[this.card]
        self.tell("played", this.seat, this.card)
        self.depth += 1
        if card.kinds & ATTACK:
            this.victims = [seat for seat in self.others(this.seat) if not self.reacts_safely(seat)]
        self.carry_out_printed(this.seat, card)
        effect = card.plays
        if effect is not None:
            effect(self, this)
        self.depth -= 1

    def carry_out_printed(self, seat: i64, card: Card) -> None:
        if card.kinds & ACTION:
            self.state.actions_played += 1
            self.add_actions(card.actions)
            self.add_buys(card.buys)
            if card.cards:
                self.draw(seat, card.cards)
        self.add_coins(card.coins)
        if card.number == COPPER:
            self.add_coins(self.state.copper_bonus)

    def reacts_safely(self, seat: i64) -> bool:
        """Let a seat show reactions to an Attack until it has had enough; tell whether one of them saves it."""
        spent = Pile()  # what has saved its owner once need not be shown again
        while True:
            ready = pile_of([card for card in of_kind(self.hand(seat), REACTION).cards() if not spent.has(card)])
            shown = self.pick(seat, "react", "hand", ready, 0, 1).top()
            if shown == NONE:
                return spent.size > 0
            self.tell("revealed", seat, shown)
            reaction = CARDS[shown].reacts
            assert reaction is not None
            if reaction(self, int(seat), int(shown)):
                spent.add(shown)

    def trash_this(self, this: Play) -> None:
        """Trash the card that is being resolved, if it is still in play."""
        if this.in_play:
            this.in_play = False
            self.state.in_play.take(this.card)
            self.state.discount -= CHEAPER[this.card]
            self.state.trash.add(this.card)
            self.tell("trashed", this.seat, this.card)

    # -- what several cards do -----------------------------------------------------------------------------------------
    def discard_down_to(self, seat: i64, size: i64, why: str) -> None:
        extra = self.hand(seat).size - size
        if extra > 0:
            self.discard(seat, self.pick_hand(seat, why, extra, extra))

    def trash_one(self, seat: i64, why: str, kinds: i64 = ANY_KIND) -> i64:
        """Trash a card of some kind from hand; tell which, or NONE."""
        card = self.pick_kind(seat, why, kinds)
        if card != NONE:
            self.trash(seat, pile_of((card,)))
        return card

    def gain_costing(
        self,
        seat: i64,
        why: str,
        cheapest: i64,
        dearest: i64,
        to: i64 = TO_DISCARD,
        kinds: i64 = ANY_KIND,
        *,
        about: i64 = NONE,
    ) -> i64:
        """Gain a card of one's choice, perhaps for another one; tell which, or NONE."""
        card = self.pick_pile(seat, why, cheapest, dearest, kinds, about=about)
        if card != NONE:
            self.gain(seat, card, to)
        return card

    def reveal_cards(self, seat: i64, count: i64) -> Pile:
        """Lay the top cards of a deck open, as many as there are."""
        cards = Pile()
        while cards.size < count:
            card = self.reveal_top(seat)
            if card == NONE:
                break
            cards.add(card)
        return cards

    def exchange(self, seat: i64, why_trash: str, why_gain: str, more: i64) -> None:
        """Trash a card from hand and gain one that costs exactly this much more."""
        lost = self.trash_one(seat, why_trash)
        if lost != NONE:
            cost = self.cost(lost) + more
            self.gain_costing(seat, why_gain, cost, cost, about=lost)

    def may_show(self, seat: i64, why: str, card: i64) -> bool:
        """Let a seat lay a card from hand open on the table, if it has one and wants to."""
        if not self.hand(seat).has(card) or not self.agrees(seat, why, card):
            return False
        self.show_from_hand(seat, card)
        return True

    def put_back_in_order(self, seat: i64, why: str) -> None:
        """Put all that lies open back on the deck, in an order that only its owner knows."""
        shown = self.state.players[seat].shown
        if not shown.size:
            return
        knows: i64 = 1 << seat
        if shown.distinct().size == 1:
            knows = EVERYONE  # cards that are all alike have no order to hide
        order = self.pick(seat, why, "shown", shown, shown.size, shown.size, ordered=True)
        self.tell("put-back-in-order", seat, NONE, shown.size)
        shown.clear()
        while order.size:
            self.lay_on_deck(seat, order.draw(), knows)
