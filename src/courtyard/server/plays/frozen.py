"""A game that is told from its entries, because the present rules cannot play it again, or need not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from courtyard.server.limits.bounds import MOST_ANSWERS
from courtyard.server.plays.chronicle import chronicles
from courtyard.server.plays.misfit import misfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.rules import Rules
    from courtyard.server.plays.chronicle import Chronicle
    from courtyard.server.plays.play import Play
    from courtyard.server.shapes.entries import Ended, Entry
    from courtyard.server.shapes.wire import Options


@dataclass
class Frozen:
    """Stands where a game would stand. Nobody is asked anything."""

    options: Options
    version: int  # of the rules by which it was played last
    answers: int
    ended: Ended | None = None
    finish: int | None = None  # how many entries its table had when it was over, as far as that is known
    dropped: bool = False
    over: bool = False
    names: list[str] = field(default_factory=list)  # of those who played it to the end, once it is over
    tokens: list[str | None] = field(default_factory=list)

    @property
    def answers_left(self) -> int:
        """How many more are kept of it, should its rules come back."""
        return max(0, MOST_ANSWERS - self.answers)


def freeze(told: Chronicle) -> Frozen:
    """A game as its entries tell it."""
    return Frozen(told.options, told.version, len(told.answers), told.ended, told.finish, told.dropped)


def freeze_play(play: Play) -> Frozen:
    """A game that is being played, and now given up."""
    return Frozen(play.options, play.version, len(play.session.answers))


def frozen_games(rules: Rules[Any], entries: Sequence[Entry], phase: str) -> dict[int, Frozen]:
    """By number, those games of a table that are told and not played: all but the last one, and that if it is stuck."""
    told = chronicles(entries, phase)
    games = {number: freeze(each) for number, each in enumerate(told, 1)}
    if told and not stuck(rules, told[-1]):
        del games[len(told)]
    return games


def stuck(rules: Rules[Any], told: Chronicle) -> bool:
    """Whether a game cannot go on: it was given up, or other rules played it and it would go differently by these."""
    return told.dropped or (told.version != rules.version and misfit(rules, told) is not None)
