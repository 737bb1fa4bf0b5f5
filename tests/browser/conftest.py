"""A real server, a real Chromium, and the client as it is built."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import async_playwright, expect
from tests.browser.evidence import keep
from tests.browser.person import TIMEOUT, Person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator

    from playwright.async_api import Browser

ROOT: Final = Path(__file__).parents[2]
MAKE: Final = shutil.which("make") or "make"
# The one without windows of its own is the same browser and takes half the time.
CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
# Tests may run as root, where Chromium has no sandbox; and it should talk to nobody but us.
FLAGS: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()

FAILED: Final = pytest.StashKey[bool]()

expect.set_options(timeout=TIMEOUT)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever ends a test knows whether it failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is. The client is built first, if its sources have changed."""
    # What the make that runs the tests has to say is not for another one.
    alone = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    with (ROOT / "Makefile").open() as makefile:
        fcntl.flock(makefile, fcntl.LOCK_EX)  # tests may run in several processes; one of them builds
        subprocess.run([MAKE, "--silent", "client"], cwd=ROOT, check=True, env=alone)
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@contextmanager
def serving(data: Path, **surroundings: str) -> Iterator[str]:
    """A server with its data in this folder, and perhaps variables of its own."""
    command = [str(Path(sys.executable).with_name("courtyard")), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **surroundings}) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+?(?=/)", server.stdout.readline())
        assert found is not None, "the server did not say where it is"
        try:
            yield found[0].rstrip("/")
        finally:
            server.terminate()


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all; everybody has a window of their own in it, which knows nothing of the others."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=TIMEOUT)
        yield browser
        await browser.close()


@pytest.fixture
async def comes(
    address: str, chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[Callable[..., Awaitable[Person]]]:
    """Somebody comes with a browser of their own: `await comes("Anna", hand="touch")`."""
    async with AsyncExitStack() as stack:

        async def come(name: str = "Anna", at: str = address, **how: Any) -> Person:  # noqa: ANN401 - as Person.arrive takes it
            person = await Person.arrive(chromium, at, name, **how)
            file = tmp_path / f"window-{len(chromium.contexts)}"
            stack.push_async_callback(leave, person, file)
            return person

        async def leave(person: Person, file: Path) -> None:
            if person.faults or FAILED in request.node.stash:
                request.node.add_report_section("teardown", "page", await keep(person, file))
            await person.goes()

        yield come
