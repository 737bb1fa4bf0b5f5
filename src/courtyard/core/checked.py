"""Players whose answers are looked at: the rules themselves trust everybody, for the sake of speed."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from courtyard.core.choice import Chooser
from courtyard.core.errors import Refused
from courtyard.core.given import shortened

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.position import Position
    from courtyard.core.state import State


class Checked(Chooser):
    """Lets somebody's program play, and refuses in a sentence what it must not answer.

    It has no reflexes: each of its answers is one to a question.
    """

    def __init__(self, player: Any, name: str) -> None:  # noqa: ANN401 - what it really is remains to be seen
        super().__init__()
        if not isinstance(player, Chooser):
            raise Refused(f"{name} is no player but {shortened(player)}; a player is a Chooser.")
        self.player: Any = player
        self.name = name
        self.listens = player.listens

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.check(choice, self.player.choose(choice, state))

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        return self.check(choice, self.player.consider(position, choice))

    def hear(self, event: Event) -> None:
        self.player.hear(event)

    def check(self, choice: Choice, answer: object) -> list[int]:
        """The answer, if the question allows it."""
        places = self.places(choice, answer)
        fault = choice.fault(places)
        if not fault:
            return places
        wanted = f"{choice.least}" if choice.least == choice.most else f"{choice.least} to {choice.most}"
        if fault in ("few", "many"):
            raise self.refused(choice, places, f"it picks {len(places)} and must pick {wanted}")
        if fault == "unknown":
            raise self.refused(choice, places, f"the places of the options are 0 to {choice.size - 1}")
        often = [f"{choice.copies(place)} of {place}" for place in range(choice.size)]
        raise self.refused(choice, places, f"it picks an option more often than it is there: {', '.join(often)}")

    def places(self, choice: Choice, answer: object) -> list[int]:
        """The answer as a list of numbers: a tuple will do, and so will any kind of whole numbers."""
        if not isinstance(answer, list | tuple):
            raise self.refused(choice, answer, "it must be a list of places of options")
        try:
            return [index(place) for place in answer]
        except TypeError:
            raise self.refused(choice, answer, "the places of options are whole numbers") from None

    def refused(self, choice: Choice, answer: object, why: str) -> Refused:
        return Refused(f"{self.name} answers {choice.why} with {shortened(answer)}, which is not allowed: {why}.")
