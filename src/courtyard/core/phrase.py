"""What is to be said, as data: a message of the catalogues by its id, and the facts that fill it.

Whoever reads it is told in a language of their own. Core knows no words: where a sentence is wanted after all, in a
traceback or where somebody prints what was raised, the package is asked for one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypeAlias, Union

from mypy_extensions import mypyc_attr

STAND_IN: Final = "\N{REPLACEMENT CHARACTER}"  # for what a file or a request put in to steer somebody's terminal

# Fluent refuses to fill in anything of more than 2,500 characters.
LONGEST: Final = 500
LONGEST_LIST: Final = 2000
LARGEST: Final = 1_000_000_000_000_000
ENDLESS: Final = 1 << 127

Plain: TypeAlias = str | int | float | list[str]  # a list is what LIST and CARDS take
Fact: TypeAlias = Union[Plain, "Phrase"]


@mypyc_attr(native_class=False)  # so that it travels between processes as any other value of Python does
class Phrase:
    """A sentence, or a part of one. `hint-near` is the message of that id, `chess.hint-pieces` one of that game."""

    def __init__(self, id: str, /, **facts: Fact) -> None:  # noqa: A002 - what else
        self.id = id
        self.facts = {name: printable(fact) for name, fact in facts.items()}

    @property
    def game(self) -> str:
        """The game whose words it is said in; "" if any will do."""
        return self.id.rpartition(".")[0]

    @property
    def message(self) -> str:
        """The id of the message."""
        return self.id.replace(".", "-", 1)

    def bare(self) -> str:
        """For want of words."""
        return " ".join([self.message] + [f"({name}: {spelt(fact)})" for name, fact in self.facts.items()])

    def __str__(self) -> str:
        """In English."""
        return str(import_module("courtyard").in_english(self))

    def __repr__(self) -> str:
        facts = [f"{name}={fact!r}" for name, fact in self.facts.items()]
        return f"Phrase({', '.join([repr(self.id), *facts])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.facts) == (other.id, other.facts)


def printable(fact: Fact) -> Fact:
    """A fact of a length that can be read, without signs that would steer a screen."""
    if isinstance(fact, str):
        return seen(fact)
    if isinstance(fact, int) and not -LARGEST < fact < LARGEST:
        return shown_digits(fact)
    return some_of([seen(item) for item in fact]) if isinstance(fact, list) else fact


def shown_digits(number: int) -> str:
    """A number that is too large to be said as one: Fluent knows no more digits than a float."""
    sign = "-" if number < 0 else ""
    return f"{sign}∞" if abs(number) >= ENDLESS else seen(f"{sign}{abs(number)}")


def seen(text: str) -> str:
    """On one line: what a program said of its own fault may have several."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - 1]}…"
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() else STAND_IN for sign in " ".join(text.splitlines())])


def some_of(items: list[str]) -> list[str]:
    """As many as fit into a sentence."""
    room = LONGEST_LIST
    for place, item in enumerate(items):
        room -= len(item) + 2  # and what joins it to the next
        if room < 0:
            return [*items[:place], "…"]
    return items


def spelt(fact: Fact) -> str:
    if isinstance(fact, Phrase):
        return fact.bare()
    return ", ".join(fact) if isinstance(fact, list) else str(fact)
