"""What is kept free at a table: whatever anybody writes there, the game that is played can come to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.server.limits.bounds import (
    BYTES_OF_ANSWER,
    BYTES_OF_END,
    ENTRIES_OF_END,
    MOST_BYTES,
    MOST_ENTRIES,
    ROOM_FOR_A_GAME,
)
from courtyard.server.shapes.entries import Answered, Dropped, Ended, Left, Minded, Patched, Removed, Started, Undone
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.server.shapes.entries import Entry
    from courtyard.server.tables.table import Table

TO_THE_END: Final = (Answered, Ended, Patched, Dropped, Left, Removed)


def check_room(table: Table, size: int, entries: Sequence[Entry], bodies: Sequence[bytes]) -> None:
    """Refuse entries for which a table of this size in bytes has no room, besides what its game may still need."""
    if all(leads_to_end(entry) for entry in entries):
        return  # for these the room is kept
    if not has_room(table, size, len(bodies), sum(map(len, bodies)), answers_after(table, entries)):
        raise Nay("table-full")


def is_full(table: Table, size: int) -> bool:
    """Whether nothing but what leads to the end of the game can still be written."""
    return not has_room(table, size, 1, BYTES_OF_ANSWER, answers_left(table))


def has_room(table: Table, size: int, entries: int, length: int, answers: int) -> bool:
    """For a number of entries and bytes, if a number of answers may follow."""
    return (
        table.length + entries + answers + ENTRIES_OF_END <= MOST_ENTRIES
        and size + length + answers * BYTES_OF_ANSWER + BYTES_OF_END <= MOST_BYTES
    )


def leads_to_end(entry: Entry) -> bool:
    """Whether an entry brings a game nearer to its end, or somebody out of it.

    Their number is limited: a game has only so many answers, and those who have left their seat to a bot, or are
    gone, need an entry of another kind to come back.
    """
    return entry.on if isinstance(entry, Minded) else isinstance(entry, TO_THE_END)


def answers_left(table: Table) -> int:
    """How many answers the present game may still have."""
    return 0 if table.game is None or table.game.over else table.game.answers_left


def answers_after(table: Table, entries: Sequence[Entry]) -> int:
    """How many it may still have after these entries. One that begins wants more room than its answers take."""
    left = answers_left(table)
    for entry in entries:
        if isinstance(entry, Started):
            left = ROOM_FOR_A_GAME
        elif isinstance(entry, Undone):
            left += entry.answers
    return left
