"""What to part with for a while: discards, cards put back on the deck, reactions that do either."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.spending import makes, missed
from courtyard.bots.dominion.value import JUNK, purse, short_of_actions, spare, use
from courtyard.core.pile import NONE
from courtyard.dominion.card import ACTION, COPPER, KINDS
from courtyard.dominion.hidden import known
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

MOAT: Final = int(find_card("moat").number)
HORSE_TRADERS: Final = int(find_card("horse-traders").number)
SECRET_CHAMBER: Final = int(find_card("secret-chamber").number)
MARGIN: Final = 2  # by how much new cards must be better on average than one that is kept
# Attacks that take cards from the hand, and so want the good ones out of the way.
ROBBERS: Final = [int(find_card(card).number) for card in ("militia", "minion", "torturer", "followers")]


def least_useful(choice: Choice, state: State) -> list[int]:
    """As few as possible, and those that help least."""
    return [place for _, place in spare(choice, state)][: choice.least]


def useless(choice: Choice, state: State) -> list[int]:
    """As many as allowed of those that do not help at all."""
    return [place for value, place in spare(choice, state) if value < JUNK][: choice.most]


def for_new_cards(choice: Choice, state: State) -> list[int]:
    """What does not help at all, and Coppers where the cards to be drawn are better on average."""
    player = state.players[choice.seat]
    pool = player.deck if player.deck.size else player.discard
    hoped = sum([use(card, 1) for card in pool.cards()]) - MARGIN * int(pool.size)
    copper = use(COPPER, 1)
    worthless = copper + 1 if hoped > copper * pool.size else JUNK
    return [place for value, place in spare(choice, state) if value < worthless]


def for_an_action(choice: Choice, state: State) -> list[int]:
    """Something useless, if one more action would be used."""
    return useless(choice, state) if short_of_actions(state, choice.seat) else []


def for_a_buy(choice: Choice, state: State) -> list[int]:
    """Something useless, if there is money for a Province or more."""
    return useless(choice, state) if purse(state, choice.seat) >= 8 else []


def back_for_next_turn(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """An Action that cannot be played now, or the best treasure that is not missed now, or else what helps least."""
    if state.actions == 0:
        for value, place in reversed(spare(choice, state)):
            if KINDS[choice.option(place)] & ACTION and value < JUNK:
                return [place]
    best: i64 = NONE
    most: i64 = 0
    for place, card in enumerate(choice.options()):
        if makes(state, card) > most and not missed(buyer, state, choice.seat, card):
            best = place
            most = makes(state, card)
    return [int(best)] if best != NONE else least_useful(choice, state)


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
