"""For all tests: none fails because the machine has something else to do."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("courtyard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("courtyard")

# Tests that are started in the background ignore Ctrl-C, and so would the programs that they start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are processors: a test in a browser waits for pages half of its time."""
    return (os.cpu_count() or 1) * 3 // 2
