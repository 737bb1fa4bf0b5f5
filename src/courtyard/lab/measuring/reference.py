"""Our results beside those that others have published."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.core.choice import Seats
from courtyard.games import GAMES, find_game
from courtyard.lab.matches.match import play_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.bots.contest import Milestones, Row
    from courtyard.core.rules import Rules
    from courtyard.lab.table import Table

POINTS: Final = 1.5  # per cent that a share may differ by
TURNS: Final = 0.15
SEED: Final = 1


class Figure(NamedTuple):
    """One number, as published and as played here."""

    row: str
    what: str
    published: float
    ours: float
    tolerance: float

    @property
    def difference(self) -> float:
        return self.ours - self.published

    @property
    def good(self) -> bool:
        return abs(self.difference) <= self.tolerance


def compare(games: int) -> Iterator[Figure]:
    """Everything that is known of any game, played again; `games` for each row."""
    for game in GAMES:
        if find_spec(f"courtyard.bots.{game}.reference") is None:
            continue
        data = import_module(f"courtyard.bots.{game}.reference")
        for row in data.ROWS:
            yield from compare_row(find_game(game), row, games)
        for milestones in data.MILESTONES:
            yield from compare_milestones(find_game(game), milestones, games)


def compare_row(rules: Rules[Table], row: Row, games: int) -> Iterator[Figure]:
    tally = play_match(rules, row.contest, games, SEED)
    percent = 100 / tally.games
    for what, wins, published in zip(("first", "second", "tie"), [*tally.wins, tally.ties[0]], row.shares, strict=True):
        yield Figure(row.name, f"{what}, %", published, percent * wins, POINTS)
    for what, wins, published in zip(("starter", "other"), tally.seat_wins, row.by_seat, strict=False):
        yield Figure(row.name, f"{what}, %", published, percent * wins, POINTS)
    turns = sum(number * count for number, count in tally.lengths.items())
    yield Figure(row.name, "starter's turns", row.turns, turns / sum(tally.lengths.values()), TURNS)


def compare_milestones(rules: Rules[Table], milestones: Milestones, games: int) -> Iterator[Figure]:
    totals = dict.fromkeys(milestones.turns, 0)
    base = rules.set_up(rules.settle(milestones.contest.options, SEED))
    seats = Seats(milestones.contest.players)
    for number in range(games):
        state = rules.copy(base)
        rules.deal(state, SEED + number)
        reached = milestones.count(state)
        while not rules.over(state):
            rules.move(state, seats)
            for step in range(reached + 1, milestones.count(state) + 1):
                reached = step
                if step in totals:
                    totals[step] += rules.turns(state)[0]
    for step, published in milestones.turns.items():
        yield Figure(milestones.name, f"turns to {step}", published, totals[step] / games, TURNS)
