"""What all chance of a game comes from: a number, or a secret that nobody is told before the end."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeAlias

from courtyard.core.errors import Refused
from courtyard.core.given import LARGEST_NUMBER, shortened

# A number makes quick dice, for games that hide nothing from anybody. A text of 32 hexadecimal digits is a secret of
# 128 bits and makes sealed dice: whatever was seen of their rolls, the next ones cannot be told.
Seed: TypeAlias = int | str

SECRET_SIZE: Final = 32  # digits
DIGITS: Final = frozenset("0123456789abcdef")

# What a secret is used for. The numbers of one use tell nothing of those of another.
ROLL: Final = b"courtyard.roll"
PUBLIC: Final = b"courtyard.public"
GUESS: Final = b"courtyard.guess"

KEYED_BITS: Final = 128

# A number is used for more than its deal as well. Changed by one of these it is far from all that people take for
# seeds, so that neither the deal itself nor that of a neighbouring number has anything to do with it.
WHO_BEGINS: Final = 0x2B7E151628AED2A6
KEY: Final = 0x3C6EF372FE94F82B  # the one guess that stands for all of them
TO_COME: Final = 0x1F83D9ABFB41BD6B  # the chance that is left after a guess


def keyed(secret: str, use: bytes, number: int) -> int:
    """A number of 128 bits: always the same for those who know the secret, and like any other for everybody else."""
    hashed = blake2b(number.to_bytes(8, "big"), digest_size=KEYED_BITS // 8, key=secret.encode(), person=use)
    return int.from_bytes(hashed.digest(), "big")


def secret_of(number: int) -> str:
    """The secret that is this number of 128 bits."""
    return f"{number:0{SECRET_SIZE}x}"


def check_seed(given: object) -> Seed:
    """A seed from outside, or refuse it."""
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) <= LARGEST_NUMBER:
        return given
    if isinstance(given, str) and len(given) == SECRET_SIZE and DIGITS.issuperset(given):
        return given
    raise Refused("seed", digits=SECRET_SIZE, value=shortened(given))


def draft_of(seed: Seed) -> int:
    """The number that draws what options leave open. What is drawn is no secret, so a secret has no part in it."""
    return seed if isinstance(seed, int) else 0


def guess_of(seed: Seed, answers: int) -> int:
    """What a bot guesses by, after this number of answers. It tells nothing of the seed, nor of other guesses."""
    secret = seed if isinstance(seed, str) else secret_of(seed & 0xFFFFFFFFFFFFFFFF)
    return keyed(secret, GUESS, answers) & 0x3FFFFFFFFFFFFFFF
