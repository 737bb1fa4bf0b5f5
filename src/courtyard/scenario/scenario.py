"""A scenario as it stands in its file, seats by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from courtyard.core.seats import BYSTANDER

if TYPE_CHECKING:
    from courtyard.core.source import Source

A_BYSTANDER: Final = "bystander"  # what a file calls a listener without a seat
ALL: Final = "everyone"  # and what it calls all seats and a bystander


@dataclass(frozen=True)
class Line:
    """One answer: who gives it, to which question (if that is said), and what is picked."""

    text: str
    place: int  # the line of the file
    seat: int
    why: str  # "" where it is not said
    names: tuple[str, ...]
    everything: bool


@dataclass(frozen=True)
class Asked:
    """What must be true of the open question; `over`: there is none, since the game is over."""

    over: bool = False
    seat: int | None = None
    why: str | None = None
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    only: tuple[str, ...] = ()  # these and no others
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Step:
    """Some answers, and what must be true after them."""

    number: int
    place: int
    do: tuple[Line, ...] = ()
    then: Mapping[str, object] = field(default_factory=dict)
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    untold: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    asked: Asked | None = None
    refused: str = ""  # the id with which the last answer is refused

    @property
    def checks(self) -> bool:
        """Whether anything is checked at all."""
        return bool(self.then or self.told or self.untold or self.asked or self.refused)


@dataclass(frozen=True)
class Scenario:
    """One file."""

    source: Source
    name: str
    cites: tuple[str, ...]
    note: str
    game: str
    seats: tuple[str, ...]
    table: Mapping[str, object]  # as `Rules.arrange` wants it
    steps: tuple[Step, ...]
    refused: str  # the id with which the table itself is refused, or ""

    @property
    def path(self) -> str:
        return self.source.path

    def listeners(self, name: str) -> list[int]:
        """Those who are meant by a name in `told`."""
        if name == ALL:
            return [*range(len(self.seats)), BYSTANDER]
        return [BYSTANDER] if name == A_BYSTANDER else [self.seats.index(name)]
