"""Comparing what a scenario expects with what is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import named, shortened
from courtyard.core.phrase import Phrase
from courtyard.scenario.amounts import spread

T = TypeVar("T")


@dataclass(frozen=True)
class Difference:
    """Something that is not as expected; for a list, also what is missing and what there is too much of."""

    where: str
    expected: object
    actual: object

    @property
    def missing(self) -> list[object]:
        return surplus(self.expected, self.actual)

    @property
    def extra(self) -> list[object]:
        return surplus(self.actual, self.expected)


def surplus(these: object, those: object) -> list[object]:
    """What a list has more of than another one."""
    if not isinstance(these, list | tuple) or not isinstance(those, list | tuple):
        return []
    return list((Counter(these) - Counter(those)).elements())


class Comparison:
    """Compares with the facts of one table. What the table cannot have is refused, not just different."""

    def __init__(self, facts: Mapping[str, object], known: frozenset[str], seats: Sequence[str]) -> None:
        self.facts = facts
        self.known = known  # the names of all components
        self.seats = seats

    def differences(self, then: Mapping[str, object]) -> list[Difference]:
        found: list[Difference] = []
        for key, expected in then.items():
            if key in self.seats:
                found += self.seat_differences(key, expected)
            elif key in self.facts and key != "seats":
                found += self.compare(key, expected, self.facts[key])
            else:
                there = [*self.seats, *(fact for fact in self.facts if fact != "seats")]
                raise Refused("unknown-key", what=Phrase("what-this-table"), key=key, known=there)
        return found

    def seat_differences(self, seat: str, expected: object) -> list[Difference]:
        seats = self.facts["seats"]
        assert isinstance(seats, list)
        if not isinstance(expected, dict) or not expected:
            raise Refused("not-of-seat", seat=seat)
        return self.parts(seat, "'s ", expected, seats[self.seats.index(seat)])

    def parts(
        self, where: str, join: str, expected: Mapping[str, object], facts: Mapping[str, object]
    ) -> list[Difference]:
        found: list[Difference] = []
        for key, value in expected.items():
            fact = key if key in facts else name_id(key)
            if fact not in facts:
                raise Refused("unknown-key", what=named(where), key=key, known=list(facts))
            found += self.compare(f"{where}{join}{key}", value, facts[fact])
        return found

    def compare(self, where: str, expected: object, actual: object) -> list[Difference]:
        if isinstance(actual, dict):
            if not isinstance(expected, dict) or not expected:
                raise Refused("not-parts", key=where)
            return self.parts(where, ": ", expected, actual)
        if isinstance(actual, list | tuple):
            actual = type(actual)(self.by_name(part, expected) for part in actual)
            wanted: object = self.read_list(where, expected, type(actual))
        elif isinstance(expected, str) and expected in self.seats:
            wanted, actual = expected, self.by_name(actual, [expected])
        elif isinstance(actual, str):
            wanted = name_id(self.expect(where, expected, str, Phrase("what-a-name")))
        elif isinstance(actual, bool):
            wanted = self.expect(where, expected, bool, Phrase("what-a-truth"))
        else:
            wanted = self.expect(where, expected, int, Phrase("what-a-number"))
        return [] if alike(wanted, actual) else [Difference(where, wanted, actual)]

    def read_list(self, where: str, expected: object, kind: type[list[object] | tuple[object, ...]]) -> object:
        """A list that is compared in any order, or where the fact is a tuple, one in order."""
        names: list[object] = []
        for part in spread(self.expect(where, expected, list, Phrase("what-a-list"))):
            name = part if part in self.seats else name_id(str(part))
            if name not in self.known and name not in self.seats:
                raise Refused("not-on-table", thing=shortened(part), key=where)
            names.append(name)
        return kind(names)

    def by_name(self, fact: object, expected: object) -> object:
        """A seat, which facts give by number, by the name that it has in the scenario."""
        if isinstance(fact, int) and isinstance(expected, list) and all(name in self.seats for name in expected):
            return self.seats[fact]
        return fact

    def expect(self, where: str, value: object, kind: type[T], what: Phrase) -> T:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Refused("other-kind", key=where, what=what, value=shortened(value))
        return value


def alike(wanted: object, actual: object) -> bool:
    """A tuple compares in order, a list in any order."""
    if isinstance(actual, list) and isinstance(wanted, list):
        return Counter(wanted) == Counter(actual)
    return wanted == actual
