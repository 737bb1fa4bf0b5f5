"""What `courtyard bench` plays: random games of four."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.contest import Contest, Peer
from courtyard.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser

_PLAYERS: Final[list[Chooser]] = [RandomBot(seed) for seed in range(4)]

CONTESTS: Final = {"tajmahal": Contest({"players": 4, "start": 0}, _PLAYERS)}
PEERS: Final[dict[str, Peer]] = {}
