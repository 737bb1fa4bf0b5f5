"""The same match on a real Ray cluster of two machines, both of them this one."""

from __future__ import annotations

import json
import os
import signal
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import courtyard
from courtyard.core.errors import Refused
from courtyard.lab.crews import cluster
from courtyard.lab.crews.crew import Alone
from courtyard.lab.matches.match import play_parcel
from courtyard.lab.matches.planning import make_plan
from courtyard.lab.matches.simulation import Simulation, gather
from courtyard.terminal.app import run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from courtyard.lab.matches.match import Plan, Played
    from courtyard.lab.matches.parcels import Parcel

GAMES = 40
pytestmark = pytest.mark.xdist_group("cluster")  # it takes long to start, so that one must do


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with a worker each, on loopback."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # where this is off, Ray keeps to loopback
        from ray.cluster_utils import Cluster  # noqa: PLC0415 - reads the environment when it is loaded

        here: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False}
        made: Any = Cluster(initialize_head=True, head_node_args=here)
        made.add_node(**here)
        yield made.address
        made.shutdown()


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("dominion", ["big-money", "random"], {}, 6)


@pytest.fixture(scope="module")
def expected(plan: Plan) -> Simulation:
    simulation = Simulation(plan, GAMES)
    with Alone(partial(play_parcel, plan)) as crew:
        simulation.play(crew)
    return simulation


def play_and_die_once(folder: Path, plan: Plan, parcel: Parcel) -> Played:
    """The worker that gets the third parcel first is killed."""
    mark = folder / "dead"
    if parcel.number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_parcel(plan, parcel)


def told(simulation: Simulation) -> dict[str, object]:
    return without_times(simulation.result().to_json())


def without_times(match: dict[str, object]) -> dict[str, object]:
    return {key: match[key] for key in match if key not in {"seconds", "cpu_seconds", "games_per_cpu_second"}}


def test_a_cluster_plays_the_same_match(address: str, plan: Plan, expected: Simulation) -> None:
    simulation = Simulation(plan, GAMES)
    with gather(plan, 1, address) as crew:
        assert crew.size == 2
        simulation.play(crew)
    assert told(simulation) == told(expected)


def test_a_killed_worker_costs_no_result(address: str, plan: Plan, expected: Simulation, tmp_path: Path) -> None:
    simulation = Simulation(plan, GAMES)
    with cluster.Cluster(partial(play_and_die_once, tmp_path, plan), address) as crew:
        simulation.play(crew)
    assert (tmp_path / "dead").exists()
    assert told(simulation) == told(expected)


def test_the_command_line_plays_there_as_well(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = ["simulate", "dominion", "--players", "big-money,big-money-smithy", "--games", "20", "--seed", "2"]
    assert run([*match, "--json", "-", "--cluster", address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert run([*match, "--json", "-", "--jobs", "1"]) == 0
    assert without_times(there) == without_times(json.loads(capsys.readouterr().out))


def test_a_cluster_that_has_another_courtyard_is_refused(
    address: str, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courtyard, "__version__", "0.0.0")
    with gather(plan, 1, address) as crew, pytest.raises(Refused, match=r"but this is 0\.0\.0"):
        Simulation(plan, 2).play(crew)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nowhere", "A cluster has an address such as “192.0.2.1:6379” or “auto”, not “nowhere”."),
        ("127.0.0.1:1", "There is no Ray cluster at “127.0.0.1:1”: "),
    ],
)
def test_where_there_is_none_that_is_said(address: str, sentence: str, plan: Plan) -> None:
    with pytest.raises(Refused) as refused:
        gather(plan, 1, address)
    assert str(refused.value).startswith(sentence)


def test_without_ray_it_is_said_what_to_install(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(Refused, match=r"courtyard\[cluster\]"):
        gather(plan, 1, "auto")
