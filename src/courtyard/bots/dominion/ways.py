"""Which way to go, where a card offers several; and yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.bots.dominion.gaining import is_junk
from courtyard.bots.dominion.trashing import junk_in_hand
from courtyard.bots.dominion.value import JUNK, haste, is_terminal, playable, purse, step_of, use, uses
from courtyard.dominion.card import ACTION, CURSE, KINDS

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State


def pick(choice: Choice, ways: list[str]) -> list[int]:
    return [choice.ways.index(way) for way in ways]


def answer(choice: Choice, *, agreed: bool) -> list[int]:
    return pick(choice, ["yes"] if agreed else ["no"])


def agree(choice: Choice, state: State) -> list[int]:  # noqa: ARG001 - every answer is called alike
    return answer(choice, agreed=True)


def wants_actions(choice: Choice, state: State) -> bool:
    """Whether there are Actions in hand and nothing to play them with."""
    if state.actions > 0:
        return False
    return len([card for card in state.players[choice.seat].hand.cards() if KINDS[card] & ACTION]) > 0


def pawn(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["card", "action"] if wants_actions(choice, state) else ["card", "coin"])


def nobles(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["actions"] if wants_actions(choice, state) else ["cards"])


def trusty_steed(choice: Choice, state: State) -> list[int]:
    return pick(choice, ["cards", "actions"] if wants_actions(choice, state) else ["cards", "coins"])


def steward(choice: Choice, state: State) -> list[int]:
    """Trash two bad cards; or take the coins if they buy something better; or else cards."""
    if junk_in_hand(state, choice.seat) >= 2:
        return pick(choice, ["trash"])
    coins = purse(state, choice.seat)
    return pick(choice, ["coins"] if step_of(coins + 2) > step_of(coins) else ["cards"])


def minion(choice: Choice, state: State) -> list[int]:
    """A new hand if this one buys little."""
    return pick(choice, ["coins"] if purse(state, choice.seat) >= 4 else ["hand"])


def torturer(choice: Choice, state: State) -> list[int]:
    """A Curse if there is none left, or if two cards would be the greater loss."""
    if state.supply.left(CURSE) == 0:
        return pick(choice, ["curse"])
    values = uses(state.players[choice.seat].hand.cards(), playable(state, choice.seat))
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


def mining_village(choice: Choice, state: State) -> list[int]:
    """Trash it for what it brings: a Province, or near the end anything better."""
    coins = purse(state, choice.seat)
    better = step_of(coins + 2) > step_of(coins)
    return answer(choice, agreed=better and (coins + 2 >= 8 or haste(state) > 0))
