"""Where to build, and what it brings: points for what is joined now, bonus tiles, and roads to the visits to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.bots.tajmahal.hands import drawn_card
from courtyard.bots.tajmahal.roads import prospects
from courtyard.core.pile import NONE
from courtyard.tajmahal.box import CARD_BONUS, GOODS, POINTS_BONUS, PROVINCES, TAJ_MAHAL
from courtyard.tajmahal.scoring import (
    POINTS_OF_BONUS,
    POINTS_OF_TAJ_MAHAL,
    goods_held,
    points_for_good,
    points_for_palaces,
)
from courtyard.tajmahal.sets import bit

if TYPE_CHECKING:
    from courtyard.bots.tajmahal.taste import Taste
    from courtyard.core.choice import Choice
    from courtyard.tajmahal.state import State


class Site:
    """The province that is visited, as one player sees it who builds there."""

    def __init__(self, state: State, seat: i64, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.towns: i64 = state.box.towns_in.at(state.province())
        self.empty: i64 = self.towns & ~state.taken

    def worth_of(self, palaces: i64) -> float:
        """What somebody's palaces bring now and later, without bonus tiles."""
        state = self.state
        points = float(points_for_palaces(palaces, state.province(), state.box))
        return points + prospects(palaces, state, self.taste.decay) * self.taste.network

    def worth_of_bonus(self, bonus: i64) -> float:
        if bonus < len(GOODS):
            return worth_of_good(self.state, self.seat, bonus, self.taste)
        if bonus == CARD_BONUS:
            return drawn_card(self.state, self.taste)
        if bonus == TAJ_MAHAL:
            return float(POINTS_OF_TAJ_MAHAL)
        assert bonus == POINTS_BONUS
        return float(POINTS_OF_BONUS)

    def best(self, towns: i64, palaces: i64, *, crown: bool) -> tuple[i64, float]:
        """The best town of some for one more palace, and what that adds; the crown's takes no bonus tile."""
        found: i64 = NONE
        most = 0.0
        town: i64 = 0
        while towns:
            if towns & 1:
                worth = self.worth_of(palaces | bit(town))
                if not crown and self.state.bonuses.at(town) != NONE:
                    worth += self.worth_of_bonus(self.state.bonuses.at(town))
                if found == NONE or worth > most:
                    found = town
                    most = worth
            towns >>= 1
            town += 1
        return found, most - self.worth_of(palaces)


def worth_of_palaces(state: State, seat: i64, taste: Taste, most: i64, *, crown: bool) -> list[float]:
    """What 0, 1, 2 ... palaces in this visit are worth, each built where it is best; perhaps with the crown's."""
    site = Site(state, seat, taste)
    palaces = state.players[seat].palaces
    empty = site.empty
    total = 0.0
    if crown:
        town, total = site.best(site.towns, palaces, crown=True)
        palaces |= bit(town)
    worths = [total]
    while len(worths) <= most:
        if empty:
            town, gain = site.best(empty, palaces, crown=False)
            total += gain
            palaces |= bit(town)
            empty &= ~bit(town)
        worths.append(total)
    return worths


def choose_town(choice: Choice, state: State, taste: Taste, *, crown: bool) -> list[int]:
    """The answer to where a palace is to stand."""
    towns: i64 = 0
    for place in range(choice.size):
        towns |= bit(choice.option(place))
    town, _ = Site(state, choice.seat, taste).best(towns, state.players[choice.seat].palaces, crown=crown)
    return [choice.where(town)]


def worth_of_good(state: State, seat: i64, good: i64, taste: Taste) -> float:
    """The points for one more of a good, and hope for the same good later."""
    box = state.box
    ahead: i64 = 0
    visit: i64 = state.visit
    while visit < PROVINCES:
        ahead += (box.goods_on(visit + 1) >> good) & 1
        visit += 1
    for town in range(state.bonuses.size):
        if state.bonuses.at(town) == good and not box.towns_in.at(state.province()) >> town & 1:
            ahead += 1
    points = points_for_good(goods_held(state.players[seat], good, box))
    return float(points) + float(ahead) * taste.good
