"""A game of Dominion at rest: whose cards lie where, and what the present turn has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from courtyard.core.dice import Dice
from courtyard.core.pile import Pile
from courtyard.core.state import State as CoreState
from courtyard.dominion.card import CARDS, COSTS, KINDS, SPECIAL_TREASURE

if TYPE_CHECKING:
    from courtyard.dominion.shapes import Phase

ACTION_PHASE: Final = 0
TREASURE_PHASE: Final = 1  # the buy phase up to the first buy
BUY_PHASE: Final = 2
START_PHASE: Final = 3  # between two turns: the seat is about to begin
PHASES: Final[tuple[Phase, ...]] = ("action", "treasure", "buy", "start")

ZONES: Final = ("hand", "deck", "discard", "aside", "shown", "passing")  # where the cards of a player lie
TABLE_ZONES: Final = ("trash", "in_play", "prizes")
ABSENT: Final = -1  # as the number of cards left: there is no such pile


@mypyc_attr(acyclic=True)
class Player:
    """The cards of one seat, by where they lie. The last card of a pile is its top."""

    def __init__(self) -> None:
        self.hand = Pile()
        self.deck = Pile()
        self.discard = Pile()
        self.aside = Pile()  # set aside until the owner's next turn (Horse Traders)
        self.shown = Pile()  # face up on the table for the moment: revealed, or set aside while an effect lasts
        self.passing = Pile()  # face down on the way to the left neighbour (Masquerade)
        # What is known of cards that lie hidden:
        self.glimpsed = Pile()  # for the topmost cards of the deck, which seats know them (a bit a seat), top last
        self.buried = Pile()  # places of the discard pile with cards that the others did not see: from, to, from, ...
        self.turns: i64 = 0

    def become(self, other: Player) -> None:
        self.hand.become(other.hand)
        self.deck.become(other.deck)
        self.discard.become(other.discard)
        self.aside.become(other.aside)
        self.shown.become(other.shown)
        self.passing.become(other.passing)
        self.glimpsed.become(other.glimpsed)
        self.buried.become(other.buried)
        self.turns = other.turns

    def bury(self, count: i64) -> None:
        """The next cards on the discard pile, this many, go there unseen by the others."""
        if count > 0:
            self.buried.add(self.discard.size)
            self.buried.add(self.discard.size + count)

    def owned(self) -> Pile:
        """All cards of the seat that are not in play."""
        cards = self.discard.copy()  # the largest, as a rule
        cards.add_all(self.deck)
        cards.add_all(self.hand)
        cards.add_all(self.aside)
        cards.add_all(self.shown)
        cards.add_all(self.passing)
        return cards

    def count(self, card: i64) -> i64:
        """How many such cards the seat has that are not in play."""
        count = self.hand.count(card) + self.deck.count(card) + self.discard.count(card)
        return count + self.aside.count(card) + self.shown.count(card) + self.passing.count(card)

    def total(self, values: vec[i64]) -> i64:
        """What all its cards that are not in play come to, by a table of what each counts."""
        total = self.hand.total(values) + self.deck.total(values) + self.discard.total(values)
        return total + self.aside.total(values) + self.shown.total(values) + self.passing.total(values)

    def __repr__(self) -> str:
        hand = " ".join([CARDS[card].id for card in self.hand.cards()]) or "nothing"
        return f"<player: {hand} in hand, {self.deck.size} in the deck, {self.discard.size} discarded>"


@mypyc_attr(acyclic=True)
class Supply:
    """The piles that cards are bought and gained from."""

    def __init__(self, piles: Pile, names: Pile, kinds: i64) -> None:
        self.piles = piles  # the cards of the piles; never changes
        self.names = names  # all cards of this game, the prizes included; never changes
        self.kinds = kinds  # of any of them, to be asked at once instead of card by card; never changes
        self._left = Pile()  # by card number
        self.empty: i64 = 0

    def left(self, card: i64) -> i64:
        """How many cards the pile has left: 0 if it is empty, ABSENT if there is none."""
        return self._left.at(card)

    def take(self, card: i64) -> bool:
        left = self._left.at(card)
        if left <= 0:
            return False
        self._left.put_at(card, left - 1)
        if left == 1:
            self.empty += 1
        return True

    def fill(self, left: Pile) -> None:
        """Lay out piles, by card number; none of them is empty."""
        self._left.become(left)

    def set_left(self, card: i64, count: i64) -> None:
        """Set a table by hand."""
        self.empty += (1 if count == 0 else 0) - (1 if self._left.at(card) == 0 else 0)
        self._left.put_at(card, count)

    def become(self, other: Supply) -> None:
        """Of the same game."""
        self._left.become(other._left)
        self.empty = other.empty

    def blank(self) -> Supply:
        """One of the same game that has yet to become like this."""
        return Supply(self.piles, self.names, self.kinds)


@mypyc_attr(acyclic=True)
class Passed:
    """What a seat has passed to the left, as far as it is still a secret of the two (Masquerade)."""

    def __init__(self) -> None:
        self.cards = Pile()
        self.kinds = Pile()  # each card that it may have been, by what everybody knew, once and in order

    def copy(self) -> Passed:
        twin = Passed()
        twin.cards.become(self.cards)
        twin.kinds.become(self.kinds)
        return twin


class State(CoreState):
    """The whole table."""

    def __init__(self, players: int, supply: Supply, bane: i64) -> None:
        super().__init__(Dice())
        self.players = [Player() for _ in range(players)]
        self.supply = supply
        self.prizes = Pile()
        self.bane: i64 = bane  # the card of the Bane pile, or NONE
        self.trash = Pile()
        self.in_play = Pile()  # of the seat whose turn it is
        self.seat: i64 = 0
        self.phase: i64 = START_PHASE
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.discount: i64 = 0  # by how much all cards are cheaper now
        self.copper_bonus: i64 = 0
        self.actions_played: i64 = 0
        self.ended = False
        self.passed: list[Passed] | None = None  # by giver; None: nothing was ever passed, or the game is over

    def cost(self, card: i64) -> i64:
        """What a card costs now."""
        cost = COSTS[card] - self.discount
        if cost < 0:
            return 0
        return cost

    def piles_costing(self, cheapest: i64, dearest: i64, kinds: i64) -> Pile:
        """The cards of some kind, from the cheapest on, that cost so much now and whose piles are not empty."""
        piles, found = self.supply.piles, Pile()
        for place in range(piles.size):
            card = piles.at(place)
            cost = self.cost(card)
            if cost > dearest:
                break
            if cost >= cheapest and self.supply.left(card) > 0 and KINDS[card] & kinds:
                found.add(card)
        return found

    def has_plain_treasures(self, seat: i64) -> bool:
        """Whether no Treasure in a hand does more than make coins."""
        if not self.supply.kinds & SPECIAL_TREASURE:
            return True
        return not self.players[seat].hand.any_marked(KINDS, SPECIAL_TREASURE)

    def dump(self) -> dict[str, object]:
        from courtyard.dominion import store  # noqa: PLC0415 - which makes states, and so needs this

        return store.dump(self)

    def __reduce__(self) -> tuple[object, ...]:
        from courtyard.dominion import store  # noqa: PLC0415 - as above

        return store.load, (store.dump(self),)

    def __repr__(self) -> str:
        if self.ended:
            return f"<dominion: {len(self.players)} players, ended>"
        left = f"{self.actions} actions, {self.buys} buys, {self.coins} coins"
        turn = self.players[self.seat].turns
        return f"<dominion: seat {self.seat}, turn {turn}, {PHASES[self.phase]}: {left}>"

    def copy(self) -> State:
        twin = State(len(self.players), self.supply.blank(), self.bane)
        twin.become(self)
        return twin

    def become(self, other: State) -> None:
        """The same position as another table of the same game, without making anything new."""
        self.dice.become(other.dice)
        for seat, player in enumerate(self.players):
            player.become(other.players[seat])
        self.supply.become(other.supply)
        self.prizes.become(other.prizes)
        self.trash.become(other.trash)
        self.in_play.become(other.in_play)
        self.seat = other.seat
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.discount = other.discount
        self.copper_bonus = other.copper_bonus
        self.actions_played = other.actions_played
        self.ended = other.ended
        self.passed = None
        if other.passed is not None:
            self.passed = [passed.copy() for passed in other.passed]
