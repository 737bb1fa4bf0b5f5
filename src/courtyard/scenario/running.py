"""Running a scenario: its answers one after another, its checks after every step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.core.phrase import Phrase
from courtyard.scenario.checking import Checker
from courtyard.scenario.explaining import Referee
from courtyard.scenario.table import start

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.session import Session
    from courtyard.scenario.scenario import Line, Scenario, Step


@dataclass(frozen=True)
class Verdict:
    """Whether a scenario came out as it says, and if not, why."""

    passed: bool
    explanation: str = ""
    session: Session[Any] | None = None  # the game as it stood in the end, if it was set up


class Wrong(Exception):
    """Something did not come out as the scenario says."""

    def __init__(self, place: int, sentences: list[str]) -> None:
        super().__init__()
        self.place = place
        self.sentences = sentences


def run(scenario: Scenario) -> Verdict:
    """Play a scenario to its end; a file that makes no sense is refused."""
    if scenario.refused:
        return refuse_table(scenario)
    session = start(scenario)
    referee = Referee(scenario, session)
    for step in scenario.steps:
        try:
            Round(scenario, session, step).play(referee)
        except Wrong as wrong:
            return Verdict(
                passed=False, explanation=referee.explain(step, wrong.place, wrong.sentences), session=session
            )
    if session.choice is not None and not session.at_rest:
        last = scenario.steps[-1]
        sentence = "The scenario ends in the middle of something; answer the open question as well."
        return Verdict(passed=False, explanation=referee.explain(last, last.place, [sentence]), session=session)
    return Verdict(passed=True, session=session)


def refuse_table(scenario: Scenario) -> Verdict:
    """The table must be refused, for the reason that the scenario says."""
    wanted = f"{scenario.path}: {scenario.name}\n  The table should be refused with “{scenario.refused}”, but"
    try:
        start(scenario)
    except Refused as refused:
        reason = innermost(refused.phrase)
        if scenario.refused == reason_of(reason):
            return Verdict(passed=True)
        return Verdict(passed=False, explanation=f"{wanted} with “{reason_of(reason)}”:\n  {refused}")
    return Verdict(passed=False, explanation=f"{wanted} it was set.")


class Round:
    """One step being played."""

    def __init__(self, scenario: Scenario, session: Session[Any], step: Step) -> None:
        self.scenario = scenario
        self.session = session
        self.step = step

    def play(self, referee: Referee) -> None:
        heard = len(self.session.events)
        answers = self.step.do[:-1] if self.step.refused else self.step.do
        for line in answers:
            self.answer(line)
        if self.step.refused:
            self.answer_in_vain(self.step.do[-1])
        sentences = Checker(self.scenario, self.session, referee, heard).check(self.step)
        if sentences:
            raise Wrong(self.step.place, sentences)

    def question(self, line: Line) -> Choice:
        """The open question, if the line answers it."""
        choice = self.session.choice
        if choice is None:
            raise Wrong(line.place, [f"“{line.text}” answers nothing: the game is over."])
        if choice.seat != line.seat:
            raise Wrong(line.place, [f"“{line.text}”: it is not {self.scenario.seats[line.seat]} who is asked now."])
        if line.why and choice.why != line.why:
            raise Wrong(line.place, [f"“{line.text}”: the question is {choice.why}, not {line.why}."])
        return choice

    def read(self, line: Line, choice: Choice) -> list[int]:
        if line.everything:
            return choice.everything()
        return read_answer(self.session.rules, choice, list(line.names))

    def answer(self, line: Line) -> None:
        choice = self.question(line)
        try:
            self.session.answer(self.read(line, choice))
        except Refused as refused:
            raise Wrong(line.place, [f"“{line.text}” is refused: {refused}"]) from None

    def answer_in_vain(self, line: Line) -> None:
        """The answer must be refused, for the reason that the step says."""
        choice = self.question(line)
        wanted = f"“{line.text}” should be refused with “{self.step.refused}”, but"
        try:
            self.session.look_back(len(self.session.answers)).answer(self.read(line, choice))
        except Refused as refused:
            if self.step.refused == refused.id:
                return
            raise Wrong(line.place, [f"{wanted} with “{refused.id}”:", str(refused)]) from None
        raise Wrong(line.place, [f"{wanted} it is a good answer."])


def innermost(phrase: Phrase) -> Phrase:
    """What was refused first, without the places in the file that were put before it."""
    within = phrase.facts.get("why")
    return innermost(within) if isinstance(within, Phrase) else phrase


def reason_of(phrase: Phrase) -> str:
    """The id of the refusal that a phrase was made for."""
    return phrase.id.replace("refused-", "", 1)
