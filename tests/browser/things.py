"""Every zone, sign, tile, letter, number and button of both tables, by the names that the pages give them.

A name stands for all that begin with it: `hand` for `hand-2`, `town` for `town-agra-1`.
"""

from __future__ import annotations

from typing import Final

SHELL: Final = frozenset(
    "answer bot chat coach confirm home invite leave log log-button none onlookers player-state question rules seat"
    " settings sound table-name theme to-end undo watching what".split()
)

DOMINION: Final = SHELL | frozenset(
    # Places
    "actions aside basics buys card coins deck discard ends-piles ends-provinces hand kingdom last-turn offer passing"
    " phase-action phase-buy play player preview prizes shown supply traces tracker trash turn turn-number"
    # Signs and buttons
    " asker bane coin cost count let-go picked search shield their-hand think type-action type-attack type-curse"
    " type-prize type-reaction type-treasure type-victory usual".split()
)

TAJMAHAL: Final = SHELL | frozenset(
    # Places
    "card court deck discard display earnings hand map minimap news outlook played player players points-table"
    " prize-crown prize-general prize-monk prize-princess prize-tile prize-vizier province sun town track visit visits"
    # On the map
    " award bonus-card bonus-jewels bonus-points bonus-spice bonus-tea chain crown fort gain palace plan province-tile"
    " road taj-mahal zoom"
    # Signs, letters and numbers
    " effect-colour effect-elephant effect-mogul effect-points good-jewels good-rice good-spice good-tea"
    " influence-general influence-monk influence-princess influence-vizier leads score shown slot start suit-green"
    " suit-purple suit-red suit-special suit-white suit-yellow symbol-elephant symbol-general symbol-mogul symbol-monk"
    " symbol-princess symbol-vizier their-hand took withdrawn would"
    # Buttons
    " about-board play-cards tab-display tab-log tab-outlook tab-players tab-points tab-visit town-button"
    " withdraw".split()
)


def thing(name: str, things: frozenset[str]) -> str | None:
    """What a name of the page stands for."""
    parts = name.split("-")
    beginnings = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((begun for begun in beginnings if begun in things), None)
