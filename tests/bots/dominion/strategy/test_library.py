"""The strategies that come with the program: each is sound, known by its name, and plays."""

from __future__ import annotations

import pickle

import pytest

from courtyard import bots
from courtyard.core.checked import Checked
from courtyard.core.choice import Chooser, Seats
from courtyard.core.errors import Refused
from courtyard.core.rules import play_out
from courtyard.games import find_game
from courtyard.words import load

RULES = find_game("dominion")
WORDS = load(strict=True).of("dominion")
NAMES = bots.strategy_names("dominion")
TEXT = 'name = "Mine"\nabout = "My own."\nbuy = ["Province", "Laboratory", "Witch up to 1", "Silver"]\n'


@pytest.mark.parametrize("name", NAMES)
def test_each_is_sound_and_says_what_it_is(name: str) -> None:
    assert bots.doubts("dominion", bots.Entrant(name), WORDS) == []
    title = bots.describe("dominion", bots.Entrant(name))
    assert title.name
    assert title.about.endswith(".")
    assert bots.outline("dominion", bots.Entrant(name), WORDS).parts


@pytest.mark.parametrize("name", NAMES)
def test_each_plays_twenty_games_without_fault(name: str) -> None:
    for seed in range(20):
        options = RULES.settle({"players": 2 + seed % 2, "require": bots.wants("dominion", bots.Entrant(name))}, seed)
        ends = []
        for asked in (False, True) if seed < 5 else (True,):
            state = RULES.new(options, seed)
            bot, other = bots.find_bot("dominion", name, seed), bots.find_bot("dominion", "big-money", seed)
            seats = [Checked(bot, name) if asked else bot, other, other]
            play_out(RULES, state, Seats(seats))
            ends.append(RULES.dump(state))
        assert ends[0] == ends[-1]


def test_names_tell_strategies_apart() -> None:
    titles = [bots.describe("dominion", bots.Entrant(name)).name for name in NAMES]
    assert len(set(titles)) == len(titles)


def test_everybody_can_be_named_once() -> None:
    assert bots.bot_names("dominion") == ["random", "big-money"]
    assert bots.player_names("dominion")[:2] == ["random", "big-money"]
    assert set(bots.player_names("dominion")) == {*bots.bot_names("dominion"), *NAMES}
    assert len(set(bots.player_names("dominion"))) == len(bots.player_names("dominion"))
    assert bots.player_names("tajmahal") == ["random", "raja"]


def test_an_entrant_can_be_sent_to_another_process() -> None:
    entrant = bots.Entrant("mine.toml", TEXT)
    assert pickle.loads(pickle.dumps(entrant)) == entrant  # noqa: S301 - our own
    assert isinstance(bots.seat_bot("dominion", entrant, 1), Chooser)
    assert bots.wants("dominion", entrant) == ["laboratory", "witch"]
    assert bots.describe("dominion", entrant) == ("Mine", "My own.")


def test_a_bot_wants_nothing_and_is_called_by_its_name() -> None:
    assert bots.wants("dominion", bots.Entrant("random")) == []
    assert bots.describe("tajmahal", bots.Entrant("raja")) == ("raja", "")
    assert bots.describe("dominion", bots.Entrant("big-money")).name == "Big Money, the bot"


def test_a_broken_text_is_refused_whatever_it_is_wanted_for() -> None:
    broken = bots.Entrant("mine.toml", 'name = "A"\nbuy = ["Golld"]\n')
    for refused in (
        lambda: bots.seat_bot("dominion", broken, 1),
        lambda: bots.wants("dominion", broken),
        lambda: bots.describe("dominion", broken),
        lambda: bots.outline("dominion", broken, WORDS),
        lambda: bots.doubts("dominion", broken, WORDS),
    ):
        with pytest.raises(Refused, match=r"mine\.toml, line 2: There is no card “Golld”; did you mean “gold”\?"):
            refused()


def test_a_game_without_strategies_refuses_them() -> None:
    assert bots.strategy_names("tajmahal") == []
    with pytest.raises(Refused, match=r"tajmahal has no strategies in files; it has the bots random, raja\."):
        bots.seat_bot("tajmahal", bots.Entrant("mine.toml", TEXT), 1)
    with pytest.raises(Refused, match="“raja” is a bot, not a strategy"):
        bots.outline("tajmahal", bots.Entrant("raja"), WORDS)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(
        Refused, match="There is no player “big-money-smity” for dominion; did you mean “big-money-smithy”"
    ):
        bots.seat_bot("dominion", bots.Entrant("big-money-smity"), 1)
