"""All that an object is made of, as plain data: two states with equal snapshots differ in nothing."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import TYPE_CHECKING

from courtyard.core.pile import Pile

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event


def snapshot(thing: object) -> object:
    """Every attribute of an object, whatever its class is, compiled or not, and of the objects in it."""
    if thing is None or isinstance(thing, str | int | float):
        return thing
    if isinstance(thing, Pile):
        return thing.cards()  # what lies unused in its storage is not part of it
    if isinstance(thing, dict):
        return [[snapshot(key), snapshot(value)] for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted(map(repr, thing))
    if isinstance(thing, list | tuple):
        return [snapshot(part) for part in thing]
    kind: type = type(thing)
    names = [*slots_of(kind), *getattr(thing, "__dict__", ())]
    if not names:
        raise TypeError(f"Nothing is known of what a {kind.__name__} is made of.")
    return {name: snapshot(getattr(thing, name, None)) for name in names}


@cache
def slots_of(kind: type) -> list[str]:
    """The attributes that a class keeps outside a __dict__: slots, and those of compiled classes."""
    found: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        for name, entry in vars(base).items():
            if isinstance(entry, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                found[name] = None
    return list(found)


def digest(data: object) -> str:
    """A short name for JSON data: equal for equal data, on every machine."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def plain_event(event: Event) -> list[object]:
    """All of an event, secrets included, in a form that can be compared."""
    return [event.what, event.seat, event.facts, event.secrets, event.knows, event.depth]


def plain_choice(choice: Choice | None) -> list[object]:
    """All of a question, in a form that can be compared."""
    if choice is None:
        return []
    options = [(int(choice.option(place)), int(choice.copies(place))) for place in range(choice.size)]
    bounds = (choice.least, choice.most, choice.limit)
    numbers = [int(number) for number in (choice.seat, *bounds, choice.about, choice.whom)]
    return [choice.why, choice.source, choice.ordered, list(choice.ways), numbers, options]
