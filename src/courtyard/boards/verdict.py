"""Who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.boards.board import Frame
    from courtyard.core.rules import Standing
    from courtyard.speech.speech import View


def verdict(standings: Sequence[Standing], view: View, frame: Frame) -> str:
    """The sentence for it, as said to the one who looks at the table."""
    winners = [standing.seat for standing in standings if standing.rank == 1]
    if len(winners) > 1:
        return frame.words.say("end-shared", names=[frame.names[seat] for seat in winners])
    if view.get("seat") in winners:
        return frame.words.attribute("end-winner", "you")
    return frame.words.say("end-winner", player=frame.names[winners[0]])
