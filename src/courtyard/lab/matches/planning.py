"""From what somebody asks for to a match that can be played."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from courtyard.bots import Title, describe, wants
from courtyard.bots.titles import distinct
from courtyard.core.errors import Refused
from courtyard.games import find_game
from courtyard.lab.matches.entrants import enter
from courtyard.lab.matches.match import Plan
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.bots import Entrant
    from courtyard.lab.matches.entrants import Participant

SEEDS: Final = 1_000_000_000
START: Final = "start"


def make_plan(
    game: str, players: Sequence[Participant], options: Mapping[str, object], seed: int | None = None
) -> Plan:
    """Read the players and settle what the options leave open, or refuse."""
    game = find_game(game).name
    entrants = [enter(game, player) for player in players]
    number = secrets.randbelow(SEEDS) if seed is None else seed
    titles = call_entrants(game, entrants)
    settled = find_game(game).settle(complete(game, options, entrants), number)
    return Plan(game, settled, tuple(entrants), tuple(titles), number)


def complete(game: str, options: Mapping[str, object], entrants: Sequence[Entrant]) -> dict[str, object]:
    """What the rules are told. Where the cards are drawn, those that the players want are among them."""
    if options.get(START) is not None:
        raise Refused("start-of-match", key=START)
    wanted = [thing for entrant in entrants for thing in wants(game, entrant)]
    return {**find_speech(game).wishing(options, wanted), "players": len(entrants), START: 0}


def missing(plan: Plan) -> list[tuple[str, list[str]]]:
    """Who plays without what they want, since it is not on the table."""
    rules = find_game(plan.game)
    there, found = rules.census(rules.set_up(plan.options)), []
    for entrant, title in zip(plan.entrants, plan.titles, strict=True):
        lacks = [thing for thing in wants(plan.game, entrant) if thing not in there]
        if lacks:
            found.append((title.name, lacks))
    return found


def call_entrants(game: str, entrants: Sequence[Entrant]) -> list[Title]:
    """What everybody is called: as their strategy says, or as they were named where two strategies say the same."""
    titles = [describe(game, entrant) for entrant in entrants]
    meant: dict[str, set[Entrant]] = {}
    for entrant, title in zip(entrants, titles, strict=True):
        meant.setdefault(title.name, set()).add(entrant)
    names = [
        title.name if len(meant[title.name]) == 1 else entrant.name
        for entrant, title in zip(entrants, titles, strict=True)
    ]
    return [Title(name, title.about) for name, title in zip(distinct(names), titles, strict=True)]
