"""A strategy as a person reads it: what every game's strategies can tell of themselves."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One line: what, and when; the second may be empty."""

    what: str
    when: str


class Part(NamedTuple):
    """Some lines under a heading, in the order in which they are tried."""

    heading: str
    rows: list[Row]


class Outline(NamedTuple):
    """All of a strategy."""

    name: str
    about: str
    source: str
    notes: list[str]  # sentences
    parts: list[Part]


class Doubt(NamedTuple):
    """Something that can be right and seldom is, and the line of the file that it is about."""

    line: int
    sentence: str
