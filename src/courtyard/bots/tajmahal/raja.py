"""A player that weighs what everything is worth to it now, in points, and does what promises most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.bots.tajmahal.building import choose_town
from courtyard.bots.tajmahal.hands import choose_cards
from courtyard.bots.tajmahal.playing import choose_play
from courtyard.bots.tajmahal.taste import Taste
from courtyard.core.choice import Choice, Chooser
from courtyard.tajmahal.state import State

if TYPE_CHECKING:
    from courtyard.core.state import State as CoreState


class Raja(Chooser):
    """Looks at what its seat may know, one turn ahead; rolls no dice and remembers nothing."""

    def __init__(self, taste: Taste | None = None) -> None:
        super().__init__()
        self.taste: Taste = Taste() if taste is None else taste

    def choose(self, choice: Choice, state: CoreState) -> list[int]:
        assert isinstance(state, State)
        if choice.why == "visit.play":
            return choose_play(choice, state, self.taste)
        if choice.why == "visit.take":
            return choose_cards(choice, state, self.taste)
        return choose_town(choice, state, self.taste, crown=choice.why == "visit.crown-town")
