"""What `courtyard bench` plays: a match that other programs play as well, and one that is rich in Actions."""

from __future__ import annotations

from typing import Final

from courtyard.bots.contest import Contest, Peer
from courtyard.bots.dominion.strategy.player import follow

_MONEY: Final = """
name = "Treasures and two Smithies"
ends-behind = true # as the other programs play it
buy = ["Province", "Gold", "Smithy up to 2", "Silver"]
"""
_ACTIONS: Final = """
name = "A deck of Actions"
ends-behind = true
buy = [
  "Province when left(Province) <= 7", # nobody begins with them before the deck is complete
  "Duchy when left(Province) <= 2",
  "Festival up to 1",
  "Laboratory up to 3",
  "Market up to 2",
  "Laboratory up to 6",
  "Festival up to 3",
  "Smithy up to 1",
  "Village up to 3",
  "Smithy up to 3",
  "Village up to 6",
  "Province",
]
"""


def mirror(kingdom: str, text: str) -> Contest:
    """Two equal players."""
    cards: object = kingdom.split() if " " in kingdom else kingdom
    return Contest({"players": 2, "kingdom": cards, "start": 0}, [follow(text, "bench"), follow(text, "bench")])


CONTESTS: Final = {
    "money": mirror("first-game", _MONEY),
    "actions": mirror("laboratory festival market smithy village cellar moat remodel workshop woodcutter", _ACTIONS),
}
# Programs in the folder bench that play the first of them.
PEERS: Final = {"pyminion": Peer("peer_pyminion.py", "pyminion"), "c": Peer("money.c", "")}
