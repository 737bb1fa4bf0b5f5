"""Bots are found by name, answer whatever they are asked, and play as well as they should."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.bots import bot_names, find_bot
from courtyard.bots.contest import Contest
from courtyard.bots.dominion.money import BigMoney
from courtyard.bots.dominion.reference import player
from courtyard.bots.random_bot import RandomBot
from courtyard.core.choice import Choice, Chooser, Seats
from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.state import State
from courtyard.dominion.kingdom import RECOMMENDED
from courtyard.games import GAMES, find_game
from courtyard.lab.matches.match import play_match

RULES = find_game("dominion")


# Names


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_random_bot_and_all_of_its_bots_can_be_made(game: str) -> None:
    assert bot_names(game)[0] == "random"
    for name in bot_names(game):
        assert isinstance(find_bot(game, name, 1), Chooser)


def test_dominion_adds_big_money() -> None:
    assert bot_names("dominion") == ["random", "big-money"]


def test_an_unknown_bot_or_game_is_refused() -> None:
    with pytest.raises(
        Refused, match="There is no player “deep-blue” for dominion; there are the bots random, big-money"
    ):
        find_bot("dominion", "deep-blue", 1)
    with pytest.raises(Refused, match=r"There is no player “rajja” for tajmahal; did you mean “raja”\?"):
        find_bot("tajmahal", "rajja", 1)
    with pytest.raises(Refused, match=r"There is no player “deep-blue” for tajmahal; there are random, raja\."):
        find_bot("tajmahal", "deep-blue", 1)
    with pytest.raises(Refused, match="There is no game “bridge”"):
        bot_names("bridge")


# Random


@given(st.lists(st.integers(1, 4), min_size=1, max_size=8), st.booleans(), st.integers(0, 1000), st.data())
def test_a_random_answer_is_always_legal(copies: list[int], ordered: bool, seed: int, data: st.DataObject) -> None:  # noqa: FBT001 - hypothesis fills it in
    most = data.draw(st.integers(0, sum(copies)))
    choice = Choice(0, "any.question", "hand", data.draw(st.integers(0, most)), most)
    choice.ordered = ordered
    for option, times in enumerate(copies):
        for _ in range(times):
            choice.offer_again(option)
    assert choice.fault(RandomBot(seed).choose(choice, State(Dice(0)))) == ""


def test_every_legal_answer_comes_up_some_time() -> None:
    choice = Choice(0, "any.question", "hand", 0, 2)
    for option in range(3):
        choice.offer(option)
    bot = RandomBot(1)
    seen = {tuple(bot.choose(choice, State(Dice(0)))) for _ in range(2000)}
    assert len(seen) == 1 + 3 + 3 * 2


def test_equal_seeds_make_equal_bots() -> None:
    def play(seed: int) -> list[list[int]]:
        choice = Choice(0, "any.question", "hand", 0, 3)
        for option in range(5):
            choice.offer(option)
        bot = find_bot("dominion", "random", seed)
        return [bot.choose(choice, State(Dice(0))) for _ in range(20)]

    assert play(1) == play(1)
    assert play(1) != play(2)


# Strength


def match(first: Chooser, second: Chooser, kingdom: str, games: int = 200) -> list[int]:
    contest = Contest({"players": 2, "kingdom": kingdom, "start": 0}, [first, second])
    return play_match(RULES, contest, games, 1).wins.numbers()


@pytest.mark.parametrize("kingdom", RECOMMENDED)
def test_big_money_beats_the_random_bot_in_every_kingdom(kingdom: str) -> None:
    wins = match(BigMoney(), RandomBot(1), kingdom, 20)
    assert wins[0] >= 19


@pytest.mark.parametrize("kingdom", ["first-game", "size-distortion", "interaction", "best-wishes", "last-laughs"])
def test_big_money_uses_what_a_kingdom_offers(kingdom: str) -> None:
    wins = match(BigMoney(), player("BMD"), kingdom)
    assert wins[0] > 1.3 * wins[1]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_big_money_finishes_games_of_any_size(players: int) -> None:
    for seed in range(10):
        state = RULES.new(RULES.settle({"players": players}, seed), seed)
        seats = Seats([BigMoney() for _ in range(players)])
        moves = 0
        while not RULES.over(state):
            RULES.move(state, seats)
            moves += 1
        assert moves < 200 * players
