"""Players whose answers are looked at: the rules themselves trust everybody, for the sake of speed."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from courtyard.core.choice import Chooser
from courtyard.core.errors import Refused
from courtyard.core.given import shortened
from courtyard.core.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.position import Position
    from courtyard.core.state import State


class Checked(Chooser):
    """Lets somebody's program play, and refuses in a sentence what it must not answer.

    It has no reflexes: whatever it answers was asked properly.
    """

    def __init__(self, player: Any, name: str) -> None:  # noqa: ANN401 - what it really is remains to be seen
        super().__init__()
        if not isinstance(player, Chooser):
            raise Refused("not-a-player", name=name, value=shortened(player))
        self.player: Any = player
        self.name = name
        self.listens = player.listens

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.check(choice, self.tried(choice.why, self.player.choose, choice, state))

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        return self.check(choice, self.tried(choice.why, self.player.consider, position, choice))

    def hear(self, event: Event) -> None:
        self.tried(event.what, self.player.hear, event)

    def tried(self, at: str, part: Callable[..., object], *given: object) -> object:
        """What one of its parts returns, or refuse."""
        try:
            return part(*given)
        except Refused:
            raise
        except (Exception, SystemExit) as error:
            raise self.failed(at, error) from error

    def check(self, choice: Choice, answer: object) -> list[int]:
        """The answer, if the question allows it."""
        places = self.places(choice, answer)
        fault = choice.fault(places)
        if not fault:
            return places
        if fault == "unknown":
            raise self.refused(choice, places, Phrase("why-no-such-place", last=choice.size - 1))
        if fault == "repeated":
            often = [f"{choice.copies(place)} x {place}" for place in range(choice.size)]
            raise self.refused(choice, places, Phrase("why-too-often", offered=often))
        if choice.least == choice.most:
            raise self.refused(choice, places, Phrase("why-wants-exactly", wanted=choice.most, picked=len(places)))
        wants = Phrase("why-wants-between", least=choice.least, most=choice.most, picked=len(places))
        raise self.refused(choice, places, wants)

    def places(self, choice: Choice, answer: object) -> list[int]:
        """The answer as a list of numbers: a tuple will do, and so will any kind of whole numbers."""
        if not isinstance(answer, list | tuple):
            raise self.refused(choice, answer, Phrase("why-not-a-list"))
        try:
            return [index(place) for place in answer]
        except TypeError:
            raise self.refused(choice, answer, Phrase("why-not-numbers")) from None

    def refused(self, choice: Choice, answer: object, why: Phrase) -> Refused:
        return Refused("wrong-answer", name=self.name, question=choice.why, answer=shortened(answer), why=why)

    def failed(self, at: str, error: BaseException) -> Refused:
        """What its author has to know: at which question or event, what went wrong, and where."""
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        reason = f"{type(error).__name__}: {error}"
        refused = Refused("player-failed", name=self.name, at=at, reason=reason, place=place)
        refused.__cause__ = error  # compiled code forgets what it is raised from
        return refused
