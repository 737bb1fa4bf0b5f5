"""What happened, as data. Words are made of it at the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from courtyard.core.seats import Doer, Viewer

EVERYONE: Final = -1  # as a set of seats: all of them, bystanders included


class Event:
    """Something that happened at the table, and who may know how much of it.

    `facts` are open to all; `secrets` only to the seats in `knows` (a bit a seat).
    """

    __slots__ = ("depth", "facts", "knows", "seat", "secrets", "what")

    def __init__(
        self,
        what: str,
        seat: Doer,
        facts: dict[str, object],
        secrets: dict[str, object] | None = None,
        knows: int = EVERYONE,
        depth: int = 0,
    ) -> None:
        self.what = what
        self.seat = seat  # whose doing it is, or NOBODY
        self.facts = facts
        self.secrets: dict[str, object] = {} if secrets is None else secrets
        self.knows = knows
        self.depth = depth  # how deep inside the effects of other cards

    def told_to(self, seat: Viewer) -> dict[str, object]:
        """The event as plain data for one seat, or for a BYSTANDER."""
        told: dict[str, object] = {"what": self.what, "seat": self.seat, "depth": self.depth}
        told.update(self.facts)
        if self.knows == EVERYONE or (seat >= 0 and self.knows >> seat & 1):
            told.update(self.secrets)
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._parts() == other._parts()

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in {**self.facts, **self.secrets}.items())
        return f"<{self.what}: seat {self.seat}{', ' if facts else ''}{facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._parts()

    def _parts(self) -> tuple[str, int, dict[str, object], dict[str, object], int, int]:
        return self.what, self.seat, self.facts, self.secrets, self.knows, self.depth
