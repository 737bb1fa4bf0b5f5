"""The player that follows a strategy, and where that is silent does as the default player does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion import playing
from courtyard.bots.dominion.answers import answer
from courtyard.bots.dominion.spending import Buyer
from courtyard.bots.dominion.strategy.ending import gains_defeat, is_ending, last_buy
from courtyard.bots.dominion.strategy.preference import complete, narrowed
from courtyard.bots.dominion.strategy.questions import GAIN
from courtyard.bots.dominion.strategy.reading import read_strategy
from courtyard.bots.dominion.value import HORN_OF_PLENTY
from courtyard.core.choice import EVERYTHING, THINK, Choice, Chooser
from courtyard.core.pile import NONE
from courtyard.dominion.state import State

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.strategy import Strategy
    from courtyard.core.state import State as CoreState

THRONE_ROOM: Final = "throne-room.play"
TEMPTING: Final = frozenset([THRONE_ROOM, *GAIN])  # questions with options that may be unwise


class StrategyBot(Buyer):
    """Plays Actions, then all treasures, and buys by its lists. It remembers nothing: it sees all on the table."""

    def __init__(self, strategy: Strategy) -> None:
        super().__init__()
        self.strategy = strategy

    def choose(self, choice: Choice, state: CoreState) -> list[int]:
        assert isinstance(state, State)
        why = choice.why
        if why == "turn.buy":
            return answer_with(choice, self.next_buy(state, choice.seat))
        if why == "turn.treasures":
            return treasures(choice, state)
        if why == "turn.action":
            return answer_with(choice, self.next_action(state, choice.seat))
        if why not in TEMPTING:
            return self.think(choice, state)
        wise = narrowed(choice, self.unwise(choice, state))
        if wise is choice:
            return self.think(choice, state)
        return [choice.where(wise.option(place)) for place in self.think(wise, state)]

    def reflex(self, why: str, seat: i64, state: CoreState) -> i64:
        assert isinstance(state, State)
        if why == "turn.buy":
            return self.next_buy(state, seat)
        if why == "turn.action":
            return self.next_action(state, seat)
        if why == "turn.treasures" and state.has_plain_treasures(seat):
            return EVERYTHING
        return THINK

    def next_buy(self, state: State, seat: i64) -> i64:
        """A card that can be paid for, or NONE."""
        strategy = self.strategy
        if strategy.careful and is_ending(state):
            return last_buy(state, seat)
        if state.players[seat].turns <= strategy.opening.turns:
            card = strategy.opening.wish(state, seat)
            if card != NONE:
                return card
        return strategy.menu.wish(state, seat)

    def next_action(self, state: State, seat: i64) -> i64:
        """An Action in hand, or NONE."""
        hand = state.players[seat].hand
        for line in self.strategy.first:
            card = line.option
            if hand.has(card) and line.holds(state, seat) and not self.held(state, seat, card):
                return card
        return playing.next_action(self, state, seat)

    def held(self, state: State, seat: i64, card: i64) -> bool:
        """Whether the strategy does not want a card to be played now."""
        for line in self.strategy.hold:  # noqa: SIM110 - a generator is one more object, and this is asked often
            if line.option == card and line.holds(state, seat):
                return True
        return False

    def unwise(self, choice: Choice, state: State) -> list[int]:
        """The options that the strategy would rather not have."""
        if choice.why == THRONE_ROOM:
            return [card for card in choice.options() if self.held(state, choice.seat, card)]
        if self.strategy.careful:
            return [card for card in choice.options() if gains_defeat(state, choice.seat, card)]
        return []

    def think(self, choice: Choice, state: State) -> list[int]:
        """As the strategy prefers it, or else as the default player would."""
        preference = self.strategy.answers.get(choice.why)
        if preference is None:
            return default(choice, state, self)
        picked = preference.picks(choice, state)
        if len(picked) < choice.least:
            return complete(choice, picked, default(choice, state, self))
        if picked or preference.alone:
            return picked
        return default(choice, state, self)


def default(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """What the default player answers; nothing where there is nothing to pick."""
    return answer(choice, state, buyer) if choice.size else []


def answer_with(choice: Choice, card: i64) -> list[int]:
    return [] if card == NONE else [choice.where(card)]


def treasures(choice: Choice, state: State) -> list[int]:
    """All of them as they lie in hand, but Horns of Plenty last: they count what is in play."""
    horn = choice.where(HORN_OF_PLENTY)
    order: list[int] = []
    for card in state.players[choice.seat].hand.cards():
        place = choice.where(card)
        if place not in (NONE, horn):
            order.append(place)
    if horn != NONE:
        order += [horn] * choice.copies(horn)
    return order


def follow(text: str, path: str) -> Chooser:
    """A player for the strategy that stands in a file."""
    return StrategyBot(read_strategy(text, path))
