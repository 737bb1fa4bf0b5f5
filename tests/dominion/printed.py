"""What the boxes hold, as their owner would count it: the one list that tests hold the program to."""

from __future__ import annotations

from typing import Final


def names(lines: str) -> list[str]:
    return [name.strip() for name in lines.replace("\n", ",").split(",") if name.strip()]


BASIC: Final = names("Copper, Silver, Gold, Estate, Duchy, Province, Curse")
BASE: Final = names("""
    Cellar, Chapel, Moat, Chancellor, Village, Woodcutter, Workshop, Bureaucrat, Feast, Gardens, Militia, Moneylender
    Remodel, Smithy, Spy, Thief, Throne Room, Council Room, Festival, Laboratory, Library, Market, Mine, Witch
    Adventurer
""")
INTRIGUE: Final = names("""
    Courtyard, Pawn, Secret Chamber, Great Hall, Masquerade, Shanty Town, Steward, Swindler, Wishing Well, Baron
    Bridge, Conspirator, Coppersmith, Ironworks, Mining Village, Scout, Duke, Minion, Saboteur, Torturer
    Trading Post, Tribute, Upgrade, Harem, Nobles
""")
CORNUCOPIA: Final = names("""
    Hamlet, Fortune Teller, Menagerie, Farming Village, Horse Traders, Remake, Tournament, Young Witch, Harvest
    Horn of Plenty, Hunting Party, Jester, Fairgrounds
""")
PRIZES: Final = names("Bag of Gold, Diadem, Followers, Princess, Trusty Steed")

KINGDOM: Final = [*BASE, *INTRIGUE, *CORNUCOPIA]
CARDS: Final = [*BASIC, *KINGDOM, *PRIZES]
