"""Setting the table of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.core.session import Session
    from courtyard.scenario.scenario import Scenario


def start(scenario: Scenario) -> Session[Any]:
    """The game as the scenario sets it, before its first answer; or refuse with the place in the file."""
    return begin(scenario)[1]


def begin(scenario: Scenario) -> tuple[Record, Session[Any]]:
    """The same with its record, so that it can be kept when it is played on."""
    record = begin_record(scenario)
    try:
        return record, record.start(find_game(scenario.game))
    except Refused as refused:
        raise scenario.source.refuse(scenario.source.section("table"), refused.phrase) from None


def begin_record(scenario: Scenario) -> Record:
    """A record of a game that begins at the scenario's table."""
    rules = find_game(scenario.game)
    record = Record(rules.name, rules.version, {}, 0)
    try:
        record.table = rules.dump(rules.arrange(scenario.table))
    except Refused as refused:
        source = scenario.source
        raise source.refuse(source.blame(refused.phrase, source.section("table")), refused.phrase) from None
    return record
