"""Players that are programs: one that plays any game, and those that each game's own folder adds."""

from courtyard.bots.find import (
    Entrant,
    Title,
    bot_names,
    describe,
    doubts,
    find_bot,
    outline,
    player_names,
    seat_bot,
    strategy_names,
    wants,
)

__all__ = [
    "Entrant",
    "Title",
    "bot_names",
    "describe",
    "doubts",
    "find_bot",
    "outline",
    "player_names",
    "seat_bot",
    "strategy_names",
    "wants",
]
