"""`courtyard strategy`, and strategies as opponents at the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from courtyard.bots import Entrant, strategy_names
from courtyard.core.errors import Refused
from courtyard.lab.matches.entrants import read_entrant
from courtyard.terminal.app import run

if TYPE_CHECKING:
    from pathlib import Path

GOOD = """
name = "Two Smithies"
about = "Money and cards."
source = "everybody"
opening = ["Silver", "Smithy"]
buy = ["Province", "Gold", "Smithy up to 2 when cards >= 16", "Silver"]
"""
DOUBTFUL = 'name = "Silver first"\nbuy = ["Province", "Silver",\n"Gold"]\n'
BROKEN = 'name = "Broken"\nbuy = ["Province",\n"Silverr"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"good": GOOD, "doubtful": DOUBTFUL}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN, encoding="utf-8")
    return path


def called(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = run(["strategy", *map(str, arguments)])
    told = capsys.readouterr()
    return code, told.out, told.err


# -- check ------------------------------------------------------------------------------------------------------------
def test_check_tells_good_from_doubtful(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = called(capsys, "check", folder)
    assert (code, err) == (0, "")
    doubt = "Gold is bought only when there is no Silver left: line 2 buys that first, and it costs no more."
    assert out.splitlines() == [
        f"{folder}/doubtful.toml, line 3: doubtful: {doubt}",
        f"{folder}/good.toml: good.",
        "1 good, 1 doubtful, 0 refused.",
    ]


def test_check_refuses_and_goes_on(folder: Path, broken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = called(capsys, "check", broken, folder / "good.toml")
    assert code == 2
    assert err == f"{broken}, line 3: There is no card “Silverr”; did you mean “silver”?\n"
    assert out.splitlines() == [f"{folder}/good.toml: good.", "1 good, 0 doubtful, 1 refused."]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "cannot be read: it is not UTF-8 text."),
        (b" \n", "is empty; "),
        (None, "cannot be read: no such file"),
    ],
)
def test_check_refuses_what_cannot_be_read(
    tmp_path: Path, content: bytes | None, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.toml"
    if content is not None:
        path.write_bytes(content)
    code, _, err = called(capsys, "check", path)
    assert code == 2
    assert err.startswith(f"{path} {reason}")


def test_check_refuses_a_folder_without_strategies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = called(capsys, "check", tmp_path)
    assert (code, err) == (
        2,
        f"There is no strategy in {tmp_path}; a strategy is a file that ends with “.toml”.\n",
    )


# -- show, list -------------------------------------------------------------------------------------------------------
def test_show_tells_a_file_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = called(capsys, "show", folder / "good.toml")
    assert code == 0
    assert [line.rstrip() for line in out.splitlines()] == [
        "Two Smithies",
        "Money and cards.",
        "It needs Smithy on the table.",
        "It refuses to end the game while that would lose it.",
        "Known from: everybody",
        "",
        "Opening, in any order",
        "  1  Silver",
        "  2  Smithy",
        "",
        "Buys the first of these that it can",
        "  1  Province",
        "  2  Gold",
        "  3  Smithy, up to 2  when own cards are at least 16",
        "  4  Silver",
    ]


def test_show_can_tell_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(called(capsys, "show", folder / "good.toml", "--json")[1])
    assert told["name"] == "Two Smithies"
    assert told["parts"][1]["rows"][2] == {"what": "Smithy, up to 2", "when": "when own cards are at least 16"}


def test_every_strategy_of_the_library_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    for name in strategy_names("dominion"):
        code, out, err = called(capsys, "show", name)
        assert (code, err) == (0, "")
        assert "Buys the first of these that it can" in out


def test_list_names_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    out = called(capsys, "list")[1]
    listed = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert listed == strategy_names("dominion")
    told = json.loads(called(capsys, "list", "--json")[1])
    assert [entry["id"] for entry in told] == strategy_names("dominion")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["show", "big-money-smity"],
            "There is no player “big-money-smity” for dominion; did you mean “big-money-smithy”?",
        ),
        (["show", "no/such.toml"], "no/such.toml cannot be read: no such file or directory."),
        (["show", "random"], "“random” is a bot, not a strategy; `courtyard strategy list` lists those."),
        (["shwo"], "There is no command “strategy shwo”; did you mean “show”?"),
        (["list", "--game", "tajmahal"], "Taj Mahal has no strategies that are texts."),
        (["check"], "Say PATHS as well: “courtyard strategy check PATHS”."),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(capsys, *arguments) == (2, "", f"{sentence}\n")


def test_a_strategy_for_a_game_that_has_none_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = called(capsys, "check", folder / "good.toml", "--game", "tajmahal")
    assert (code, err) == (2, "tajmahal has no strategies in files; it has the bots random, raja.\n")


# -- those who take part ----------------------------------------------------------------------------------------------
def test_an_entrant_is_a_name_or_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(folder / "good.toml")
    assert read_entrant("dominion", "random") == Entrant("random")
    assert read_entrant("dominion", path) == Entrant(path, GOOD)
    monkeypatch.chdir(folder)
    assert read_entrant("dominion", "good.toml") == Entrant("good.toml", GOOD)
    assert read_entrant("dominion", "nobody") == Entrant("nobody")
    with pytest.raises(Refused, match=r"bad\.toml cannot be read"):
        read_entrant("dominion", "bad.toml")


def test_a_strategy_sits_down_at_a_table_with_its_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.json"
    seats = "big-money-jester,double-witch"
    assert run(["play", "dominion", "--seat", seats, "--seed", "3", "--record", str(record)]) == 0
    told = json.loads(record.read_text(encoding="utf-8"))
    assert {"jester", "witch"} <= set(told["options"]["kingdom"])
    assert told["players"] == seats.split(",")
    assert "big-money-jester" in capsys.readouterr().out


def test_a_kingdom_that_is_named_stays_as_it_is(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    table = ["--seat", "double-witch,random", "--kingdom", "first-game", "--record", str(record)]
    assert run(["play", "dominion", "--seed", "3", *table]) == 0
    assert "witch" not in json.loads(record.read_text(encoding="utf-8"))["options"]["kingdom"]


def test_the_games_tell_of_their_strategies(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "dominion"]) == 0
    count = len(strategy_names("dominion"))
    assert f"And {count} strategies, which `courtyard strategy list` shows." in capsys.readouterr().out
    assert run(["games", "tajmahal"]) == 0
    assert "strategies" not in capsys.readouterr().out
