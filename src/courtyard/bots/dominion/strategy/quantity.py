"""The numbers that a strategy can ask for, each a small object that looks at the table when it is asked.

They look at nothing that a seat may not know: everybody may keep count of the cards that they and others gain.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.bots.dominion.value import is_terminal, piles_to_go, purse
from courtyard.dominion import scoring
from courtyard.dominion.card import COINS, PROVINCE
from courtyard.dominion.cards import CARDS

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.dominion.state import State

_ONE_EACH: Final[vec[i64]] = vec[i64]([1] * 128)
_TERMINALS: Final[vec[i64]] = vec[i64]([1 if is_terminal(card.number) else 0 for card in CARDS])
THOUSAND: Final = 1000


def owned(state: State, seat: i64, card: i64) -> i64:
    """How many such cards a seat has, wherever they lie."""
    count = state.players[seat].count(card)
    if seat == state.seat:
        count += state.in_play.count(card)
    return count


def owned_worth(state: State, seat: i64, values: vec[i64]) -> i64:
    """What all cards of a seat are worth by a table."""
    worth = state.players[seat].total(values)
    if seat == state.seat:
        worth += state.in_play.total(values)
    return worth


def of_others(state: State, seat: i64) -> list[Pile]:
    """What everybody else owns, as far as a seat can know."""
    known = scoring.known_belongings(state, int(seat))
    return [cards for other, cards in enumerate(known) if other != seat]


class Quantity(ABC):
    """A number. What it tells is `scale` times as much as what is meant, so that decimals are whole numbers too."""

    def __init__(self) -> None:
        self.scale: int = 1

    @abstractmethod
    def value(self, state: State, seat: i64) -> i64:
        """As it is now, for a seat."""


class Number(Quantity):
    """One that is written down."""

    def __init__(self, number: int, scale: int) -> None:
        super().__init__()
        self.number: i64 = number
        self.scale = scale

    def value(self, state: State, seat: i64) -> i64:
        return self.number


class Sum(Quantity):
    """A multiple of one number and a multiple of another, added up."""

    def __init__(self, first: Quantity, first_times: int, second: Quantity, second_times: int, scale: int) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.first_times: i64 = first_times
        self.second_times: i64 = second_times
        self.scale = scale

    def value(self, state: State, seat: i64) -> i64:
        return self.first.value(state, seat) * self.first_times + self.second.value(state, seat) * self.second_times


class Product(Quantity):
    """One number times another."""

    def __init__(self, first: Quantity, second: Quantity) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.scale = first.scale * second.scale

    def value(self, state: State, seat: i64) -> i64:
        return self.first.value(state, seat) * self.second.value(state, seat)


# -- of one card ------------------------------------------------------------------------------------------------------
class OfCard(Quantity):
    """A number that belongs to a card."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card


class Own(OfCard):
    """How many the seat owns."""

    def value(self, state: State, seat: i64) -> i64:
        return owned(state, seat, self.card)


class Theirs(OfCard):
    """How many are owned by the opponent who has most of them."""

    def value(self, state: State, seat: i64) -> i64:
        if state.passed is not None:
            return max([cards.count(self.card) for cards in of_others(state, seat)])
        most: i64 = 0
        for other in range(len(state.players)):
            if other != seat:
                most = max(most, owned(state, other, self.card))
        return most


class Left(OfCard):
    """How many lie in the supply; none where there is no such pile."""

    def value(self, state: State, seat: i64) -> i64:
        return max(0, state.supply.left(self.card))


class InHand(OfCard):
    """How many the seat holds."""

    def value(self, state: State, seat: i64) -> i64:
        return state.players[seat].hand.count(self.card)


class Played(OfCard):
    """How many lie in play, whoever's turn it is."""

    def value(self, state: State, seat: i64) -> i64:
        return state.in_play.count(self.card)


class Cost(OfCard):
    """What the card costs now."""

    def value(self, state: State, seat: i64) -> i64:
        return state.cost(self.card)


# -- of one kind of cards ---------------------------------------------------------------------------------------------
class OfKind(Quantity):
    """A number of cards that a table marks with a one."""

    def __init__(self, marks: list[int]) -> None:
        super().__init__()
        self.marks: vec[i64] = vec[i64](marks)


class OwnKind(OfKind):
    """How many the seat owns."""

    def value(self, state: State, seat: i64) -> i64:
        return owned_worth(state, seat, self.marks)


class TheirKind(OfKind):
    """How many are owned by the opponent who has most of them."""

    def value(self, state: State, seat: i64) -> i64:
        if state.passed is not None:
            return max([cards.total(self.marks) for cards in of_others(state, seat)])
        most: i64 = 0
        for other in range(len(state.players)):
            if other != seat:
                most = max(most, owned_worth(state, other, self.marks))
        return most


class InHandKind(OfKind):
    """How many the seat holds."""

    def value(self, state: State, seat: i64) -> i64:
        return state.players[seat].hand.total(self.marks)


class PlayedKind(OfKind):
    """How many lie in play."""

    def value(self, state: State, seat: i64) -> i64:
        return state.in_play.total(self.marks)


# -- of the turn ------------------------------------------------------------------------------------------------------
class Coins(Quantity):
    """What can be spent at this moment."""

    def value(self, state: State, seat: i64) -> i64:
        return state.coins


class Purse(Quantity):
    """The same with the coins on the Treasures in hand."""

    def value(self, state: State, seat: i64) -> i64:
        return purse(state, seat)


class Buys(Quantity):
    """How many are left."""

    def value(self, state: State, seat: i64) -> i64:
        return state.buys


class Actions(Quantity):
    """How many are left."""

    def value(self, state: State, seat: i64) -> i64:
        return state.actions


class Turn(Quantity):
    """The number of the seat's own turn."""

    def value(self, state: State, seat: i64) -> i64:
        return state.players[seat].turns


class HandSize(Quantity):
    """How many cards the seat holds."""

    def value(self, state: State, seat: i64) -> i64:
        return state.players[seat].hand.size


# -- of all that a seat owns ------------------------------------------------------------------------------------------
class Money(Quantity):
    """The coins printed on all cards that the seat owns, Treasures and Actions alike."""

    def value(self, state: State, seat: i64) -> i64:
        return owned_worth(state, seat, COINS)


class Cards(Quantity):
    """How many cards the seat owns."""

    def value(self, state: State, seat: i64) -> i64:
        return owned_worth(state, seat, _ONE_EACH)


class Average(Quantity):
    """Money for each card, in thousandths."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = THOUSAND

    def value(self, state: State, seat: i64) -> i64:
        cards = owned_worth(state, seat, _ONE_EACH)
        if cards == 0:
            return 0
        return owned_worth(state, seat, COINS) * THOUSAND // cards


class Terminals(Quantity):
    """Own Actions that give no further action."""

    def value(self, state: State, seat: i64) -> i64:
        return owned_worth(state, seat, _TERMINALS)


class Different(Quantity):
    """How many differently named cards the seat owns."""

    def value(self, state: State, seat: i64) -> i64:
        return scoring.belongings(state, seat).distinct().size


class Deck(Quantity):
    """How many cards the seat can draw before it has to shuffle."""

    def value(self, state: State, seat: i64) -> i64:
        return state.players[seat].deck.size


# -- of the game ------------------------------------------------------------------------------------------------------
class Empty(Quantity):
    """How many piles have run out."""

    def value(self, state: State, seat: i64) -> i64:
        return state.supply.empty


class Piles(Quantity):
    """How many more piles have to run out for the game to end by that."""

    def value(self, state: State, seat: i64) -> i64:
        return piles_to_go(state)


class Gains(Quantity):
    """How few cards must be gained for the game to end."""

    def value(self, state: State, seat: i64) -> i64:
        counts = [int(state.supply.left(card)) for card in state.supply.piles.cards()]
        low = sorted([count for count in counts if count > 0])
        return min(int(state.supply.left(PROVINCE)), sum(low[: max(0, piles_to_go(state))]))


class Players(Quantity):
    """How many play."""

    def value(self, state: State, seat: i64) -> i64:
        return len(state.players)


class Score(Quantity):
    """The points that the seat has."""

    def value(self, state: State, seat: i64) -> i64:
        return scoring.score(state, seat)


class Lead(Quantity):
    """By how many points the seat leads, as far as it can know; below zero if somebody has more."""

    def value(self, state: State, seat: i64) -> i64:
        known = scoring.known_scores(state, int(seat))
        return known[seat] - max([points for other, points in enumerate(known) if other != seat])
