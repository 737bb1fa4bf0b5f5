"""People who are simulated over real websockets, the server that they come to, and how long they wait."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from courtyard.server.web.service import listen

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

SHARES: Final = (0.5, 0.95, 0.99)


class Option(msgspec.Struct):
    """All that a hurried player looks at."""

    copies: int


class Asked(msgspec.Struct):
    """A question."""

    question: int
    why: str
    least: int
    most: int
    options: list[Option]
    usual: list[int] | None


class Heard(msgspec.Struct):
    """Any message, as far as it matters here."""

    type: str
    epoch: int = 0
    question: int = 0
    choice: Asked | None = None
    end: object = None


DECODER: Final = msgspec.json.Decoder(Heard)


class Caller:
    """Somebody at an address of this machine."""

    def __init__(self, server: str, address: str = "127.0.0.1") -> None:
        self.server, self.address = server, address
        self.client = httpx.AsyncClient(
            base_url=f"http://{server}",
            headers={"origin": f"http://{server}"},
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )

    async def posts(self, path: str, **wish: object) -> tuple[str, str]:
        """Open a table or sit down at one: its code, and the cookie of the seat."""
        made = await self.client.post(path, json=wish)
        self.client.cookies.clear()
        return made.json()["code"], made.headers["set-cookie"].partition(";")[0]

    def joins(self, code: str, cookie: str = "") -> connect:
        return connect(
            f"ws://{self.server}/api/tables/{code}/live",
            origin=f"http://{self.server}",  # type: ignore[arg-type] # a NewType of websockets
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            max_size=None,
        )


async def says(socket: ClientConnection, kind: str, /, **message: object) -> None:
    await socket.send(msgspec.json.encode({"type": kind, **message}).decode())


async def answers(socket: ClientConnection, epoch: int, asked: Asked, dice: random.Random) -> None:
    await says(socket, "answer", epoch=epoch, question=asked.question, places=some_answer(asked, dice))


def some_answer(asked: Asked, dice: random.Random) -> list[int]:
    """Any, but all treasures and the dearest cards: such games end."""
    if asked.usual is not None:
        return asked.usual
    if asked.why == "turn.buy":
        return [len(asked.options) - 1]
    places = [place for place, option in enumerate(asked.options) for _ in range(option.copies)]
    dice.shuffle(places)
    return places[: dice.randint(asked.least, asked.most)]


def mark(waits: list[float], share: float) -> float:
    """The wait, in seconds, that this share of all does not exceed."""
    return sorted(waits)[int(len(waits) * share)]


def marks(waits: list[float]) -> str:
    return "p50 / p95 / p99: " + " / ".join(f"{1000 * mark(waits, share):.1f} ms" for share in SHARES)


@contextmanager
def serving(*options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own: its address, and the process."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    program = str(Path(sys.executable).with_name("courtyard"))
    with tempfile.TemporaryDirectory() as data:
        command = [program, "serve", "--no-pages", "--port", str(port), "--data", data, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield f"127.0.0.1:{port}", process
            finally:
                process.terminate()
