"""The answers of a scenario one after another, as whoever plays it has to give them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from courtyard.core.answer import name_id, write_answer
from courtyard.core.errors import Refused
from courtyard.scenario.running import Round
from courtyard.scenario.table import start

if TYPE_CHECKING:
    from courtyard.core.phrase import Phrase
    from courtyard.core.session import Session
    from courtyard.scenario.scenario import Line, Scenario


@dataclass(frozen=True)
class Act:
    """One answer: who gives it to which question, what is picked, and at which places among the options.

    One that is refused changes nothing: it says why, and has no places.
    """

    seat: int
    why: str
    names: list[str]
    places: list[int]
    refused: Phrase | None = None


def script(scenario: Scenario) -> list[Act]:
    """All answers of a scenario whose table can be set. It must be one that comes out as it says."""
    session = start(scenario)
    acts: list[Act] = []
    for step in scenario.steps:
        playing = Round(scenario, session, step)
        given = step.do[:-1] if step.refused else step.do
        acts += [play(playing, session, line) for line in given]
        if step.refused:
            acts.append(try_in_vain(playing, session, step.do[-1]))
    return acts


def play(playing: Round, session: Session[Any], line: Line) -> Act:
    choice = playing.question(line)
    places = playing.read(line, choice)
    session.answer(places)
    return Act(line.seat, choice.why, write_answer(session.rules, choice, places), places)


def try_in_vain(playing: Round, session: Session[Any], line: Line) -> Act:
    choice = playing.question(line)
    names = [name_id(name) for name in line.names]
    try:
        session.foresee(playing.read(line, choice))
    except Refused as refused:
        return Act(line.seat, choice.why, names, [], refused.phrase)
    raise AssertionError(line.text)  # a test plays all scenarios
