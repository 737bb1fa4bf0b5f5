"""What becomes of a good message when somebody tampers with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

NUMBER: Final = re.compile(rb"-?\d+")
TEXT: Final = re.compile(rb'"[^"]*"')
LONG: Final = b'"' + b"x" * 300 + b'"'
NUMBERS: Final = [b"-1", b"0", b"1.5", b"1e999", b"-0", b"9" * 24, b"9223372036854775808", b"NaN", b"007"]
THINGS: Final = [b"null", b"true", b"{}", b"[]", b'""', b'"\xff"', b'"\\ud800"', b'"\\u0000"', b"[[[[", LONG]
BYTES: Final = [b"\x00", b"\xff", b"\xed\xa0\x80", b"\r\n", b"\r\n\r\n", b'"', b"\\", b"{", b"}", b"%00"]


def mutate(body: bytes, dice: random.Random) -> bytes:
    """Tampered with once or several times."""
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        body = dice.choice(WAYS)(body, dice)
    return body


def flip(body: bytes, dice: random.Random) -> bytes:
    if not body:
        return body
    place = dice.randrange(len(body))
    return body[:place] + bytes([body[place] ^ (1 << dice.randrange(8))]) + body[place + 1 :]


def cut(body: bytes, dice: random.Random) -> bytes:
    start, end = sorted(dice.randrange(len(body) + 1) for _ in range(2))
    return body[:start] + body[end:]


def stop(body: bytes, dice: random.Random) -> bytes:
    return body[: dice.randrange(len(body) + 1)]


def repeat(body: bytes, dice: random.Random) -> bytes:
    start, end = sorted(dice.randrange(len(body) + 1) for _ in range(2))
    return body[:end] + body[start:end] * dice.randrange(1, 4) + body[end:]


def insert(body: bytes, dice: random.Random) -> bytes:
    place = dice.randrange(len(body) + 1)
    return body[:place] + dice.choice(BYTES) + body[place:]


def exchange_number(body: bytes, dice: random.Random) -> bytes:
    return exchange(NUMBER, NUMBERS, body, dice)


def exchange_text(body: bytes, dice: random.Random) -> bytes:
    return exchange(TEXT, THINGS, body, dice)


def exchange(pattern: re.Pattern[bytes], others: list[bytes], body: bytes, dice: random.Random) -> bytes:
    found = list(pattern.finditer(body))
    if not found:
        return body
    one = dice.choice(found)
    return body[: one.start()] + dice.choice(others) + body[one.end() :]


def wrap(body: bytes, dice: random.Random) -> bytes:
    depth = dice.choice([1, 10, 500, 2000])
    return b"[" * depth + body + b"]" * depth


WAYS: Final[list[Callable[[bytes, random.Random], bytes]]] = [
    flip, cut, stop, repeat, insert, exchange_number, exchange_text, exchange_text, wrap,
]  # fmt: skip
