"""A page of a small terminal: nothing that matters scrolls off it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from courtyard.boards import find_board
from courtyard.boards.columns import column_widths
from courtyard.bots.random_bot import RandomBot
from courtyard.core.record import Record
from courtyard.games import find_game
from courtyard.terminal.screen import CLEAR, Screen
from courtyard.terminal.seating import Seat
from courtyard.terminal.table import Table
from courtyard.words import load

RULES = find_game("dominion")
WIDEST = {"require": ["tournament", "young-witch", "fortune-teller"], "bane": "secret-chamber"}
WIDTH, HEIGHT = 80, 24


class SmallTerminal(Screen):
    """Keeps its pages instead of showing them."""

    def __init__(self, height: int = HEIGHT) -> None:
        super().__init__()
        self.file = StringIO()
        self.console = Console(file=self.file, width=WIDTH, height=height, highlight=False, markup=False, emoji=False)
        self.real = True

    def clear(self, *, forget: bool = False) -> None:
        self.file.write(CLEAR)

    def last_page(self) -> list[str]:
        return self.file.getvalue().rsplit(CLEAR, 1)[-1].splitlines()


def pages(screen: SmallTerminal, players: int, seed: int, moves: int, **options: object) -> list[list[str]]:
    """What the first of the players sees."""
    record = Record(RULES.name, RULES.version, RULES.settle({"players": players, **options}, seed), seed)
    seats = [Seat("you"), *[Seat("big-money")] * (players - 1)]
    table = Table(find_board(RULES.name), load(strict=True), seats, record, record.start(RULES), screen)
    bot = RandomBot(seed)
    seen = []
    for _ in range(moves):
        choice = table.session.choice
        if choice is None:
            break
        if table.seats[choice.seat].person:
            table.show(table.question(choice))
            seen.append(screen.last_page())
            table.answer(bot.choose(choice, table.session.state))
        else:
            table.let_bot_answer(choice)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_buys_and_coins_are_always_on_the_screen(players: int) -> None:
    seen = pages(SmallTerminal(), players, players, 120, **WIDEST)
    assert seen
    fitting = [page for page in seen if len(page) < HEIGHT]
    assert len(fitting) > 0.95 * len(seen)
    for page in seen:
        shown = "\n".join(page[-HEIGHT + 1 :])
        assert all(word in shown for word in ("Actions ", "Buys ", "Coins "))


def test_the_news_of_a_small_terminal_tell_what_was_bought() -> None:
    seen = pages(SmallTerminal(), 3, 3, 14, start=1, kingdom="first-game")
    page = "\n".join(seen[0])
    assert page.count(" buys ") == 2
    assert "shuffles" not in page
    assert "Your turn" not in page


def test_a_large_terminal_leaves_nothing_out() -> None:
    seen = pages(SmallTerminal(60), 3, 3, 14, start=1, kingdom="first-game")
    page = "\n".join(seen[0])
    assert "Your turn 1" in page
    assert page.index("You, turn 1") < page.index("In play") < page.index("Trash")


def test_every_column_is_as_wide_as_it_must_be() -> None:
    rows = [[Text("a" * 20), Text("b"), Text("c")], [Text("d"), Text("e" * 5)]]
    assert column_widths(rows, 30, 2) == [20, 5, 1]
    assert column_widths(rows, 29, 2) == [20, 5]
    assert column_widths(rows, 5, 2) == [20]
