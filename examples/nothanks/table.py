"""A game at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.dice import Dice
from courtyard.core.given import listed, whole
from courtyard.core.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

CARDS: Final = range(3, 36)
OUT: Final = 9  # cards that leave the game unseen
SEATS: Final = range(3, 8)
CHIPS: Final = {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}  # that everybody starts with


class Table(State):
    """The open card is the last of the deck; what left the game lies at its bottom."""

    def __init__(self, players: int, start: int = 0) -> None:
        super().__init__(Dice(0))
        self.deck = list(CARDS)
        self.pot = 0  # chips on the open card
        self.turn = start
        self.chips = [CHIPS[players]] * players  # by seat, as all that follows
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.turns = [0] * players

    @property
    def over(self) -> bool:
        return len(self.deck) == OUT

    @property
    def seen(self) -> int:
        """How many cards of the deck everybody knows: the open one."""
        return 0 if self.over else 1

    def points(self, seat: int) -> list[tuple[str, int, int]]:
        """What scores: a point for each chip; and of each run of neighbours the lowest card takes its number away."""
        taken = self.taken[seat]
        lowest = [card for card in taken if card - 1 not in taken]
        return [("taken", len(taken), -sum(lowest)), ("chips", self.chips[seat], self.chips[seat])]

    def dump(self) -> dict[str, object]:
        seats = {"chips": self.chips[:], "taken": [cards[:] for cards in self.taken], "turns": self.turns[:]}
        return {"deck": self.deck[:], "pot": self.pot, "turn": self.turn, **seats, "dice": self.dice.dump()}


def load(data: Mapping[str, object]) -> Table:
    """The table that was dumped, or set by hand: of that, whatever is not said is as at the start."""
    chips = listed(data.get("chips", [CHIPS[3]] * 3), "chips", SEATS[-1])
    players = whole(len(chips), "players", SEATS[0], SEATS[-1])
    table = Table(players)
    table.chips = [whole(number, "chips") for number in chips]
    table.deck = cards_of(data.get("deck", table.deck), "deck")
    table.taken = [cards_of(cards, "taken") for cards in by_seat(data.get("taken", table.taken), "taken", players)]
    table.turns = [whole(number, "turns") for number in by_seat(data.get("turns", table.turns), "turns", players)]
    table.pot = whole(data.get("pot", 0), "pot")
    table.turn = whole(data.get("turn", 0), "turn", 0, players - 1)
    table.dice.load(data.get("dice", table.dice.dump()))
    whole(len(table.deck), "deck", OUT, len(CARDS))
    return table


def by_seat(value: object, what: str, players: int) -> list[object]:
    """A list with an entry for each seat."""
    entries = listed(value, what, players)
    whole(len(entries), what, players, players)
    return entries


def cards_of(value: object, what: str) -> list[int]:
    return [whole(card, what, CARDS[0], CARDS[-1]) for card in listed(value, what, len(CARDS))]
