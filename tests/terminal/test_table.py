"""A table of people and bots: what a bot is shown, what is taken back, what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.boards import find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.core.choice import Choice, Chooser
from courtyard.core.given import LARGEST_NUMBER
from courtyard.core.record import Record
from courtyard.core.seed import secret_of
from courtyard.games import find_game
from courtyard.terminal import table as module
from courtyard.terminal.opening import open_again
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import Seat
from courtyard.terminal.table import Table
from courtyard.words import load

if TYPE_CHECKING:
    import pytest

    from courtyard.core.seed import Seed
    from courtyard.core.state import State

RULES = find_game("dominion")


def make_table(*players: str, seed: Seed = 9) -> Table:
    options = RULES.settle({"players": len(players), "kingdom": "hand-madness", "start": 0}, 9)
    record = Record(RULES.name, RULES.version, options, seed)
    seats = [Seat(player) for player in players]
    return Table(find_board(RULES.name), load(strict=True), seats, record, record.start(RULES), Screen())


def hands(state: State) -> list[list[str]]:
    seats = RULES.facts(state)["seats"]
    assert isinstance(seats, list)
    return [sorted(seat["hand"]) for seat in seats]


class Spy(Chooser):
    """A random bot that notes what it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.bot = RandomBot(1)
        self.shown: list[State] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        self.shown.append(state)
        return self.bot.choose(choice, state)


def test_a_bot_is_shown_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(module, "seat_bot", lambda _game, _name, _seed: spy)
    table = make_table("spy", "spy", "spy")
    redealt = 0
    for _ in range(80):
        choice = table.session.choice
        assert choice is not None
        now = table.session.state
        known = RULES.view(now, choice.seat)
        secrets = hands(now)
        table.let_bot_answer(choice)
        shown = spy.shown[-1]
        assert shown is not now
        assert RULES.view(shown, choice.seat) == known
        redealt += hands(shown) != secrets
    assert redealt > 40


def test_a_bot_answers_the_same_again_after_an_undo() -> None:
    table = make_table("you", "random", "random")
    for _ in range(12):
        choice = table.session.choice
        assert choice is not None
        if table.seats[choice.seat].person:
            table.answer(choice.everything()[: int(choice.most)])
        else:
            table.let_bot_answer(choice)
    answers = [answer[:] for answer in table.record.answers]
    assert table.undo()
    kept = len(table.record.answers)
    assert table.session.choice is not None
    assert table.seats[table.session.choice.seat].person
    assert kept < len(answers)
    table.answer(table.session.choice.everything()[: int(table.session.choice.most)])
    while len(table.record.answers) < len(answers):
        choice = table.session.choice
        assert choice is not None
        table.let_bot_answer(choice)
    assert table.record.answers == answers


def test_news_are_told_once_and_the_log_keeps_them() -> None:
    table = make_table("random", "random", "random")
    for _ in range(10):
        choice = table.session.choice
        assert choice is not None
        table.let_bot_answer(choice)
    assert [line.plain for line in table.news(table.fresh(0), 0)]
    assert table.fresh(0) == []
    assert table.fresh(1)
    assert len(table.log(0)) == len(table.session.events)


def test_a_game_that_was_dealt_from_a_secret_is_played_on_and_another_one_is_dealt_from_a_number() -> None:
    table = make_table("big-money", "big-money", seed=secret_of(5))
    while table.session.choice is not None:
        table.let_bot_answer(table.session.choice)
    session = Record.from_json(table.record.to_json()).replay(RULES)
    assert RULES.scores(session.state) == RULES.scores(table.session.state)
    seeds = {open_again(table, None).record.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(isinstance(seed, int) for seed in seeds)


def test_the_largest_seed_is_followed_by_one_that_can_be_kept() -> None:
    table = make_table("big-money", "big-money", seed=LARGEST_NUMBER)
    while table.session.choice is not None:
        table.let_bot_answer(table.session.choice)
    again = open_again(table, None)
    assert Record.from_json(again.record.to_json()).seed == again.record.seed == 0
