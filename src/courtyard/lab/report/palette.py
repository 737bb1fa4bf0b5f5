"""Colours by what they are for. A drawing is made in stand-ins, for which the page puts its own light and dark ones."""

from __future__ import annotations

import re
from typing import Final

INK: Final = "#010901"
SOFT: Final = "#010902"
LINE: Final = "#010903"
ACCENT: Final = "#010904"
SURFACE: Final = "#010905"
SEATS: Final = tuple(f"#01091{seat}" for seat in range(6))

VARIABLES: Final = {
    INK: "--ink",
    SOFT: "--ink-soft",
    LINE: "--line",
    ACCENT: "--accent",
    SURFACE: "--surface",
    **{colour: f"--player-{seat}" for seat, colour in enumerate(SEATS)},
}
STAND_IN: Final = re.compile("|".join(VARIABLES))

# Nobody is told by colour alone: each player has a marker and a kind of line as well.
MARKERS: Final = ("o", "D", "s", "H", "^", "v")
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (5, 2), (1.2, 1.6), (7, 2, 1.5, 2), (3, 1.5), (9, 3))


def with_variables(drawing: str) -> str:
    """The drawing in the colours of the page that holds it."""
    return STAND_IN.sub(lambda found: f"var({VARIABLES[found[0]]})", drawing)
