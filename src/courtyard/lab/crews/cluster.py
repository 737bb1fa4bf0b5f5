"""The machines of a Ray cluster. Ray plays again what was lost with a worker or a machine."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import courtyard
from courtyard.core.errors import Refused
from courtyard.lab.crews.crew import Crew, R, T

if TYPE_CHECKING:
    from ray import ObjectRef

RETRIES: Final = 20  # of a portion whose worker or machine is lost
THIS_MACHINE: Final = "auto"  # as Ray calls the cluster that this machine belongs to
CLIENT: Final = "ray://"  # how an address begins that is meant for a machine outside
PATIENCE: Final = 10.0  # seconds


class Cluster(Crew[T, R]):
    """As many at a time as the cluster has processors. On its machines the same Courtyard must be installed."""

    def __init__(self, work: Callable[[T], R], address: str) -> None:
        self.ray = connect(address)
        self.size = max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        self.work = self.ray.put(work)
        self.task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        self.numbers: dict[ObjectRef[tuple[str, R]], int] = {}

    def give(self, number: int, portion: T) -> None:
        self.numbers[self.task.remote(self.work, portion)] = number

    def collect(self) -> list[tuple[int, R]]:
        done, _ = self.ray.wait(list(self.numbers), num_returns=1)
        results = []
        for reference in done:
            version, result = self.ray.get(reference)
            if version != courtyard.__version__:
                raise Refused("cluster-version", version=version, present=courtyard.__version__)
            results.append((self.numbers.pop(reference), result))
        return results

    def dismiss(self) -> None:
        for reference in self.numbers:
            self.ray.cancel(reference, force=True)
        self.numbers.clear()
        self.ray.shutdown()


def do(work: Callable[[T], R], portion: T) -> tuple[str, R]:
    """What a machine of the cluster does, and which Courtyard it has."""
    return courtyard.__version__, work(portion)


def connect(address: str) -> Any:  # noqa: ANN401 - Ray as a module
    """Ray, connected, or refuse."""
    if find_spec("ray") is None:
        raise Refused("no-ray")
    knock(address)
    import ray  # noqa: PLC0415 - takes a second to load

    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        told = " ".join(str(error).split())
        raise Refused("no-cluster", address=address, reason=told) from None
    return ray


def knock(address: str) -> None:
    """See whether anybody is there, since Ray itself would wait for a minute."""
    if address == THIS_MACHINE:
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise Refused("cluster-address", example=THIS_MACHINE, address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Refused("no-cluster", address=address, reason=f"{error}.") from None
