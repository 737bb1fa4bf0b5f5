"""Colours by what they are for. A drawing is made in stand-ins, for which the page puts its own light and dark ones."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

INK: Final = "#010901"
SOFT: Final = "#010902"
LINE: Final = "#010903"
ACCENT: Final = "#010904"
SURFACE: Final = "#010905"
PLAYERS: Final = tuple(f"#01091{colour}" for colour in range(6))

VARIABLES: Final = {
    INK: "--ink",
    SOFT: "--ink-soft",
    LINE: "--line",
    ACCENT: "--accent",
    SURFACE: "--surface",
    **{stand_in: f"--player-{colour}" for colour, stand_in in enumerate(PLAYERS)},
}
STAND_IN: Final = re.compile("|".join(VARIABLES))

# Nobody is told by colour alone: each player has a shape as well, which is that of a marker and of a kind of line.
MARKERS: Final = ("o", "D", "s", "H", "^", "v")
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (5, 2), (1.2, 1.6), (7, 2, 1.5, 2), (3, 1.5), (9, 3))


class Look(NamedTuple):
    """By what a player is told from others: each a number of one of those above."""

    colour: int
    shape: int


def look_of(seat: int) -> Look:
    """When the colours run out, players begin again with the first one, in other shapes."""
    again, colour = divmod(seat, len(PLAYERS))
    return Look(colour, (colour + again) % len(MARKERS))


def with_variables(drawing: str) -> str:
    """The drawing in the colours of the page that holds it."""
    return STAND_IN.sub(lambda found: f"var({VARIABLES[found[0]]})", drawing)
