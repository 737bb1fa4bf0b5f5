"""Programs of one's own take part in matches and tournaments, and are told in a sentence what they do wrong."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from courtyard import lab
from courtyard.bots import find_bot
from courtyard.bots.own import find_maker
from courtyard.core.attendance import searches
from courtyard.core.checked import Checked
from courtyard.core.choice import Choice, Chooser
from courtyard.core.errors import Refused
from courtyard.core.rollouts import rollouts

if TYPE_CHECKING:
    from pathlib import Path

    from courtyard.core.position import Position
    from courtyard.core.state import State

OPTIONS: dict[str, Any] = {"games": 4, "seed": 1, "kingdom": "first-game"}
MODULE = """
from courtyard.core.choice import Chooser

SEED = 7

class Saver(Chooser):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, choice, state):
        return choice.everything()[:choice.least]

class Cheat(Saver):
    def choose(self, choice, state):
        return [0, 0, 0, 0] if choice.why == "turn.buy" else []

class Seedless(Chooser):
    def __init__(self):
        pass

def nobody(seed):
    return None
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, from which somebody starts the program."""
    (tmp_path / "mybots_of_test.py").write_text(MODULE)
    (tmp_path / "unheard_of_test.py").write_text(MODULE)
    (tmp_path / "broken_of_test.py").write_text("import mybots_of_test\n1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


class Idler(Chooser):
    """Always picks as little as possible."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed

    def choose(self, choice: Choice, state: State) -> list[int]:
        return choice.everything()[: choice.least]


class Searcher(Idler):
    """Asks rollouts what to buy, and Big Money for all else."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.policy = find_bot("dominion", "big-money", seed)

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        if choice.why != "turn.buy":
            return self.policy.choose(choice, position.state)
        places = (0, len(choice) - 1)
        return [max(places, key=lambda place: rollouts(position, [place], self.policy, 1, self.seed).margin)]


@pytest.mark.usefixtures("folder")
def test_a_module_and_its_factory_name_a_player() -> None:
    result = lab.simulate("dominion", ["mybots_of_test:Saver", "big-money"], **OPTIONS)
    assert [player.name for player in result.players] == ["mybots_of_test:Saver", "Big Money, the bot"]
    assert result.players[1].win_share == 1


@pytest.mark.usefixtures("folder")
def test_an_illegal_answer_ends_the_match_in_a_sentence() -> None:
    with pytest.raises(
        Refused, match=r"^mybots_of_test:Cheat answers turn\.buy with \[0, 0, 0, …\], which is not allowed"
    ):
        lab.simulate("dominion", ["mybots_of_test:Cheat", "big-money"], **OPTIONS)


WRONG = [
    ("nosuch_of_test:Bot", "There is no module “nosuch_of_test”; it must lie here"),
    ("nosuch.of.test:Bot", "There is no module “nosuch.of.test”; it must lie here"),
    ("broken_of_test:Bot", "The module “broken_of_test” cannot be imported: ZeroDivisionError: division by zero"),
    ("mybots_of_test:Saber", "The module “mybots_of_test” has no “Saber”; did you mean “Saver”?"),
    ("mybots_of_test:SEED", "“mybots_of_test:SEED” cannot be called; it should make a player from a seed."),
    ("mybots_of_test:Seedless", "“mybots_of_test:Seedless” cannot make a player from a seed: TypeError: "),
    ("mybots_of_test:nobody", "mybots_of_test:nobody is not a player but None; a player is a Chooser."),
]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("named", "sentence"), WRONG, ids=[named for named, _ in WRONG])
def test_a_bad_name_is_told_what_was_wrong(named: str, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        lab.simulate("dominion", [named, "big-money"], **OPTIONS)
    assert str(caught.value).startswith(sentence)


@pytest.mark.usefixtures("folder")
def test_a_name_alone_imports_nothing() -> None:
    with pytest.raises(Refused, match="There is no player “unheard_of_test:Saver”"):
        find_bot("dominion", "unheard_of_test:Saver", 1)
    assert "unheard_of_test" not in sys.modules


def test_a_class_and_an_object_take_part_in_python() -> None:
    result = lab.simulate("dominion", [Idler, "big-money"], **OPTIONS)
    assert [player.name for player in result.players] == ["Idler", "Big Money, the bot"]
    again = lab.simulate("dominion", [Idler(3), "big-money"], **OPTIONS)
    assert [player.win_share for player in again.players] == [player.win_share for player in result.players] == [0, 1]


def test_one_s_own_bots_enter_tournaments() -> None:
    result = lab.tournament("dominion", [Idler, "big-money", "random"], games=2, seed=1)
    assert {player.name for player in result.players} == {"Idler", "Big Money, the bot", "random"}


def test_what_other_processes_cannot_have_is_refused_before_they_start() -> None:
    class Local(Idler):
        pass

    for player in (Local, Local(1)):
        with pytest.raises(Refused, match=r"cannot be sent to other processes: .*; define it in a module, or use 1"):
            lab.simulate("dominion", [player, "big-money"], jobs=2, **OPTIONS)


# -- those who search --------------------------------------------------------------------------------------------------
def test_who_has_a_consider_of_their_own_searches() -> None:
    assert searches(Searcher(1))
    assert searches(Checked(Searcher(1), "mine"))
    assert not searches(Checked(Idler(1), "mine"))
    assert not searches(find_bot("dominion", "big-money", 1))


def test_a_searcher_is_handed_positions_in_a_match_and_plays_the_same_again() -> None:
    options = {**OPTIONS, "games": 2}
    results = [lab.simulate("dominion", [Searcher, "big-money"], **options) for _ in range(2)]
    assert [player.mean_score for player in results[0].players] == [player.mean_score for player in results[1].players]
    assert results[0].players[0].mean_score > 0


def test_a_maker_is_found_in_any_package() -> None:
    assert find_maker("courtyard.bots.random_bot:RandomBot")(1).listens is False
