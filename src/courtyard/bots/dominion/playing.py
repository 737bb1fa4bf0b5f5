"""Which Action to play next, and what to play twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.bots.dominion.senseless import makes_sense
from courtyard.bots.dominion.value import is_terminal, village
from courtyard.core.pile import NONE
from courtyard.dominion.card import ACTION, ATTACK, KINDS, Card
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.core.pile import Pile
    from courtyard.dominion.state import State

GIVES_ACTIONS: Final = 1000  # the rank of those that cost no action begins here

# Cards that are best played at another time than their numbers tell.
_SPECIAL: Final = {
    "throne-room": GIVES_ACTIONS + 400,
    "pawn": GIVES_ACTIONS + 110,
    "trusty-steed": GIVES_ACTIONS + 7,
    "nobles": GIVES_ACTIONS + 6,  # cards or actions: by then it is known which are wanted
    "shanty-town": GIVES_ACTIONS + 5,  # it draws when no other Action is left
    "menagerie": GIVES_ACTIONS + 4,  # when there are fewer cards to be alike; or at once, where none are
    "cellar": GIVES_ACTIONS + 3,  # after all that draws: by then it is known what is left over
    "upgrade": GIVES_ACTIONS + 2,
    "minion": GIVES_ACTIONS + 1,  # last, since it may throw the rest of the hand away
    "conspirator": 990,  # right after those that give actions, which it wants to see played
}
# The same as long as there is more than one action left.
_SPECIAL_AMPLE: Final = {
    "adventurer": 250,
    "tribute": 240,
    "steward": 230,
    "cellar": 195,  # when there is more to choose from
    "bridge": 190,  # before everything else that gains
    "horse-traders": 3,  # these three when there is nothing left that could be discarded by mistake
    "secret-chamber": 2,
    "library": 1,
}
# What it is worth to play a card twice, where its numbers tell too little.
_TWICE: Final = {
    "followers": 90,
    "witch": 85,
    "young-witch": 85,
    "torturer": 80,
    "trusty-steed": 70,
    "bag-of-gold": 65,
    "saboteur": 55,
    "feast": 55,
    "adventurer": 50,
    "jester": 50,
    "nobles": 50,
    "swindler": 45,
    "tribute": 45,
    "harvest": 45,
    "bridge": 45,
    "ironworks": 40,
    "steward": 40,
    "minion": 40,
    "tournament": 35,
    "remodel": 35,
    "mine": 35,
    "workshop": 30,
    "remake": 30,
    "thief": 30,
    "moneylender": 30,
    "library": 10,
    "cellar": 5,
    "chapel": 1,
    "throne-room": 0,
}


def _rank(card: Card) -> int:
    """With one action left: the best of all that uses it up comes first."""
    if card.id in _SPECIAL:
        return _SPECIAL[card.id]
    if not card.kinds & ACTION:
        return 0
    base = 100 * int(card.actions) + 20 * int(card.cards) + 5 * int(card.coins) + int(card.cost)
    if card.actions:
        return GIVES_ACTIONS + base
    return base + 50 * int(card.cost) + (150 if card.kinds & ATTACK else 0)


def _rank_ample(card: Card) -> int:
    """With more than one action left: what draws comes first."""
    if card.id in _SPECIAL_AMPLE:
        return _SPECIAL_AMPLE[card.id]
    if not card.kinds & ACTION or card.actions or card.id in _SPECIAL:
        return _rank(card)
    return 100 * int(card.cards) + 10 * int(card.cost) + (20 if card.kinds & ATTACK else 0)


def _twice(card: Card) -> int:
    return _TWICE.get(card.id, 20 * int(card.cards) + 15 * int(card.coins) + 3 * int(card.buys) + int(card.actions))


# No two cards have the same rank.
_RANK: Final[vec[i64]] = vec[i64]([100 * _rank(card) + int(card.number) for card in CARDS])
_RANK_AMPLE: Final[vec[i64]] = vec[i64]([100 * _rank_ample(card) + int(card.number) for card in CARDS])
_VALUE_TWICE: Final = [_twice(card) for card in CARDS]
CONSPIRATOR: Final = int(find_card("conspirator").number)
MENAGERIE: Final = int(find_card("menagerie").number)


def next_action(buyer: Buyer, state: State, seat: i64) -> i64:
    """The Action to play next, or NONE."""
    hand = state.players[seat].hand
    bound: i64 = 1 << 30
    while True:
        best: i64 = NONE
        most: i64 = 0
        for place in range(hand.size):
            rank = rank_of(state, hand, hand.at(place))
            if most < rank < bound:
                best = hand.at(place)
                most = rank
        if best == NONE or (not buyer.held(state, seat, best) and makes_sense(buyer, state, seat, best)):
            return best
        bound = most  # the next best


def rank_of(state: State, hand: Pile, card: i64) -> i64:
    """How soon a card of the hand is to be played; 0: not at all."""
    if not KINDS[card] & ACTION:
        return 0
    if card == MENAGERIE and all_different(hand):
        return 300 * GIVES_ACTIONS
    if card == CONSPIRATOR and state.actions_played < 2:
        return 21500  # then it uses up an action, like any other that makes two coins
    if state.actions > 1:
        return _RANK_AMPLE[card]
    return _RANK[card]


def all_different(hand: Pile) -> bool:
    """Whether a hand would hold no card twice once a Menagerie has been played from it."""
    alike = hand.size - hand.distinct().size
    return alike == 0 or (alike == 1 and hand.count(MENAGERIE) == 2)


def throne(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """What to play twice: what gains most by it; what gives actions, if others would have to stay in hand without."""
    hand = state.players[choice.seat].hand
    waiting = sum([1 for card in hand.cards() if KINDS[card] & ACTION]) - 1
    best, most = 0, -1
    for place, card in enumerate(choice.options()):
        value = _VALUE_TWICE[card] if makes_sense(buyer, state, choice.seat, card) else 0
        if state.actions == 0 and waiting > 0 and not is_terminal(card):
            value += 25 * min(2 + 2 * int(village(card)), waiting)
        if value > most:
            best, most = place, value
    return [best]
