"""Chance, as one small value in the state: copied with it, saved with it, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.errors import Refused
from courtyard.core.seed import KEYED_BITS, PUBLIC, ROLL, check_seed, keyed, secret_of

if TYPE_CHECKING:
    from courtyard.core.seed import Seed

# An explicit mask makes compiled (wrapping) and interpreted (unbounded) arithmetic agree to the bit. It has 62 bits
# because mypyc keeps larger constants as objects.
LARGEST_WORD: Final = 0x3FFFFFFFFFFFFFFF
_STEP: Final = 2862933555777941757
_SHIFT: Final = 3037000493
# Where dice of the seed 0 stand. A new table begins with those; so does a copy, and searches make millions of copies.
_WORD_OF_ZERO: Final = 3129403423391212806


@mypyc_attr(free_list_len=1, acyclic=True)
class Dice:
    """Of two kinds, by their seed. Equal dice roll equal numbers for ever after.

    Quick dice are a permuted congruential generator: fast, but whoever has seen some twenty rolls can work out all
    others (tests/attack does). Sealed dice hash the number of the roll, with a secret as the key.
    """

    __slots__ = ("secret", "word")

    def __init__(self, seed: Seed | None = None) -> None:
        self.secret = ""  # of sealed dice
        # Where quick dice stand. Sealed ones count their rolls from -1 downwards: one look tells which they are.
        self.word: i64 = _WORD_OF_ZERO
        if seed is not None:
            self.reseed(seed)

    def reseed(self, seed: Seed) -> None:
        """Start again from a seed; neighbouring seeds give unrelated rolls."""
        if isinstance(seed, str):
            self.secret = seed
            self.word = -1
            return
        word: i64 = seed & LARGEST_WORD
        for _ in range(3):
            word = ((word ^ (word >> 31)) * _STEP + _SHIFT) & LARGEST_WORD
        self.secret = ""
        self.word = word

    def roll(self, below: i64) -> i64:
        """A number from 0 to below - 1, all equally likely."""
        word: i64 = self.word
        if word < 0:
            return self._roll_sealed(below)
        word = (word * _STEP + _SHIFT) & LARGEST_WORD
        self.word = word
        return (((((word >> 18) ^ word) >> 26) & 0xFFFFFFFF) * below) >> 32

    def _roll_sealed(self, below: i64) -> i64:
        return self._next(ROLL) * int(below) >> KEYED_BITS

    def _next(self, use: bytes) -> int:
        """The next number of sealed dice."""
        self.word -= 1
        return keyed(self.secret, use, self._rolls())

    def _rolls(self) -> int:
        """How often sealed dice were rolled."""
        return int(-1 - self.word)

    def public(self) -> Dice:
        """Dice for what everybody is to see: sealed ones have a secret of their own, so that theirs tell nothing."""
        if not self.secret:
            return self
        return Dice(secret_of(self._next(PUBLIC)))

    def become(self, other: Dice) -> None:
        """Roll from now on what the others will roll."""
        self.secret = other.secret
        self.word = other.word

    def stand_like(self, other: Dice) -> bool:
        """Whether neither of two dice that stood alike has been rolled since."""
        return self.word == other.word and self.secret == other.secret

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.stand_like(other)

    def __repr__(self) -> str:
        return f"<dice: {self._rolls()} sealed rolls>" if self.secret else f"<dice: {self.word}>"

    def __reduce__(self) -> tuple[object, ...]:
        return load_dice, (self.dump(),)

    def dump(self) -> object:
        """As JSON."""
        return {"secret": self.secret, "rolls": self._rolls()} if self.secret else int(self.word)

    def load(self, data: object) -> None:
        """Stand like the dice that were dumped, or refuse what cannot be dice."""
        secret: object = ""
        word = data
        if isinstance(data, dict):
            secret, word = check_seed(data.get("secret")), data.get("rolls")
        fits = isinstance(word, int) and not isinstance(word, bool) and 0 <= word <= LARGEST_WORD
        if not fits or not isinstance(secret, str):
            raise Refused("dice", most=str(LARGEST_WORD))
        assert isinstance(word, int)
        self.secret = secret
        self.word = -1 - word if secret else word


def load_dice(data: object) -> Dice:
    """Dice that stand like those that were dumped."""
    dice = Dice()
    dice.load(data)
    return dice
