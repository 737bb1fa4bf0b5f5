"""What to take, and what to make others take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.bots.dominion.value import JUNK, URGENT, Appraiser, by_value, haste, use, worth, worths
from courtyard.core.pile import NONE
from courtyard.dominion.card import DUCHY
from courtyard.dominion.hidden import known

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State


def best(choice: Choice, state: State) -> list[int]:
    """What is worth most."""
    return by_value(choice, worths(choice, state))[-1:]


def best_if_good(choice: Choice, state: State) -> list[int]:
    """What is worth most, unless all of it is junk."""
    place = best(choice, state)[0]
    return [place] if worth(state, choice.seat, choice.option(place)) >= JUNK else []


def all_good(choice: Choice, state: State) -> list[int]:
    """Everything that is not junk."""
    values = worths(choice, state)
    return [place for place in choice.everything() if values[place] >= JUNK]


def worst_for_them(choice: Choice, state: State) -> list[int]:
    """What is worth least to the seat that gets it."""
    eye = Appraiser(state, choice.whom)
    values = [eye.worth(card) for card in choice.options()]
    return by_value(choice, values)[:1]


def prize(choice: Choice, state: State) -> list[int]:
    """The best prize; a Duchy at the very end, or when no prize is left."""
    duchy = choice.where(DUCHY)
    if haste(state) > URGENT and state.supply.left(DUCHY) > 0:
        return [duchy]
    places = by_value(choice, worths(choice, state))
    return [place for place in places if place != duchy][-1:] or [duchy]


def likeliest(choice: Choice, state: State) -> list[int]:
    """The name of the next card, if it is known; or else of the most frequent card where it comes from."""
    player = state.players[choice.seat]
    top = int(player.deck.size) - 1
    if top >= 0 and known(player, top, int(choice.seat)):
        return [choice.where(player.deck.at(top))]
    source = player.deck if player.deck.size else player.discard
    # Of two that are equally likely, the more useful one.
    hopes = [100 * int(source.count(card)) + use(card, state.actions) for card in choice.options()]
    return by_value(choice, hopes)[-1:]


def is_junk(choice: Choice, state: State) -> bool:
    """Whether the card in question is not worth having."""
    return choice.about == NONE or worth(state, choice.seat, choice.about) < JUNK
