"""Programs that play Taj Mahal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.tajmahal.raja import Raja

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.core.choice import Chooser


def raja(seed: int) -> Chooser:  # noqa: ARG001 - a bot is made from a seed, and this one rolls no dice
    return Raja()


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {"raja": raja}
