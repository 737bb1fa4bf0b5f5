"""What cards are worth to somebody who plays for money and Provinces. Looks at nothing that the seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.dominion import scoring
from courtyard.dominion.card import ACTION, COPPER, CURSED, KINDS, PROVINCE, TREASURE, VICTORY, Card
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.pile import Pile
    from courtyard.dominion.state import State

JUNK: Final = 10  # a deck is better off without a card that is worth less, and a hand without one of less use
DEAD: Final = 5  # the use of an Action that can no longer be played
ENOUGH_TERMINALS: Final = 2  # more of them than this only get in each other's way
NEEDED_VILLAGE: Final = 20  # what a village is worth besides where there are too few actions for the Actions
URGENT: Final = 20  # the worth of a point when the end of the game is near; twice that at the very end
HORN_OF_PLENTY: Final = int(find_card("horn-of-plenty").number)

# Actions that go well with a deck of treasures, the best first, although each uses up an action.
TERMINALS: Final = "witch masquerade young-witch torturer jester council-room smithy courtyard library militia".split()

# Actions that give back the action that they use up, if one chooses.
_GIVE_BACK: Final = "nobles pawn trusty-steed".split()

# Where cost and kind tell too little. Ten for each coin that such a card should have cost, more or less.
_SPECIAL: Final = {
    "copper": 5,
    "silver": 30,
    "gold": 60,
    "estate": 0,
    "province": 90,
    "harem": 55,
    # What only replaces itself is of little worth.
    "hamlet": 12,
    "scout": 8,
    "great-hall": 15,
    "village": 15,
    "mining-village": 16,
    "shanty-town": 16,
    "pawn": 18,
    "cellar": 18,
    "spy": 20,
    "farming-village": 22,
    "wishing-well": 25,
    "horn-of-plenty": 25,
    "bag-of-gold": 62,
    "diadem": 50,
    "followers": 80,
    "princess": 48,
    "trusty-steed": 75,
}
_SPECIAL_USES: Final = {"horn-of-plenty": 15, "diadem": 25, "curse": 0}


def _is_terminal(card: Card) -> bool:
    return bool(card.kinds & ACTION) and not card.actions and card.id not in _GIVE_BACK


def _worth(card: Card) -> int:
    if card.id in _SPECIAL:
        return _SPECIAL[card.id]
    if card.kinds & CURSED:
        return -20
    if not card.kinds & ACTION:
        return JUNK + 2
    if _is_terminal(card):
        return max(JUNK, 10 * int(card.cost) + (2 if card.id in TERMINALS else -15))
    return 10 * int(card.cost) - 2


def _use(card: Card) -> int:
    if card.id in _SPECIAL_USES:
        return _SPECIAL_USES[card.id]
    if card.kinds & ACTION:
        return 15 + int(card.cost) if _is_terminal(card) else 26
    return 10 * int(card.coins) if card.kinds & TREASURE else 1


_WORTH: Final[vec[i64]] = vec[i64]([_worth(card) for card in CARDS])
_USE: Final[vec[i64]] = vec[i64]([_use(card) for card in CARDS])
_TERMINAL: Final[vec[i64]] = vec[i64]([int(_is_terminal(card)) for card in CARDS])
# How many further actions a card allows; for this, Nobles count as a village.
_VILLAGE: Final[vec[i64]] = vec[i64]([1 if card.id == "nobles" else max(0, int(card.actions) - 1) for card in CARDS])


def is_terminal(card: i64) -> bool:
    """Whether playing it uses up an action for good."""
    return _TERMINAL[card] > 0


def village(card: i64) -> i64:
    """How many more Actions can be played after it than before it."""
    return _VILLAGE[card]


def piles_to_go(state: State) -> i64:
    """How many more piles have to run out for the game to end by that."""
    limit: i64 = 3
    if len(state.players) > 4:
        limit = 4
    return limit - state.supply.empty


def haste(state: State) -> i64:
    """What a point is worth: nothing at first, much when the game is about to end."""
    provinces = state.supply.left(PROVINCE)
    if provinces <= 2:
        return 2 * URGENT
    if provinces <= len(state.players) + 2 or piles_to_go(state) == 1:
        return URGENT
    return 0


class Appraiser:
    """What cards are worth to a seat, as the game stands."""

    def __init__(self, state: State, seat: i64) -> None:
        self.owned = scoring.belongings(state, seat)
        self.haste = haste(state)
        # Whether the seat has as many Actions that use up an action as it can play.
        self.crowded = self.owned.total(_TERMINAL) >= ENOUGH_TERMINALS + self.owned.total(_VILLAGE)

    def worth(self, card: i64) -> int:
        """What it is worth to own a card from now on."""
        value = int(_WORTH[card])
        if self.haste and KINDS[card] & VICTORY:
            return value + int(self.haste) * scoring.worth(card, self.owned)
        if self.crowded and value > JUNK:
            if _TERMINAL[card]:
                return JUNK
            if _VILLAGE[card]:
                return value + NEEDED_VILLAGE
        return value


def worth(state: State, seat: i64, card: i64) -> int:
    """The same for a single card."""
    return Appraiser(state, seat).worth(card)


def worths(choice: Choice, state: State) -> list[int]:
    """What each option is worth to the seat that is asked."""
    eye = Appraiser(state, choice.seat)
    return [eye.worth(card) for card in choice.options()]


def coins_in(cards: Pile) -> i64:
    """The coins printed on all cards of a pile that are treasures."""
    coins: i64 = 0
    for card in cards.cards():
        if KINDS[card] & TREASURE:
            coins += CARDS[card].coins
    return coins


def purse(state: State, seat: i64) -> i64:
    """What a seat can spend this turn with the cards that it holds now."""
    hand = state.players[seat].hand
    return state.coins + coins_in(hand) + state.copper_bonus * hand.count(COPPER)


def by_value(choice: Choice, values: list[int]) -> list[int]:
    """All options, each as often as it is there, those of the lowest value first."""
    pairs = [(values[place], place) for place in choice.everything()]
    pairs.sort()
    return [place for _, place in pairs]


def spare(choice: Choice, state: State) -> list[tuple[int, int]]:
    """All options with their use in the hand, each as often as it is there, the least useful first."""
    places = choice.everything()
    values = uses([int(choice.option(place)) for place in places], actions_for(state, choice.seat))
    pairs = [(value, places[number]) for number, value in enumerate(values)]
    pairs.sort()
    return pairs


def actions_for(state: State, seat: i64) -> i64:
    """How many actions a seat has left; before its turn, the one that it begins with."""
    if seat == state.seat:
        return state.actions
    return 1


def uses(cards: list[int], actions: i64) -> list[int]:
    """The use of each card. Of the Actions that use up an action, only as many of the best count as can be played."""
    values = [use(card, actions) for card in cards]
    if actions > 0:
        actions += sum([int(_VILLAGE[card]) for card in cards])
    order = [(values[number], number) for number, card in enumerate(cards) if is_terminal(card)]
    order.sort(reverse=True)
    for _, number in order[max(0, actions) :]:
        values[number] = DEAD
    return values


def use(card: i64, actions: i64) -> int:
    """How much a card in hand helps in the turn to which it belongs, with a number of actions left."""
    if KINDS[card] & ACTION and actions == 0:
        return DEAD
    return int(_USE[card])


def short_of_actions(state: State, seat: i64) -> bool:
    """Whether Actions in hand will have to stay there for lack of actions."""
    hand = state.players[seat].hand
    if state.actions == 0:
        return hand.any_marked(KINDS, ACTION)
    return hand.total(_TERMINAL) > state.actions + hand.total(_VILLAGE)
