"""A log that strangers can neither fill nor make unreadable."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from starlette.requests import ClientDisconnect
from websockets.exceptions import WebSocketException

from courtyard.server.limits.rate import Gate

FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
EQUAL_LINES_A_SECOND: Final = 0.1
EQUAL_LINES_AT_ONCE: Final = 10.0
# What a client did wrong, or what the end cut short, is no fault of the code.
NO_FAULTS: Final = (UnicodeDecodeError, ClientDisconnect, WebSocketException, asyncio.CancelledError)


def prepare_log() -> None:
    logging.basicConfig(format=FORMAT, level=logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    sparing = Sparing()
    for handler in logging.getLogger().handlers:
        handler.addFilter(sparing)


class Sparing(logging.Filter):
    """A line for what is no fault of ours, instead of a page; and of lines that are all alike, only a few."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Gate(EQUAL_LINES_A_SECOND, EQUAL_LINES_AT_ONCE)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, NO_FAULTS):
            record.exc_info = None
        # Not yet filled in: a thousand tables that fail are one kind of line, as long as they fail in the same way.
        kind = f"{record.name} {record.msg} {type(error).__name__}"
        if not self._lines.bucket(kind).take():
            self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage().rstrip()} (and {left_out} more like this)", ()
        return True
