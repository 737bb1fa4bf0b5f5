"""The checks after a step. Each gives the sentences that say what is wrong, none if all is well."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from courtyard.core.answer import name_id, offered
from courtyard.core.errors import Refused
from courtyard.scenario.amounts import spread
from courtyard.scenario.comparing import Comparison
from courtyard.scenario.lines import Telling
from courtyard.scenario.scenario import ALL
from courtyard.scenario.sense import Sense

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.session import Session
    from courtyard.scenario.explaining import Referee
    from courtyard.scenario.scenario import Asked, Scenario, Step


def counted(names: tuple[str, ...]) -> Counter[str]:
    """How often which options are named."""
    return Counter(name_id(name) for name in spread(names))


class Checker:
    """Looks at the table after a step that began when `heard` events had been told."""

    def __init__(self, scenario: Scenario, session: Session[Any], referee: Referee, heard: int) -> None:
        self.scenario = scenario
        self.session = session
        self.referee = referee
        self.events = session.events[heard:]

    def check(self, step: Step) -> list[str]:
        try:
            return self.facts(step) + self.question(step.asked) + self.told(step) + self.untold(step)
        except Refused as refused:
            path, line = self.scenario.path, str(step.place)
            raise Refused("in-step", path=path, step=str(step.number), line=line, why=refused.phrase) from None

    def facts(self, step: Step) -> list[str]:
        if not step.then:
            return []
        facts = self.session.rules.facts(self.session.state)
        comparison = Comparison(facts, self.referee.components, self.scenario.seats)
        return self.referee.describe(comparison.differences(step.then))

    # -- the open question ---------------------------------------------------------------------------------------------
    def question(self, asked: Asked | None) -> list[str]:
        if asked is None:
            return []
        choice = self.session.choice
        if asked.over:
            return [] if choice is None else ["The game should be over, but it goes on."]
        if choice is None:
            return ["A question should be open, but the game is over."]
        wrong: list[str] = []
        if asked.seat is not None and asked.seat != choice.seat:
            wrong.append(f"{self.scenario.seats[asked.seat]} should be asked now.")
        for word, expected, actual in (
            ("why", asked.why, choice.why),
            ("least", asked.least, choice.least),
            ("most", asked.most, choice.most),
        ):
            if expected is not None and expected != actual:
                wrong.append(f"“{word}” of the question should be {expected}, but it is {actual}.")
        return wrong + self.options(asked, choice)

    def options(self, asked: Asked, choice: Choice) -> list[str]:
        names = offered(self.session.rules, choice)
        copies = {name: int(choice.copies(place)) for place, name in enumerate(names)}
        least, exactly = counted(asked.offered), counted(asked.only)
        wrong: list[str] = []
        for name in dict.fromkeys([*least, *exactly, *(names if asked.only else ())]):
            found, times = copies.get(name, 0), exactly[name] if asked.only else least[name]
            if found < times or (asked.only and found > times):
                wrong.append(f"{self.referee.show(name)} should be offered {times} x, but it is {found} x.")
        for name in map(name_id, asked.not_offered):
            if any(part not in self.referee.components for part in name.split("+")):
                raise Refused("not-on-table", thing=name, key="not_offered")
            if name in copies:
                wrong.append(f"{self.referee.show(name)} should not be offered, but it is.")
        return wrong

    # -- what was told -------------------------------------------------------------------------------------------------
    def told(self, step: Step) -> list[str]:
        wrong: list[str] = []
        for name, lines in step.told.items():
            for line in lines:
                deaf = [seat for seat in self.scenario.listeners(name) if not self.heard(line, seat)]
                if deaf:
                    wrong += self.referee.not_told(line, deaf, self.events)
        return wrong

    def untold(self, step: Step) -> list[str]:
        """Nobody was told what `everyone` was not told; but somebody must have been told what only some were not."""
        wrong: list[str] = []
        for name, lines in step.untold.items():
            for line in lines:
                knowing = [seat for seat in self.scenario.listeners(ALL) if self.heard(line, seat)]
                spoiled = [seat for seat in self.scenario.listeners(name) if seat in knowing]
                wrong += [f"{self.referee.listener(seat)} should not have been told “{line}”." for seat in spoiled]
                if not knowing:
                    wrong += self.told_to_nobody(line, name)
        return wrong

    def told_to_nobody(self, line: str, name: str) -> list[str]:
        """A line that some must not hear proves nothing when nobody does; that nobody does, only if it makes sense."""
        if name != ALL:
            return self.referee.told_to_nobody(line, self.events)
        events = self.session.rules.events(self.session.state)
        unknown = Sense(self.scenario.seats, events, self.referee.components).nonsense(line)
        if unknown:
            raise Refused("never-told", part=unknown, line=line)
        return []

    def heard(self, line: str, listener: int) -> bool:
        return any(Telling(event, listener, self.scenario.seats).says(line) for event in self.events)
