"""What a hostile hand does to something real: to data piece by piece, to a text character by character; or it invents.

All of it is drawn from one `random.Random`, so that a number is enough to make the same thing again.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, Final

Dice = random.Random

TEXTS: Final = (
    "", " ", "-", "all", "random", "Copper", "copper ", "Moat", "base", "KAS1", "red-elephant-vizier", "vizier", "rice",
    "first-game", "2 Copper", "999 Gold", "A:", "A: all", "a.b", "coins >= 5", "turn" * 300, "x" * 41, "Moat" * 5000,
    "\x1b[2J", "\x00", "a\nb", "\u202e", "\ud800", "é" * 30, "“”", "{}", "%s", "../..", "-1", "1e9", "nan", "null", "[",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, -1, 2, 3, 5, 6, 7, 12, 13, 48, 49, 63, 64, 99, 1000, 200_000_000, 1 << 31, 1 << 53, 1 << 62, (1 << 63) - 1,
    1 << 63, 1 << 64, -(1 << 63), 10**30, 10**400, 0.5, -0.0, 1e308, float("inf"), float("nan"), True, False, None,
)  # fmt: skip
SIGNS: Final = tuple("\"'[]{}=,.:\n#\\ ()<>+-*\t09aZé\x1b\x00\ud800")
MANY: Final = 3000  # signs
LONG: Final = 30_000  # letters of a text that is not made a thousand times as long
SOME: Final = 300  # things
ENOUGH: Final = 5000  # places to choose from


def nested(depth: int) -> Any:  # noqa: ANN401 - whatever JSON can be
    """Lists in lists, or tables in tables."""
    within: Any = []
    for number in range(depth):
        within = [within] if number % 2 else {"a": within}
    return within


def scalar(dice: Dice) -> Any:  # noqa: ANN401 - the same
    return dice.choice(TEXTS) if dice.random() < 0.5 else dice.choice(NUMBERS)


def invented(dice: Dice, words: list[str], depth: int = 3) -> Any:  # noqa: ANN401 - the same
    """Anything, made of words that the reader knows and of others."""
    kind = dice.random()
    if depth == 0 or kind < 0.4:
        return dice.choice(words) if words and dice.random() < 0.5 else scalar(dice)
    size = dice.choice((0, 1, 2, 3, 5, 10, 12, 49))
    if kind < 0.7:
        return [invented(dice, words, depth - 1) for _ in range(size)]
    keys = [dice.choice(words) if words and dice.random() < 0.9 else dice.choice(TEXTS) for _ in range(size)]
    return {key: invented(dice, words, depth - 1) for key in keys}


def hostile(dice: Dice, old: Any) -> Any:  # noqa: ANN401 - the same
    """Something to put in the place of a value."""
    often = SOME if len(places(old)) < ENOUGH // SOME else 2
    ways: list[Callable[[], Any]] = [
        lambda: dice.choice(TEXTS),
        lambda: dice.choice(NUMBERS),
        lambda: [old],
        lambda: {"a": old},
        list,
        dict,
        lambda: nested(dice.choice((5, 50, 200))),
        lambda: [old] * dice.choice((2, often)),
        lambda: dict.fromkeys(map(str, range(often)), old),
    ]
    if isinstance(old, int) and not isinstance(old, bool):
        ways += [
            lambda: old + dice.choice((-1, 1)),
            lambda: -old,
            lambda: old * 10**9,
            lambda: str(old),
            lambda: old == 1,
        ]
    if isinstance(old, str):
        ways += [
            lambda: old * dice.choice((2, 1000 if len(old) <= LONG else 2)),
            lambda: old.upper() + old,
            lambda: old[:-1],
            lambda: scribbled(dice, old)[::-1],
        ]
    if isinstance(old, list):
        ways += [lambda: old + old, lambda: old[1:], lambda: dice.sample(old, len(old)), lambda: [*old, scalar(dice)]]
    return dice.choice(ways)()


def places(data: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401 - the same
    """Every place in some data: what it is in, and its key or number there."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting and len(found) < ENOUGH:
        part = waiting.pop()
        if isinstance(part, dict | list):
            keys = list(part) if isinstance(part, dict) else range(len(part))
            found += [(part, key) for key in keys]
            waiting += [part[key] for key in keys]
    return found


def changed(dice: Dice, data: Any) -> Any:  # noqa: ANN401 - the same
    """A copy with one place changed, or a few of them."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        found = places(data)
        if not found:
            return hostile(dice, data)
        within, key = dice.choice(found)
        deed = dice.random()
        if deed < 0.75:
            within[key] = hostile(dice, within[key])
        elif deed < 0.85:
            del within[key]
        elif isinstance(within, dict):
            within[dice.choice(TEXTS)] = within[key]
        else:
            other, there = dice.choice(found)
            if len(places(other[there])) < SOME:
                within[key] = copy.deepcopy(other[there])
    return data


def scribbled(dice: Dice, text: str) -> str:
    """A text with some signs, pieces or lines gone, doubled, moved or put in."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        start = dice.randrange(len(text) + 1)
        end = min(len(text), start + dice.choice((0, 1, 1, 5, 40)))
        piece = text[start:end]
        again, sign = piece * dice.choice((2, 50, MANY)), dice.choice(SIGNS)
        many = sign * dice.choice((1, 10, 500, MANY))
        put = dice.choice(("", many, again, piece[::-1], dice.choice(TEXTS), str(dice.choice(NUMBERS))))
        text = text[:start] + put + text[end:]
    if dice.random() < 0.2:
        lines = text.splitlines(keepends=True)
        dice.shuffle(lines)
        text = "".join(lines)
    return text
