"""Rulings as pages list and tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.scenario import cards_of, find_rulings, read, script
from courtyard.server.rulings.stage import table_info
from courtyard.server.shapes.forms import Ruling, RulingInfo, RulingStep
from courtyard.server.shapes.refusal import message_of

if TYPE_CHECKING:
    from courtyard.scenario import Act
    from courtyard.server.rulings.case import Case


def contents(game: str) -> list[RulingInfo]:
    """All rulings of a game. Their files are read for it, which takes a moment."""
    scenarios = {name: read(path) for name, path in find_rulings(game).items()}
    return [RulingInfo(id=name, name=each.name, cards=cards_of(each)) for name, each in scenarios.items()]


def tell(case: Case) -> Ruling:
    """One ruling: what it says, and the way to see it."""
    scenario = case.scenario
    return Ruling(
        id=case.name,
        name=scenario.name,
        note=scenario.note,
        cites=list(scenario.cites),
        cards=cards_of(scenario),
        table=None if case.table is None else table_info(case, case.begin(), 0),
        steps=[] if case.table is None else [step_of(act) for act in script(scenario)],
        refused=None if case.refused is None else message_of(case.refused),
    )


def step_of(act: Act) -> RulingStep:
    refused = None if act.refused is None else message_of(act.refused)
    return RulingStep(seat=act.seat, why=act.why, names=act.names, places=act.places, refused=refused)
