"""The one error for bad input."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from courtyard.core.phrase import Fact, Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """What was asked for cannot be done: one sentence that says what was wrong, and what would be right.

    `no-game` is the message `refused-no-game`; `chess.no-piece` is that game's own, `chess-refused-no-piece`.
    """

    def __init__(self, id: str, /, **facts: Fact) -> None:  # noqa: A002 - what else
        super().__init__(id)
        game, dot, reason = id.rpartition(".")
        self.id = id
        self.phrase = Phrase(f"{game}{dot}refused-{reason}", **facts)
        self.facts = self.phrase.facts

    def __str__(self) -> str:
        """In English, for tracebacks and for whoever uses the library alone."""
        return str(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return refused_again, (self.id, self.facts)


def refused_again(id: str, facts: dict[str, Fact]) -> Refused:  # noqa: A002 - as above
    """What was refused in another process."""
    return Refused(id, **facts)
