"""A ruling that somebody opens: its scenario, and the table as that sets it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.games import find_game
from courtyard.scenario import begin_record, find_rulings, innermost, read
from courtyard.server.limits.bounds import CASES_KEPT
from courtyard.server.plays.play import Play
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from courtyard.core.phrase import Phrase
    from courtyard.scenario import Scenario


@dataclass(frozen=True)
class Case:
    """One ruling by its name. The table is as the rules dump it; None: it is refused, and the ruling is just that."""

    name: str
    scenario: Scenario
    table: dict[str, object] | None
    refused: Phrase | None

    def begin(self) -> Play:
        """A game that begins at the table of the ruling; or refuse with the reason that the ruling gives."""
        if self.table is None:
            raise Nay("no-position", 422)
        rules = find_game(self.scenario.game)
        play = Play(rules, {}, 0, 1, rules.version, self.table)
        play.names = list(self.scenario.seats)
        return play


@lru_cache(maxsize=CASES_KEPT)
def open_case(game: str, name: str) -> Case:
    """Find a ruling among those that come with the program: its name is looked up, and never used as a path."""
    path = find_rulings(game).get(name)
    if path is None:
        raise Nay("no-ruling", 404)
    scenario = read(path)
    try:
        return Case(name, scenario, begin_record(scenario).table, None)
    except Refused as refused:
        return Case(name, scenario, None, innermost(refused.phrase))
