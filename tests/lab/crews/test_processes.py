"""Work in portions: in order, never too much at a time, and not lost with those who did it."""

from __future__ import annotations

import os
import signal
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import pytest

from courtyard.core.errors import Refused
from courtyard.lab.crews.crew import AHEAD, Alone, in_order
from courtyard.lab.crews.processes import Lost, Processes
from courtyard.lab.matches.match import play_parcel
from courtyard.lab.matches.parcels import parcels
from courtyard.lab.matches.planning import make_plan
from courtyard.lab.matches.simulation import Simulation

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from courtyard.lab.matches.match import Plan, Played
    from courtyard.lab.matches.parcels import Parcel


def square(number: int) -> int:
    return number * number


def stumble(number: int) -> int:
    if number == 3:
        raise ValueError("three is too much")
    return number


def die_at(deadly: int, number: int) -> int:
    if number == deadly:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(folder: Path, number: int) -> int:
    """Leaves a mark before it dies, and does not die where there is one."""
    mark = folder / str(number)
    if number % 5 == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def play_or_die(folder: Path, plan: Plan, parcel: Parcel) -> Played:
    die_once(folder, parcel.number)
    return play_parcel(plan, parcel)


def test_results_come_in_the_order_of_the_portions() -> None:
    with Processes(square, 3) as crew:
        assert list(in_order(crew, range(40))) == [number * number for number in range(40)]
    assert crew.workers == []


def test_however_much_there_is_to_do_only_a_little_is_given_out() -> None:
    drawn = []

    def endless() -> Iterator[int]:
        for number in count():
            drawn.append(number)
            yield number

    with Alone(square) as crew:
        results = in_order(crew, endless())
        assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert len(drawn) <= 3 + AHEAD


def test_trouble_is_told_to_whoever_gave_the_work() -> None:
    with Processes(stumble, 2) as crew, pytest.raises(ValueError, match="three is too much") as told:
        list(in_order(crew, range(9)))
    assert "in stumble" in told.value.__notes__[0]


def test_a_worker_that_dies_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    with Processes(partial(die_once, tmp_path), 2) as crew:
        assert list(in_order(crew, range(12))) == list(range(12))
    assert sorted(mark.name for mark in tmp_path.iterdir()) == ["2", "7"]


def test_work_that_kills_everybody_is_given_up() -> None:
    sentence = "^A process that played games ended 3 times at the same place;"
    with Processes(partial(die_at, 4), 2) as crew, pytest.raises(Lost, match=sentence) as lost:
        list(in_order(crew, range(9)))
    assert lost.value.portion == 4
    assert isinstance(lost.value, Refused)


def test_a_killed_worker_costs_no_result(tmp_path: Path) -> None:
    plan = make_plan("dominion", ["big-money", "big-money-smithy"], {}, 9)
    undisturbed, disturbed = Simulation(plan, 60), Simulation(plan, 60)
    with Alone(partial(play_parcel, plan)) as alone:
        undisturbed.play(alone)
    with Processes(partial(play_or_die, tmp_path, plan), 2) as crew:
        disturbed.play(crew)
    assert sorted(mark.name for mark in tmp_path.iterdir()) == ["12", "17", "2", "7"]
    assert disturbed.played.tally.rows() == undisturbed.played.tally.rows()
    assert disturbed.played.diary.gains == undisturbed.played.diary.gains
    assert sum(parcel.rounds for parcel in parcels(30, 2)) == disturbed.played.tally.rounds
