"""Who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.boards.board import Frame


def verdict(winners: Sequence[int], viewer: int, frame: Frame) -> str:
    """The sentence for those seats, as said to the one who looks at the table."""
    if len(winners) > 1:
        return frame.words.say("end-shared", names=[frame.names[seat] for seat in winners])
    if viewer in winners:
        return frame.words.attribute("end-winner", "you")
    return frame.words.say("end-winner", player=frame.names[winners[0]])
