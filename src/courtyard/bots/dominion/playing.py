"""Which Action to play: those that give actions first, then the others by what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.bots.dominion.trashing import best_costing, best_profit, junk_in_hand
from courtyard.bots.dominion.value import JUNK, haste
from courtyard.core.pile import NONE
from courtyard.dominion.card import ACTION, ANY_KIND, ATTACK, COPPER, ESTATE, KINDS, TREASURE, Card
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

GIVES_ACTIONS: Final = 1000

# Cards that are best played at another time than their numbers tell.
_SPECIAL: Final = {
    "throne-room": GIVES_ACTIONS + 400,
    "cellar": GIVES_ACTIONS + 3,  # after all that draws: by then it is known what is left over
    "upgrade": GIVES_ACTIONS + 2,
    "minion": GIVES_ACTIONS + 1,  # last, since it may throw the rest of the hand away
    "conspirator": 990,  # right after those that give actions, which it wants to see played
}


def _rank(card: Card) -> int:
    if card.id in _SPECIAL:
        return _SPECIAL[card.id]
    if not card.kinds & ACTION:
        return 0
    base = 100 * int(card.actions) + 20 * int(card.cards) + 5 * int(card.coins) + int(card.cost)
    if card.actions:
        return GIVES_ACTIONS + base
    return base + 50 * int(card.cost) + (150 if card.kinds & ATTACK else 0)


# -- Actions that would do nothing, or harm ---------------------------------------------------------------------------
def lonely(state: State, seat: i64) -> bool:
    """Throne Room: there is nothing else to play."""
    throne = 0
    for card in state.players[seat].hand.cards():
        if KINDS[card] & ACTION:
            throne += 1
    return throne < 2


def no_junk(state: State, seat: i64) -> bool:
    return junk_in_hand(state, seat) == 0


def too_little_junk(state: State, seat: i64) -> bool:
    hand = state.players[seat].hand
    return junk_in_hand(state, seat) + hand.count(COPPER) < 2


def no_copper(state: State, seat: i64) -> bool:
    return not state.players[seat].hand.has(COPPER)


def no_estate(state: State, seat: i64) -> bool:
    return haste(state) == 0 and not state.players[seat].hand.has(ESTATE)


def no_better_treasure(state: State, seat: i64) -> bool:
    return best_profit(state, seat, 100, 3, TREASURE) <= 0


def nothing_to_remodel(state: State, seat: i64) -> bool:
    return best_profit(state, seat, 100, 2, ANY_KIND) <= 0


def nothing_to_upgrade(state: State, seat: i64) -> bool:
    return best_profit(state, seat, -1, 1, ANY_KIND) <= 0


def nothing_to_gain(state: State, seat: i64) -> bool:
    return best_costing(state, seat, 0, 4, ANY_KIND) < JUNK


def hand_full(state: State, seat: i64) -> bool:
    return state.players[seat].hand.size > 7


_SENSELESS: Final[dict[str, Callable[[State, i64], bool]]] = {
    "throne-room": lonely,
    "chapel": no_junk,
    "moneylender": no_copper,
    "coppersmith": no_copper,
    "baron": no_estate,
    "mine": no_better_treasure,
    "remodel": nothing_to_remodel,
    "upgrade": nothing_to_upgrade,
    "remake": nothing_to_upgrade,
    "trading-post": too_little_junk,
    "secret-chamber": no_junk,
    "workshop": nothing_to_gain,
    "ironworks": nothing_to_gain,
    "library": hand_full,
}
_RANK: Final[vec[i64]] = vec[i64]([_rank(card) for card in CARDS])
_HOLDS: Final = [_SENSELESS.get(card.id) for card in CARDS]
THRONE_ROOM: Final = int(find_card("throne-room").number)


def next_action(state: State, seat: i64) -> i64:
    """The Action to play next, or NONE."""
    hand = state.players[seat].hand
    best: i64 = NONE
    rank: i64 = 0
    place: i64 = 0
    while place < hand.size:
        card = hand.at(place)
        if _RANK[card] > rank and makes_sense(state, seat, card):
            best = card
            rank = _RANK[card]
        place += 1
    return best


def makes_sense(state: State, seat: i64, card: i64) -> bool:
    senseless = _HOLDS[card]
    return senseless is None or not senseless(state, seat)


def throne(choice: Choice, state: State) -> list[int]:
    """What to play twice: the strongest, and rather not another Throne Room."""
    best, most = 0, -1
    for place, card in enumerate(choice.options()):
        rank = int(_RANK[card]) % GIVES_ACTIONS
        if card == THRONE_ROOM or not makes_sense(state, choice.seat, card):
            rank = 0
        if rank > most:
            best, most = place, rank
    return [best]
