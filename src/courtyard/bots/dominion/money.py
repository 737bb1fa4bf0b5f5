"""Big Money."""

from __future__ import annotations

from courtyard.bots.dominion.menu import Menu
from courtyard.core.choice import Choice, Chooser
from courtyard.core.state import State as CoreState
from courtyard.dominion.state import State


class MenuBot(Chooser):
    def __init__(self, menu: Menu) -> None:
        super().__init__()
        self.menu = menu

    def choose(self, choice: Choice, state: CoreState) -> list[int]:
        assert isinstance(state, State)
        why = choice.why
        if why == "turn.buy":
            return self.menu.order(choice, state)
        if why == "turn.treasures":
            return choice.everything()
        return [0]
