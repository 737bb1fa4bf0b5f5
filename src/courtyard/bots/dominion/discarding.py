"""What to part with for a while: discards, cards put back on the deck, reactions that do either."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.value import JUNK, purse, spare, step_of
from courtyard.core.pile import NONE
from courtyard.dominion.card import ACTION, CARDS, KINDS, TREASURE
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.redeal import known

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

MOAT: Final = int(find_card("moat").number)
HORSE_TRADERS: Final = int(find_card("horse-traders").number)
SECRET_CHAMBER: Final = int(find_card("secret-chamber").number)
# Attacks that take cards from the hand, and so want the good ones out of the way.
ROBBERS: Final = [int(find_card(card).number) for card in ("militia", "minion", "torturer", "followers")]


def least_useful(choice: Choice, state: State) -> list[int]:
    """As few as possible, and those that help least."""
    return [place for _, place in spare(choice, state)][: choice.least]


def useless(choice: Choice, state: State) -> list[int]:
    """As many as allowed of those that do not help at all."""
    return [place for value, place in spare(choice, state) if value < JUNK][: choice.most]


def for_an_action(choice: Choice, state: State) -> list[int]:
    """Something useless, if an action more would be used."""
    hand = state.players[choice.seat].hand
    waiting = sum([1 for card in hand.cards() if KINDS[card] & ACTION])
    return useless(choice, state) if waiting > state.actions else []


def for_a_buy(choice: Choice, state: State) -> list[int]:
    """Something useless, if there is money for a Province or more."""
    return useless(choice, state) if purse(state, choice.seat) >= 8 else []


def back_for_next_turn(choice: Choice, state: State) -> list[int]:
    """An Action that cannot be played now, or the best treasure that is not missed now, or else what helps least."""
    if state.actions == 0:
        for value, place in reversed(spare(choice, state)):
            if KINDS[choice.option(place)] & ACTION and value < JUNK:
                return [place]
    coins = purse(state, choice.seat)
    best, most = NONE, 0
    for place, card in enumerate(choice.options()):
        worth = int(CARDS[card].coins) if KINDS[card] & TREASURE else 0
        if worth > most and step_of(coins - worth) == step_of(coins):
            best, most = place, worth
    return [best] if best != NONE else least_useful(choice, state)


def best_on_top(choice: Choice, state: State) -> list[int]:
    """All of them, the most useful one uppermost."""
    return [place for _, place in reversed(spare(choice, state))]


def out_of_reach(choice: Choice, state: State) -> list[int]:
    """Onto the deck before an Attack: what comes after the three best cards if it goes for the hand, else the worst."""
    order = best_on_top(choice, state)
    if ROBBERS.count(int(state.in_play.top())) > 0 and len(order) >= 5:
        return order[3:5]
    return order[-2:]


def react(choice: Choice, state: State) -> list[int]:
    """Horse Traders and Moat always; Secret Chamber while it would show something new and no Moat has helped."""
    for card in (HORSE_TRADERS, MOAT):
        place = choice.where(card)
        if place != NONE:
            return [place]
    player = state.players[choice.seat]
    seen = player.deck.size > 0 and known(player, int(player.deck.size) - 1, int(choice.seat))
    if player.hand.has(MOAT) or seen:
        return []
    place = choice.where(SECRET_CHAMBER)
    return [place] if place != NONE else []
