"""Everything that is stored, held against the present rules; and what can be moved on to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from courtyard.games import find_game
from courtyard.server.plays.chronicle import chronicles
from courtyard.server.plays.misfit import Misfit, misfit, play_again
from courtyard.server.plays.outcome import end_of
from courtyard.server.plays.play import Play
from courtyard.server.shapes.entries import Ended, Opened, Patched, read_entry, write_entry

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from courtyard.core.rules import Rules
    from courtyard.server.plays.chronicle import Chronicle
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.storage.reader import Reader
    from courtyard.server.storage.store import Store


@dataclass(frozen=True)
class Finding:
    """What became of one game, or of a table whose entries cannot be read."""

    code: str
    game: str
    number: int  # at its table; 0: the table cannot be read
    version: int  # of the rules by which it was played
    over: bool
    misfit: Misfit | None  # None: it goes the same
    written: tuple[Entry, ...] = ()  # what is added to its table

    @property
    def lost(self) -> bool:
        """Whether somebody cannot go on with something."""
        return self.number == 0 or (self.misfit is not None and not self.over)


async def patch(store: Store, code: str, phase: str) -> list[Finding]:
    """All games of a table; the last one is moved on if it goes the same. `phase` is what the list knew last."""
    bodies = await store.read(code)
    findings = examine_stored(code, bodies, phase)
    if findings and findings[-1].written:
        await store.append(code, len(bodies), [write_entry(entry) for entry in findings[-1].written])
    return findings


async def foresee(store: Reader, code: str, phase: str) -> list[Finding]:
    """What `patch` would find and write."""
    return examine_stored(code, await store.read(code), phase)


def examine_stored(code: str, bodies: Sequence[bytes], phase: str) -> list[Finding]:
    try:
        return examine(code, [read_entry(body) for body in bodies], phase)
    except Exception as error:  # noqa: BLE001 - whatever damaged entries lead to
        return [Finding(code, "", 0, 0, over=False, misfit=Misfit("start", 0, f"{type(error).__name__}: {error}"))]


def examine(code: str, entries: Sequence[Entry], phase: str) -> list[Finding]:
    """All games of a table but those that were given up, in their order."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    rules, games = find_game(opened.game), chronicles(entries, phase)
    findings = []
    for number, told in enumerate(games, 1):
        if told.dropped:
            continue
        last = number == len(games)
        again = play_again(rules, told)
        odd = again if isinstance(again, Misfit) else None
        over = told.finish is not None or (isinstance(again, Play) and again.over)
        written = moves_on(rules, told, again, over=over) if last else ()
        findings.append(Finding(code, opened.game, number, told.version, over, odd, written))
    return findings


def moves_on(rules: Rules[Any], told: Chronicle, again: Play | Misfit, *, over: bool) -> tuple[Entry, ...]:
    """What is to be added: that it is played by the present rules from now on, and how it ended if nobody wrote that.

    One that goes the same only as its own version did things keeps that version. Of one that goes differently, and
    ended before such things were written, only that it is over is known.
    """
    unsaid = over and told.ended is None
    if isinstance(again, Misfit):
        return (Ended(standings=[], ending=""),) if unsaid else ()
    moved = told.version != rules.version and misfit(rules, replace(told, version=rules.version)) is None
    written: list[Entry] = [Patched(version=rules.version)] if moved else []
    return (*written, end_of(rules, again.session.state)) if unsaid else tuple(written)
