"""A server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
from tests.patience import PATIENCE

from courtyard.server.web.service import listen

if TYPE_CHECKING:
    from asyncio.subprocess import Process

PROGRAM: Final = Path(sys.executable).with_name("courtyard")
UNCOUNTED: Final = 10_000.0  # messages a second: more than anybody here can send


class Mortal:
    """Always at the same address, with the same data."""

    process: Process

    def __init__(self, data: Path, rate: float = UNCOUNTED) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.client = httpx.AsyncClient(timeout=PATIENCE)
        self.data = data
        self.rate = rate
        self.up = asyncio.Event()
        self.deaths = 0

    async def start(self) -> None:
        arguments = ["serve", "--no-pages", "--rate", f"{self.rate:g}", "--port", str(self.port)]
        arguments += ["--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:  # what it says when it is killed is of no interest
            self.process = await asyncio.create_subprocess_exec(
                PROGRAM, *arguments, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert b"ready" in await self.process.stdout.readline()
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        self.deaths += 1
        self.process.kill()
        await self.process.wait()
