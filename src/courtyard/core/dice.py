"""Chance, as one number in the state: copied with it, saved with it, the same on every machine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# An explicit mask makes compiled (wrapping) and interpreted (unbounded) arithmetic agree to the bit. It has 62 bits
# because mypyc keeps larger constants as objects.
LARGEST_WORD: Final = 0x3FFFFFFFFFFFFFFF
_STEP: Final = 2862933555777941757
_SHIFT: Final = 3037000493


@mypyc_attr(acyclic=True)
class Dice:
    """A permuted congruential generator. Equal words roll equal numbers for ever after."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start again from a seed; neighbouring seeds give unrelated rolls."""
        word: i64 = seed & LARGEST_WORD
        for _ in range(3):
            word = ((word ^ (word >> 31)) * _STEP + _SHIFT) & LARGEST_WORD
        self.word = word

    def roll(self, below: i64) -> i64:
        """A number from 0 to below - 1, all equally likely."""
        word: i64 = (self.word * _STEP + _SHIFT) & LARGEST_WORD
        self.word = word
        return (((((word >> 18) ^ word) >> 26) & 0xFFFFFFFF) * below) >> 32
