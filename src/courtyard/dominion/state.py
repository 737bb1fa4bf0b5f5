"""A game of Dominion at rest: whose cards lie where, and what the present turn has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.pile import Pile
from courtyard.core.state import State as CoreState
from courtyard.dominion.card import KINDS, SPECIAL_TREASURE

if TYPE_CHECKING:
    from courtyard.core.dice import Dice

ACTION_PHASE: Final = 0
TREASURE_PHASE: Final = 1  # the buy phase up to the first buy
BUY_PHASE: Final = 2
START_PHASE: Final = 3  # between two turns: the seat is about to begin
PHASES: Final = ("action", "treasure", "buy", "start")

ABSENT: Final = -1  # as the number of cards left: there is no such pile


@mypyc_attr(acyclic=True)
class Player:
    """The cards of one seat, by where they lie. The last card of a pile is its top."""

    def __init__(  # noqa: PLR0917 - a twin is made of copies of all of them, and nothing is made twice
        self,
        hand: Pile,
        deck: Pile,
        discard: Pile,
        aside: Pile,
        shown: Pile,
        passing: Pile,
        glimpsed: Pile,
        buried: Pile,
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.aside = aside  # set aside until the owner's next turn (Horse Traders)
        self.shown = shown  # face up on the table for the moment: revealed, or set aside while an effect lasts
        self.passing = passing  # face down on the way to the left neighbour (Masquerade)
        # What is known of cards that lie hidden:
        self.glimpsed = glimpsed  # for the topmost cards of the deck, which seats know them (a bit a seat), top last
        self.buried = buried  # the cards of the discard pile that went there unseen by the others
        self.turns: i64 = 0

    def copy(self) -> Player:
        twin = Player(
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.aside.copy(),
            self.shown.copy(),
            self.passing.copy(),
            self.glimpsed.copy(),
            self.buried.copy(),
        )
        twin.turns = self.turns
        return twin

    def owned(self) -> Pile:
        """All cards of the seat that are not in play."""
        cards = self.discard.copy()  # the largest, as a rule
        cards.add_all(self.deck)
        cards.add_all(self.hand)
        cards.add_all(self.aside)
        cards.add_all(self.shown)
        cards.add_all(self.passing)
        return cards


def new_player() -> Player:
    """A seat without any cards."""
    return Player(Pile(), Pile(), Pile(), Pile(), Pile(), Pile(), Pile(), Pile())


@mypyc_attr(acyclic=True)
class Supply:
    """The piles that cards are bought and gained from."""

    def __init__(self, piles: Pile, names: Pile, left: Pile, empty: i64) -> None:
        self.piles = piles  # the cards of the piles; never changes
        self.names = names  # all cards of this game, the prizes included; never changes
        self._left = left  # by card number
        self.empty: i64 = empty
        self.special_treasures: bool = names.any_marked(KINDS, SPECIAL_TREASURE)

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

    def set_left(self, card: i64, count: i64) -> None:
        """Set a table by hand."""
        self.empty += (1 if count == 0 else 0) - (1 if self._left.at(card) == 0 else 0)
        self._left.put_at(card, count)

    def copy(self) -> Supply:
        return Supply(self.piles, self.names, self._left.copy(), self.empty)


class State(CoreState):
    """The whole table."""

    def __init__(
        self, dice: Dice, players: list[Player], supply: Supply, prizes: Pile, trash: Pile, in_play: Pile, bane: i64
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.supply = supply
        self.prizes = prizes
        self.bane: i64 = bane  # the card of the Bane pile, or NONE
        self.trash = trash
        self.in_play = in_play  # of the seat whose turn it is
        self.seat: i64 = 0
        self.phase: i64 = START_PHASE
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.discount: i64 = 0  # by how much all cards are cheaper now
        self.copper_bonus: i64 = 0
        self.actions_played: i64 = 0
        self.ended = False

    def copy(self) -> State:
        players = [player.copy() for player in self.players]
        twin = State(
            self.dice.copy(),
            players,
            self.supply.copy(),
            self.prizes.copy(),
            self.trash.copy(),
            self.in_play.copy(),
            self.bane,
        )
        twin.seat = self.seat
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.discount = self.discount
        twin.copper_bonus = self.copper_bonus
        twin.actions_played = self.actions_played
        twin.ended = self.ended
        return twin
