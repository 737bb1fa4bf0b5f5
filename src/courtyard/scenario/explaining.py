"""What a referee would say about a scenario that did not come out as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from courtyard.core.answer import offered
from courtyard.core.seats import REFEREE
from courtyard.scenario.lines import Telling
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from courtyard.core.event import Event
    from courtyard.core.session import Session
    from courtyard.scenario.comparing import Difference
    from courtyard.scenario.scenario import Scenario, Step

LAST: Final = 12  # as many events are told again


class Referee:
    """Explains in plain lines; sees all cards, for a scenario has no secrets."""

    def __init__(self, scenario: Scenario, session: Session[Any]) -> None:
        self.scenario = scenario
        self.session = session
        self.speech = find_speech(session.rules.name)
        self.components = frozenset(session.rules.census(session.state))  # their ids

    def explain(self, step: Step, place: int, sentences: list[str]) -> str:
        """The whole: which scenario, where in it, what is wrong, who is asked what, and how it came to that."""
        lines = [f"{self.scenario.path}, line {place}: {self.scenario.name}  [{'; '.join(self.scenario.cites)}]"]
        answers = ", ".join(f"“{line.text}”" for line in step.do)
        lines.append(f"Step {step.number}{f': {answers}' if answers else ''}")
        lines += [f"  {sentence}" for sentence in sentences]
        lines += [self.question(), "The last events:"]
        lines += self.tell(self.session.events[-LAST:], REFEREE)
        return "\n".join(lines)

    def question(self) -> str:
        """Who is asked what, with all options."""
        choice = self.session.choice
        if choice is None:
            return "The game is over; nobody is asked anything."
        names = offered(self.session.rules, choice)
        counts = [int(choice.copies(place)) for place in range(len(names))]
        options = ", ".join(
            self.show(name) if count == 1 else f"{count} x {self.show(name)}"
            for name, count in zip(names, counts, strict=True)
        )
        wanted = f"{choice.least}" if choice.least == choice.most else f"{choice.least} to {choice.most}"
        return f"Now {self.scenario.seats[choice.seat]} is asked {choice.why}: {wanted} of {options}"

    def describe(self, differences: list[Difference]) -> list[str]:
        """What was expected beside what is there."""
        lines: list[str] = []
        for difference in differences:
            lines.append(difference.where)
            lines.append(f"  should be  {self.show(difference.expected)}")
            lines.append(f"  but is     {self.show(difference.actual)}")
            if difference.missing:
                lines.append(f"  missing    {self.show(difference.missing)}")
            if difference.extra:
                lines.append(f"  too many   {self.show(difference.extra)}")
        return lines

    def show(self, value: object) -> str:
        """A value as people write it: cards by their printed names."""
        if isinstance(value, list):
            return ", ".join(sorted(self.show(part) for part in value)) or "(empty)"
        if isinstance(value, tuple):
            return ", ".join(self.show(part) for part in value) or "(empty)"
        if isinstance(value, str) and value in self.components:
            return self.speech.spelled(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return str(value) or "(nothing)"

    # -- what was told ------------------------------------------------------------------------------------------------
    def listener(self, seat: int) -> str:
        return self.scenario.seats[seat] if seat >= 0 else "A bystander"

    def not_told(self, line: str, deaf: list[int], events: list[Event]) -> list[str]:
        """What was told to the first of those who should have been told something else."""
        who = ", ".join(map(self.listener, deaf))
        first = f"; {self.listener(deaf[0])} was told only" if len(deaf) > 1 else ", but was told only"
        return [f"{who} should have been told “{line}”{first}:", *self.tell(events, deaf[0])]

    def told_to_nobody(self, line: str, events: list[Event]) -> list[str]:
        """A line that some must not hear proves nothing when nobody does."""
        lines = [f"“{line}” was told to nobody (“everyone” says so, if that is meant); what happened is:"]
        return lines + self.tell(events, REFEREE)

    def tell(self, events: list[Event], listener: int) -> list[str]:
        """Events line by line, effects inside effects further to the right."""
        seats = self.scenario.seats
        lines = [f"  {'  ' * event.depth}{Telling(event, listener, seats, self.show).line()}" for event in events]
        return lines or ["  (nothing)"]
