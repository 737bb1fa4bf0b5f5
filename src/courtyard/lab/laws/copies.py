"""Laws of copies: a twin is whole and independent, and a table survives being written down."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from courtyard.core.choice import Seats
from courtyard.lab.laws.snapshot import snapshot

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.lab.laws.trial import Trial
    from courtyard.lab.table import Table

MOVES: Final = 10  # between one look at old copies and the next


def copied(trial: Trial) -> None:
    """A copy has every attribute of its original, at every question."""

    def compare(choice: Choice, state: Table) -> None:
        twin, original = snapshot(trial.rules.copy(state)), snapshot(state)
        trial.want(twin == original, f"a copy made at {choice.why} differs in {difference(original, twin)}.")

    trial.play(compare)


def independent(trial: Trial) -> None:
    """Playing a game leaves its copies alone, and playing a copy leaves the game alone."""
    moves = 0
    kept: list[tuple[Table, object]] = []

    def branch(state: Table) -> None:
        nonlocal moves
        moves += 1
        if moves % MOVES != 1:
            return
        for twin, then in kept:
            trial.want(snapshot(twin) == then, f"playing on changes a copy in {difference(then, snapshot(twin))}.")
        twin, now = trial.rules.copy(state), snapshot(state)
        play_some(trial, trial.rules.copy(state), MOVES)
        trial.want(snapshot(state) == now, f"playing a copy changes the game in {difference(now, snapshot(state))}.")
        kept[:] = [(twin, now)]

    trial.play(rest=branch)


def restored(trial: Trial) -> None:
    """A state that takes the position of another one has all of it, and shares nothing with it."""
    first = trial.rules.new(trial.options, trial.deal)
    start, slate = snapshot(first), trial.rules.copy(first)
    then = start

    def compare(choice: Choice, state: Table) -> None:
        nonlocal then
        trial.want(snapshot(slate) == then, "playing on changes a state that took its position before.")
        trial.rules.restore(slate, first)
        lost = difference(start, snapshot(slate))
        trial.want(not lost, f"back at the start from {choice.why}, a state differs in {lost}.")
        trial.rules.restore(slate, state)
        then = snapshot(state)
        lost = difference(then, snapshot(slate))
        trial.want(not lost, f"taking the position of another one at {choice.why}, a state differs in {lost}.")

    trial.play(compare)


def stored(trial: Trial) -> None:
    """A table that is dumped, written as JSON, read and loaded is the same table in every attribute."""

    def compare(choice: Choice, state: Table) -> None:
        data = trial.rules.dump(state)
        again = json.loads(json.dumps(data))
        trial.want(again == data, f"the dump at {choice.why} is not plain JSON.")
        loaded = trial.rules.load(again)
        trial.want(trial.rules.dump(loaded) == data, f"loading and dumping changes the table at {choice.why}.")
        lost = difference(snapshot(state), snapshot(loaded))
        trial.want(not lost, f"the dump at {choice.why} does not carry {lost}.")

    trial.play(compare)


def resumed(trial: Trial) -> None:
    """A loaded table plays on as the one that was dumped."""
    moves = 0

    def fork(state: Table) -> None:
        nonlocal moves
        moves += 1
        if moves % MOVES == 0:
            loaded = trial.rules.load(json.loads(json.dumps(trial.rules.dump(state))))
            here, there = trial.rules.copy(state), loaded
            play_some(trial, here, MOVES)
            play_some(trial, there, MOVES)
            trial.want(snapshot(here) == snapshot(there), "a loaded table plays on differently.")

    trial.play(rest=fork)


def play_some(trial: Trial, state: Table, moves: int) -> None:
    """Some random moves."""
    chooser = Seats(trial.players(state))
    while moves and not trial.rules.over(state):
        trial.rules.move(state, chooser)
        moves -= 1


def difference(one: object, other: object, where: str = "") -> str:
    """The place at which two snapshots differ, or nothing."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"{where}.{name}".lstrip("."), one[name], other[name]) for name in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and isinstance(one[0], dict):
        parts = [(f"{where}[{number}]", *pair) for number, pair in enumerate(zip(one, other, strict=True))]
    else:
        return f"{where or 'everything'} ({one} and {other})"
    return next(filter(None, (difference(mine, theirs, name) for name, mine, theirs in parts)))
