"""Which way to go, where a card offers several; and yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.gaining import is_junk
from courtyard.bots.dominion.spending import gets_further
from courtyard.bots.dominion.trashing import junk_in_hand
from courtyard.bots.dominion.value import (
    JUNK,
    actions_for,
    coins_in,
    haste,
    is_terminal,
    purse,
    short_of_actions,
    use,
    uses,
)
from courtyard.dominion.card import ACTION, CURSE, KINDS
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

MINION: Final = int(find_card("minion").number)
NEW_HAND: Final = 4  # cards
HOPED_OF_MINION: Final = 5  # coins: two, and a chance of yet another hand


def pick(choice: Choice, ways: list[str]) -> list[int]:
    return [choice.ways.index(way) for way in ways]


def answer(choice: Choice, *, agreed: bool) -> list[int]:
    return pick(choice, ["yes"] if agreed else ["no"])


def agree(choice: Choice, state: State) -> list[int]:  # noqa: ARG001 - every answer is called alike
    return answer(choice, agreed=True)


def pawn(choice: Choice, state: State) -> list[int]:
    """A card, and an action if there is something to play with it, or if the card may well be an Action."""
    wanted = short_of_actions(state, choice.seat) or (state.actions == 0 and draws_actions(state, choice.seat))
    return pick(choice, ["card", "action"] if wanted else ["card", "coin"])


def draws_actions(state: State, seat: i64) -> bool:
    """Whether at least one in four of the cards that come next is an Action."""
    player = state.players[seat]
    pool = player.deck if player.deck.size else player.discard
    return 4 * sum([1 for card in pool.cards() if KINDS[card] & ACTION]) >= max(1, pool.size)


def nobles(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["actions"] if short_of_actions(state, choice.seat) else ["cards"])


def trusty_steed(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["cards", "actions"] if short_of_actions(state, choice.seat) else ["cards", "coins"])


def steward(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """Trash two bad cards; or take the coins if they buy something better; or else cards."""
    if junk_in_hand(state, choice.seat) >= 2:
        return pick(choice, ["trash"])
    return pick(choice, ["coins"] if gets_further(buyer, state, choice.seat, 2) else ["cards"])


def minion(choice: Choice, state: State) -> list[int]:
    """Coins while more Minions are in hand; then a new hand if that promises more, or if this one is not needed."""
    player = state.players[choice.seat]
    if player.hand.has(MINION):
        return pick(choice, ["coins"])
    pool = player.deck.copy()
    if pool.size < NEW_HAND:
        pool.add_all(player.discard)
    hoped = NEW_HAND * (coins_in(pool) + HOPED_OF_MINION * pool.count(MINION)) // max(1, pool.size)
    now = price_of(purse(state, choice.seat) + 2)
    better = price_of(state.coins + hoped) > now or price_of(state.coins) == now
    return pick(choice, ["hand"] if better else ["coins"])


def price_of(coins: i64) -> i64:
    """What the dearest of Province, Minion and Silver costs that these coins buy."""
    if coins >= 8:
        return 8
    if coins >= 5:
        return 5
    if coins >= 3:
        return 3
    return 0


def torturer(choice: Choice, state: State) -> list[int]:
    """A Curse if there is none left, or if two cards would be the greater loss."""
    if state.supply.left(CURSE) == 0:
        return pick(choice, ["curse"])
    values = uses(state.players[choice.seat].hand.cards(), actions_for(state, choice.seat))
    values.sort()
    return pick(choice, ["discard"] if sum(values[:2]) <= 2 * JUNK else ["curse"])


def jester(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["they"] if is_junk(choice, state) else ["you"])


def spy(choice: Choice, state: State) -> list[int]:  # noqa: ARG001 - the same
    """Away with what is of little use to me, and with what is of use to another."""
    useful = use(choice.about, 1) > JUNK
    return answer(choice, agreed=useful == (choice.whom != choice.seat))


def library(choice: Choice, state: State) -> list[int]:
    """Set aside what cannot be played."""
    hand = state.players[choice.seat].hand.cards()
    waiting = sum([1 for card in hand if is_terminal(card)])
    dead = state.actions == 0 or (is_terminal(choice.about) and waiting > state.actions)
    return answer(choice, agreed=dead)


def mining_village(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """Trash it for what it brings: a Province, or near the end anything better."""
    better = gets_further(buyer, state, choice.seat, 2)
    return answer(choice, agreed=better and (purse(state, choice.seat) + 2 >= 8 or haste(state) > 0))
