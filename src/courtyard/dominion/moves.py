"""Moving cards from zone to zone. Every change of a table goes through here, and is told to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.event import EVERYONE, Event
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.card import CARDS, KINDS
from courtyard.dominion.passed import note_passing, settle_passed

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.dominion.state import Player, State

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2


@mypyc_attr(acyclic=True)
class Moves:
    """The verbs that need no answer from anybody."""

    def __init__(self, state: State, chooser: Chooser) -> None:
        self.state: State = state
        self.chooser: Chooser = chooser
        self.heard: bool = chooser.listens
        self.player: Player = state.players[state.seat]  # whose turn it is
        self.reflexes: Chooser = chooser.seated(state.seat)  # of the same
        self.depth: i64 = 0  # of effects inside effects

    # -- looking -------------------------------------------------------------------------------------------------------
    def hand(self, seat: i64) -> Pile:
        return self.state.players[seat].hand

    def cost(self, card: i64) -> i64:
        """What a card costs now, wherever it lies."""
        return self.state.cost(card)

    def others(self, seat: i64) -> list[int]:
        """The other seats in turn order."""
        count = len(self.state.players)
        return [(int(seat) + step) % count for step in range(1, count)]

    def left_of(self, seat: i64) -> i64:
        following = seat + 1
        if following == len(self.state.players):
            return 0
        return following

    def pass_turn(self) -> None:
        """To the left neighbour."""
        seat = self.left_of(self.state.seat)
        self.state.seat = seat
        self.player = self.state.players[seat]
        self.reflexes = self.chooser.seated(seat)

    # -- telling -------------------------------------------------------------------------------------------------------
    def tell(self, what: str, seat: i64, card: i64 = NONE, number: i64 = NONE, word: str = "") -> None:
        """Tell everyone, if anyone listens: asked here, on its own, so that it costs simulations next to nothing."""
        if self.heard:
            self.announce(what, seat, card, number, word)

    def announce(self, what: str, seat: i64, card: i64, number: i64, word: str) -> None:
        facts: dict[str, object] = {}
        if card != NONE:
            facts["cards"] = [CARDS[card].id]
        if number != NONE:
            facts["number"] = int(number)
        if word:
            facts["word"] = word
        self.chooser.hear(Event(what, int(seat), facts, depth=int(self.depth)))

    def tell_cards(
        self, what: str, seat: i64, cards: Pile, knows: i64 = EVERYONE, *, top: bool = False, other: i64 = NONE
    ) -> None:
        """Tell everyone how many cards, and those who may know it which ones (all: the uppermost, where `top`)."""
        if not self.heard or not cards.size:
            return
        facts: dict[str, object] = {"count": int(cards.size)}
        if top:
            facts["top"] = CARDS[cards.top()].id
        if other != NONE:
            facts["other"] = int(other)
        names: dict[str, object] = {"cards": [CARDS[card].id for card in cards.cards()]}
        self.chooser.hear(Event(what, int(seat), facts, names, int(knows), int(self.depth)))

    # -- the present turn ----------------------------------------------------------------------------------------------
    def add_actions(self, number: i64) -> None:
        if number:
            self.state.actions += number
            self.tell("more-actions", self.state.seat, NONE, number)

    def add_buys(self, number: i64) -> None:
        if number:
            self.state.buys += number
            self.tell("more-buys", self.state.seat, NONE, number)

    def add_coins(self, number: i64) -> None:
        if number:
            self.state.coins += number
            self.tell("more-coins", self.state.seat, NONE, number)

    # -- the deck ------------------------------------------------------------------------------------------------------
    def take_top(self, seat: i64) -> i64:
        """Lift the top card off a deck, shuffling the discard pile if need be; NONE if there is none."""
        player = self.state.players[seat]
        if player.deck.size == 0:
            if player.discard.size == 0:
                return NONE
            self.reshuffle(seat, player)
        self.keep_in_mind(player)
        player.glimpsed.drop(1)
        return player.deck.draw()

    def keep_in_mind(self, player: Player) -> None:
        """Cards of a deck that are known may be lost from sight: what they tell of what was passed is not."""
        if self.state.passed is not None and player.glimpsed.size:
            settle_passed(self.state)

    def reshuffle(self, seat: i64, player: Player) -> None:
        settle_passed(self.state)
        player.deck.trade(player.discard)
        player.deck.shuffle(self.state.dice)
        player.glimpsed.clear()
        player.buried.clear()
        self.tell("shuffled", seat)

    def draw(self, seat: i64, count: i64) -> None:
        """Draw cards, as many as there are."""
        player = self.state.players[seat]
        self.keep_in_mind(player)
        before = player.hand.size
        while count > 0 and (player.deck.size or player.discard.size):
            if player.deck.size == 0:
                self.reshuffle(seat, player)
            some = count
            if player.deck.size < count:
                some = player.deck.size
            player.deck.deal(player.hand, some)
            player.glimpsed.drop(some)
            count -= some
        if self.heard:
            self.tell_cards("drew", seat, last(player.hand, player.hand.size - before), 1 << seat)

    def draw_one(self, seat: i64) -> i64:
        """Draw a card and tell which, or NONE."""
        card = self.take_top(seat)
        if card != NONE:
            self.hand(seat).add(card)
            self.tell_cards("drew", seat, pile_of((card,)), 1 << seat)
        return card

    def flip_deck(self, seat: i64) -> None:
        """Turn the whole deck over onto the discard pile; nobody sees more of it than the card that ends on top."""
        player = self.state.players[seat]
        self.tell("flipped-deck", seat, NONE, player.deck.size)
        player.bury(player.deck.size - 1)
        player.deck.flip_onto(player.discard)
        player.glimpsed.clear()

    def lay_on_deck(self, seat: i64, card: i64, knows: i64) -> None:
        player = self.state.players[seat]
        player.deck.add(card)
        player.glimpsed.add(knows)

    # -- showing -------------------------------------------------------------------------------------------------------
    def reveal_top(self, seat: i64) -> i64:
        """Lay the top card of a deck open on the table, or NONE."""
        card = self.take_top(seat)
        if card != NONE:
            self.state.players[seat].shown.add(card)
            self.tell("revealed", seat, card)
        return card

    def dig(self, seat: i64, kinds: i64) -> i64:
        """Reveal until a card of such a kind lies there, or NONE."""
        card = self.reveal_top(seat)
        while card != NONE and not KINDS[card] & kinds:
            card = self.reveal_top(seat)
        return card

    def reveal_hand(self, seat: i64) -> None:
        self.tell_cards("revealed-hand", seat, self.hand(seat))

    def take_shown(self, seat: i64, card: i64) -> None:
        """Take a card that lies open into the hand; NONE: nothing."""
        settle_passed(self.state)
        if card != NONE and self.state.players[seat].shown.take(card):
            self.hand(seat).add(card)
            self.tell("took", seat, card)

    def put_back_shown(self, seat: i64, card: i64, knows: i64 = EVERYONE) -> None:
        """Put a card that lies open back on its owner's deck; NONE: nothing."""
        settle_passed(self.state)
        if card != NONE and self.state.players[seat].shown.take(card):
            self.lay_on_deck(seat, card, knows)
            self.tell("put-back", seat, card)

    def discard_shown(self, seat: i64) -> None:
        """Discard all that lies open."""
        player = self.state.players[seat]
        self.tell_cards("discarded", seat, player.shown)
        player.shown.move_to(player.discard)

    # -- the hand ------------------------------------------------------------------------------------------------------
    def discard(self, seat: i64, cards: Pile) -> None:
        """Discard cards from hand. The others see how many, and the last one on top."""
        player = self.state.players[seat]
        player.bury(cards.size - 1)
        player.hand.take_all(cards)
        player.discard.add_all(cards)
        self.tell_cards("discarded", seat, cards, 1 << seat, top=True)

    def topdeck(self, seat: i64, cards: Pile, knows: i64) -> None:
        """Put cards from hand on the deck, the first one uppermost."""
        hand = self.hand(seat)
        place = cards.size
        while place > 0:
            place -= 1
            hand.take(cards.at(place))
            self.lay_on_deck(seat, cards.at(place), knows)
        if knows == EVERYONE:
            settle_passed(self.state)
        self.tell_cards("topdecked", seat, cards, knows)

    def show_from_hand(self, seat: i64, card: i64, what: str = "revealed") -> None:
        """Lay a card from hand open on the table."""
        player = self.state.players[seat]
        player.hand.take(card)
        player.shown.add(card)
        self.tell(what, seat, card)

    def set_aside(self, seat: i64, card: i64) -> None:
        """Lay a card from hand aside until its owner's next turn."""
        player = self.state.players[seat]
        player.hand.take(card)
        player.aside.add(card)
        self.tell("set-aside", seat, card)

    def new_hand(self, seat: i64, size: i64) -> None:
        """Discard the hand and draw another."""
        self.discard(seat, self.hand(seat).copy())
        self.draw(seat, size)

    # -- passing -------------------------------------------------------------------------------------------------------
    def lay_for_passing(self, seat: i64, cards: Pile) -> None:
        """Lay cards from hand face down, for the left neighbour."""
        player = self.state.players[seat]
        player.hand.take_all(cards)
        player.passing.add_all(cards)

    def pass_left(self) -> None:
        """Everybody takes up what was laid for them, at the same time."""
        note_passing(self.state)
        for seat, player in enumerate(self.state.players):
            to = self.left_of(seat)
            self.tell_cards("passed", seat, player.passing, 1 << seat | 1 << to, other=to)
            player.passing.move_to(self.state.players[to].hand)

    # -- trash, supply -------------------------------------------------------------------------------------------------
    def trash(self, seat: i64, cards: Pile) -> None:
        """Trash cards from hand."""
        self.hand(seat).take_all(cards)
        self.state.trash.add_all(cards)
        self.tell_cards("trashed", seat, cards)

    def trash_shown(self, seat: i64, card: i64) -> None:
        """Trash a card that lies open."""
        self.state.players[seat].shown.take(card)
        self.state.trash.add(card)
        self.tell("trashed", seat, card)

    def gain(self, seat: i64, card: i64, to: i64 = TO_DISCARD) -> None:
        """Gain a card from the supply, if its pile has one; NONE: nothing."""
        if card != NONE and self.state.supply.take(card):
            self.receive(seat, card, to)

    def gain_from_trash(self, seat: i64, card: i64) -> None:
        self.state.trash.take(card)
        self.receive(seat, card, TO_DISCARD)

    def win(self, seat: i64, card: i64) -> None:
        """Gain a prize, or failing that a card of the supply, onto the deck; NONE: nothing."""
        if self.state.prizes.take(card):
            self.receive(seat, card, TO_DECK)
        else:
            self.gain(seat, card, TO_DECK)

    def receive(self, seat: i64, card: i64, to: i64) -> None:
        """A card that was gained, from wherever, comes to its owner."""
        if to == TO_DISCARD:
            self.state.players[seat].discard.add(card)
            self.tell("gained", seat, card, NONE, "discard")
        elif to == TO_HAND:
            settle_passed(self.state)  # before everybody loses sight of it
            self.hand(seat).add(card)
            self.tell("gained", seat, card, NONE, "hand")
        else:
            self.lay_on_deck(seat, card, EVERYONE)
            self.tell("gained", seat, card, NONE, "deck")


def last(cards: Pile, count: i64) -> Pile:
    """The uppermost cards of a pile."""
    return pile_of([cards.at(place) for place in range(cards.size - count, cards.size)])
