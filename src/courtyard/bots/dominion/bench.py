"""What `courtyard bench` plays: a match that other programs play as well, and one that is rich in Actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.contest import Contest, Peer
from courtyard.bots.dominion.menu import Line, Menu
from courtyard.bots.dominion.money import MenuBot
from courtyard.dominion.card import DUCHY, GOLD, PROVINCE, SILVER
from courtyard.dominion.kingdom import find_card

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser


def line(name: str, up_to: int) -> Line:
    return Line(int(find_card(name).number), up_to)


def mirror(kingdom: str, menu: Menu) -> Contest:
    """Two equal players."""
    cards: object = kingdom.split() if " " in kingdom else kingdom
    players: list[Chooser] = [MenuBot(menu), MenuBot(menu)]
    return Contest({"players": 2, "kingdom": cards, "start": 0}, players)


_MONEY: Final = Menu([Line(PROVINCE), Line(GOLD), line("smithy", 2), Line(SILVER)])
_ACTIONS: Final = Menu(
    [
        Line(PROVINCE, provinces=7),  # nobody begins with them before the deck is complete
        Line(DUCHY, provinces=2),
        line("festival", 1),
        line("laboratory", 3),
        line("market", 2),
        line("laboratory", 6),
        line("festival", 3),
        line("smithy", 1),
        line("village", 3),
        line("smithy", 3),
        line("village", 6),
        Line(PROVINCE),
    ]
)

CONTESTS: Final = {
    "money": mirror("first-game", _MONEY),
    "actions": mirror("laboratory festival market smithy village cellar moat remodel workshop woodcutter", _ACTIONS),
}
# Programs in the folder bench that play the first of them.
PEERS: Final = {"pyminion": Peer("peer_pyminion.py", "pyminion"), "c": Peer("money.c", "")}
