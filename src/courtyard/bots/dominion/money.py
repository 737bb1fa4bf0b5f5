"""Players that buy by a menu and do everything else by common sense; Big Money is one whose menu follows the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.bots.dominion.answers import answer
from courtyard.bots.dominion.menu import Line, Menu
from courtyard.bots.dominion.playing import next_action
from courtyard.bots.dominion.value import ENOUGH_TERMINALS, HORN_OF_PLENTY, TERMINALS, URGENT, haste, terminals
from courtyard.core.choice import EVERYTHING, THINK, Choice, Chooser
from courtyard.core.pile import NONE
from courtyard.dominion.card import DUCHY, ESTATE, PROVINCE
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.state import State

if TYPE_CHECKING:
    from courtyard.core.state import State as CoreState

_HELPERS: Final = "hunting-party laboratory market".split()  # they replace themselves, and so are good in any number


class MenuBot(Chooser):
    """Plays Actions while there are any that make sense, then all treasures, and buys by its menu."""

    def __init__(self, menu: Menu) -> None:
        super().__init__()
        self.menu = menu

    def next_buy(self, state: State, seat: i64) -> i64:
        """A card that can be paid, or NONE."""
        return self.menu.wish(state, seat)

    def choose(self, choice: Choice, state: CoreState) -> list[int]:
        assert isinstance(state, State)
        why = choice.why
        if why == "turn.buy":
            return answer_with(choice, self.next_buy(state, choice.seat))
        if why == "turn.treasures":
            return treasures(choice, state)
        if why == "turn.action":
            return answer_with(choice, next_action(state, choice.seat))
        return answer(choice, state)

    def reflex(self, why: str, seat: i64, state: CoreState) -> i64:
        assert isinstance(state, State)
        if why == "turn.buy":
            return self.next_buy(state, seat)
        if why == "turn.action":
            return next_action(state, seat)
        if why == "turn.treasures" and not state.supply.special_treasures:
            return EVERYTHING
        return THINK


class BigMoney(MenuBot):
    """Treasures and Provinces, two Actions that go well with them, points towards the end."""

    def __init__(self) -> None:
        super().__init__(_MENUS[0])

    def next_buy(self, state: State, seat: i64) -> i64:
        number = haste(state) // URGENT
        if terminals(state, seat) < ENOUGH_TERMINALS:
            number += 3
        return _MENUS[number].wish(state, seat)


def answer_with(choice: Choice, card: i64) -> list[int]:
    return [] if card == NONE else [choice.where(card)]


def treasures(choice: Choice, state: State) -> list[int]:
    """All of them as they lie in hand, but Horns of Plenty last: they count what is in play."""
    horn = choice.where(HORN_OF_PLENTY)
    order: list[int] = []
    for card in state.players[choice.seat].hand.cards():
        place = choice.where(card)
        if place not in (NONE, horn):
            order.append(place)
    if horn != NONE:
        order += [horn] * choice.copies(horn)
    return order


def make_menu(points: list[int], terminals: list[str]) -> Menu:
    """Points, one of the very best Action before all else, Gold, other Actions, Silver."""
    best = Line(int(find_card(TERMINALS[0]).number), up_to=1)
    others = [Line(int(find_card(name).number)) for name in ["gold", *terminals, *_HELPERS, "silver"]]
    return Menu([Line(card) for card in points] + [best] + others)


_POINTS: Final = ([PROVINCE], [PROVINCE, DUCHY], [PROVINCE, DUCHY, ESTATE])  # by haste
_MENUS: Final = [make_menu(points, names) for names in ([], TERMINALS) for points in _POINTS]
