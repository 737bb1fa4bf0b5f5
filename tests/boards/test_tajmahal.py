"""Taj Mahal in a terminal: the table shows a view and nothing else, and what it promises comes true."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from rich.text import Text
from tests.boards.printed import printed

from courtyard.boards import Frame, find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.speech.tajmahal.digest import shorten
from courtyard.speech.tajmahal.prospects import withdrawal
from courtyard.tajmahal.reading import STANDARD
from courtyard.terminal.app import run
from courtyard.terminal.question import Question
from courtyard.words import load

if TYPE_CHECKING:
    from pathlib import Path

    from courtyard.core.state import State

RULES = find_game("tajmahal")
BOARD = find_board("tajmahal")
WORDS = load(strict=True).of("tajmahal")
NAMES = ["Anna", "Béla", "Cili", "Dani", "Edit"]


def drawn(view: Mapping[str, object], width: int = 80, height: int = 100) -> str:
    return printed(BOARD.draw(view, Frame(WORDS, NAMES, width, height)), width)


def table(**given: Any) -> Mapping[str, object]:  # noqa: ANN401 - whatever a table may have
    seats = given.pop("seats", [{"hand": ["red-elephant-vizier"]}, {}, {}])
    return RULES.view(RULES.arrange({"seats": seats, **given}), 0)


def line_with(text: str, start: str) -> str:
    return next(line.rstrip() for line in text.splitlines() if line.lstrip().startswith(start))


def after(moves: int, seed: int) -> State:
    """A position of some game between random players."""
    state: State = RULES.new(RULES.sample(seed), seed)
    bot = RandomBot(seed)
    for _ in range(moves):
        if not RULES.over(state):
            RULES.move(state, bot)
    return state


# The table

AJMER: dict[str, Any] = {
    "visit": 6,
    "province": "AJM",
    "court": ["vizier", "monk", "crown", "tile"],
    "bonuses": {"AJM2": "tea", "GUJ2": "card"},
    "display": ["white-elephant", "green-elephant-monk", "red-elephant-elephant"],
    "seats": [
        {
            "hand": ["red-elephant-monk", "white-vizier", "special-points", "green-vizier-monk"],
            "played": ["red-elephant-vizier"],
            "colour": "red",
            "palaces": ["DEL4", "DEL3", "AGR1"],
            "bonuses": ["bonus-tea", "bonus-tea"],
            "points": 12,
        },
        {"played": ["green-elephant-general"], "colour": "green", "palaces": ["AJM1"], "influences": ["monk", "monk"]},
        {"home": True, "palaces": ["AJM3"], "tiles": [2]},
    ],
}


def test_the_parts_of_a_table() -> None:
    text = drawn(table(**AJMER))
    assert line_with(text, "Visit 6 of 12: Ajmer  Tile: rice and jewels")
    assert line_with(text, "in court").split() == "in court ● - ● - ● ●".split()
    assert line_with(text, "▶A Anna").split() == "▶A Anna 12 R 1* 0 0 0 0 1 0 2 0 0 *2 4".split()
    assert line_with(text, "B Béla").split() == "B Béla 0 G 0 1 0 0 0 1 0 0 0 0 2M 0".split()
    assert line_with(text, "C Cili").split() == "C Cili 0 - - - - - - 0 1 0 1 0".split()
    assert line_with(text, "Display").split() == "Display Red EE Green EM White E".split()
    assert line_with(text, "Hand").split() == "Hand Red EM Green VM White V Special *2".split()


def test_the_map_has_palaces_bonuses_roads_and_the_letters_of_the_visit() -> None:
    text = drawn(table(**AJMER))
    assert "aB─" in text  # Nagaur
    assert "b◆Te" in text  # Amber
    assert "cC─" in text  # Ranthambore
    assert "d○─" in text  # Chittor
    assert "A◇━━━━━━━A" in text  # Delhi and Meerut: a road between two palaces of one player
    assert "◆+c" in text
    for province in RULES.view(after(0, 1), 0)["provinces"]:  # type: ignore[attr-defined]
        assert province["name"] in text


def test_the_crown_is_marked_and_its_town_still_empty() -> None:
    seats = [{"hand": ["red-elephant-vizier"]}, {"home": True, "crown": "AJM1"}, {"home": True, "palaces": ["AJM2"]}]
    view = table(visit=2, province="AJM", seats=seats)
    assert "aB♔" in drawn(view)
    towns = {town["id"]: town["empty"] for town in view["towns"]}  # type: ignore[attr-defined]
    assert (towns["ajm1"], towns["ajm2"]) == (True, False)


def test_a_low_page_names_the_towns_and_shows_the_map_where_palaces_are_placed() -> None:
    low = drawn(table(**AJMER), height=24)
    assert "Kashmir" not in low
    assert line_with(low, "Towns").split() == "Towns a Nagaur B b Amber ◆Te c Ranthambore C d Chittor ○".split()
    view = {**table(**AJMER), "phase": "build"}
    placing = drawn(view, height=24)
    assert "b◆Te" in placing
    assert "Display" not in placing
    assert len(placing.splitlines()) <= 16
    whole = printed(BOARD.looks["map"](view, Frame(WORDS, NAMES, 80, 24)))
    assert "Kashmir" in whole
    assert "Srinagar" in whole


@pytest.mark.parametrize("width", [72, 80, 100, 116, 140, 200])
@pytest.mark.parametrize("seed", range(5))
def test_no_line_is_too_long(width: int, seed: int) -> None:
    state = after(100 + 7 * seed, seed)
    for seat in (0, -1):
        assert max(len(line.rstrip()) for line in drawn(RULES.view(state, seat), width).splitlines()) <= width


def test_colour_is_never_the_only_sign() -> None:
    view, frame = table(**AJMER), Frame(WORDS, NAMES, 80)
    colourful = printed(BOARD.draw(view, frame), colour=True)
    plain = printed(BOARD.draw(view, frame))
    assert "\x1b[" in colourful
    assert "\x1b" not in plain
    assert Text.from_ansi(colourful).plain.split() == plain.split()


def test_a_referee_sees_all_hands() -> None:
    state = RULES.arrange({"seats": [{"hand": ["red-elephant-vizier"]}, {"hand": ["white-monk"]}, {}]})
    text = drawn(dict(BOARD.speech.referee([RULES.view(state, seat) for seat in range(3)])))
    assert line_with(text, "Hand of Anna").split()[-2:] == ["Red", "EV"]
    assert line_with(text, "Hand of Béla").split()[-2:] == ["White", "M"]


# Withdrawing


def test_what_withdrawing_brings_is_told_with_its_reasons() -> None:
    text = " ".join(drawn(table(**AJMER), 120).split())
    assert "Withdraw now: +6" in text
    text = " ".join(drawn(table(**AJMER)).split())
    told = "Withdraw now: +6 You win the vizier. Best in b Amber. Bonus tiles 3. Palaces 3: Delhi, Ajmer and Agra."
    assert told in text


def best_points(session: Session[State], seat: int) -> int:
    """What a seat has at most once it has placed all palaces, found by trying everything."""
    choice = session.choice
    if choice is None or choice.source != "towns":
        return RULES.scores(session.state)[seat]
    found = []
    for place in range(choice.size):
        fork = session.fork()
        fork.answer([place])
        found.append(best_points(fork, seat))
    return max(found)


@pytest.mark.parametrize("seed", range(12))
def test_what_withdrawing_would_bring_is_what_it_brings(seed: int) -> None:
    state = after(20 + 9 * seed, seed)
    bot = RandomBot(seed)
    tried = 0
    while tried < 6 and not RULES.over(state) and RULES.turns(state)[0] < 12:
        session = Session(RULES, RULES.copy(state))
        choice = session.choice
        assert choice is not None
        if choice.why == "visit.play":
            seat, before = int(choice.seat), RULES.scores(session.state)
            promised = withdrawal(RULES.view(session.state, seat), seat).points  # type: ignore[arg-type]
            session.answer([int(choice.size) - 1])
            assert best_points(session, seat) - before[seat] == promised
            tried += 1
        RULES.move(state, bot)


# Questions


def question(state: State) -> Question:
    session = Session(RULES, state)
    assert session.choice is not None
    seat = int(session.choice.seat)
    return Question(RULES, BOARD, session.choice, RULES.view(session.state, seat), [], Frame(WORDS, NAMES, 80))


def test_cards_are_picked_by_number_by_letters_or_by_name() -> None:
    asked = question(RULES.arrange(AJMER))
    text = printed(asked.draw())
    assert "Play a red card" in text
    assert "1 R:EM   2 R:EM W:V   3 R:EM *2   4 withdraw +6" in text
    for line in ("2", "r:em w:v", "red elephant-monk white vizier", "red-elephant-monk+white-vizier"):
        assert [RULES.spell(asked.choice, place) for place in asked.read(line)] == ["red-elephant-monk+white-vizier"]
    assert [RULES.spell(asked.choice, place) for place in asked.read("w")] == ["withdraw"]


def test_a_town_is_picked_by_the_letter_on_the_map_and_tells_what_it_brings() -> None:
    session = Session(RULES, RULES.arrange(AJMER))
    assert session.choice is not None
    session.answer([int(session.choice.size) - 1])
    asked = question(session.state)
    text = printed(asked.draw())
    assert "Where in Ajmer will the vizier's palace stand?" in text
    assert "1 b Amber ◆Te +6   2 d Chittor +1" in text
    for line in ("2", "d", "chit", "ajm4"):
        assert [RULES.spell(asked.choice, place) for place in asked.read(line)] == ["ajm4"]


def test_a_withdrawal_is_told_in_short() -> None:
    def event(what: str, **facts: object) -> dict[str, object]:
        return {"what": what, "seat": 1, "depth": 0, **facts}

    won = [event("won", prize="monk"), event("won", prize="crown")]
    points = [event("scored", number=2), event("scored", number=3)]
    told = [
        event("withdrew"),
        *won,
        event("built", town="ajm1"),
        event("bonus", town="ajm1"),
        *points,
        event("discarded"),
        event("took"),
    ]
    short = shorten([*told, event("withdrew"), event("won", prize="vizier")])
    assert [(line["what"], line.get("parts")) for line in short] == [
        ("withdrew", None),
        ("won", won),
        ("built", [event("built", town="ajm1")]),
        ("scored", points),
        ("took", None),
        ("withdrew", None),
        ("won", [event("won", prize="vizier")]),
    ]


# The end, and around the game


def test_the_end_has_a_table_of_points_by_reason() -> None:
    state = after(2000, 3)
    view = RULES.view(state, 0)
    text = printed(BOARD.draw_end(view, RULES.standings(state), Frame(WORDS, NAMES, 80)))
    assert "Palaces" in text
    totals = [int(number) for number in line_with(text, "Points").split()[1:]]
    assert totals == sorted(RULES.scores(state), reverse=True)
    rows = [line.split() for line in text.splitlines()[3:-1]]
    columns = zip(*([int(cell) for cell in row[-len(totals) :]] for row in rows), strict=True)
    assert [sum(column) for column in columns] == totals


def test_a_shared_victory() -> None:
    seats = [{"points": 5, "hand": ["red-elephant-vizier"]}, {"points": 6, "home": True}, {"home": True}]
    session = Session(RULES, RULES.arrange({"visit": 12, "seats": seats}))
    while session.choice is not None:
        session.answer([int(session.choice.size) - 1])
    text = printed(
        BOARD.draw_end(RULES.view(session.state, 2), RULES.standings(session.state), Frame(WORDS, NAMES, 80))
    )
    assert text.startswith("Anna and Béla share the victory.")


def test_every_part_of_the_box_that_is_a_reconstruction_is_said_to_be_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "tajmahal"]) == 0
    told = capsys.readouterr().out
    for part in STANDARD.reconstructed:
        assert f"- {part.capitalize()}:" in told
    assert "reconstruction" in WORDS.attribute("game", "about")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read: no such file or directory."),
        ("{", "is not JSON: line 1 does not make sense"),
        ("[]", "A board must be a table of sections"),
        ("null", "says nothing but “null”; name a file that has something in it."),
        ("[" * 20_000, "is not JSON that anybody could have written: its numbers or lists are endless"),
        ("[" * 100_000, "has 100,000 lists and tables; there can be 21,000."),
        ("9" * 5_000, "is not JSON that anybody could have written: its numbers or lists are endless"),
        (" " * 300_000, "is too long; it can have 262,144 characters"),
    ],
)
def test_a_board_that_cannot_be_used_is_refused_in_a_sentence(
    content: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    if content is not None:
        path.write_text(content)
    assert run(["play", "tajmahal", "--board", str(path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_player_asks_what_cards_say_by_code_or_by_the_number_of_a_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("text 2\ntext *2\ntext withdraw\nquit\n"))
    assert run(["play", "tajmahal", "--bot", "random", "--seed", "1", "--record", str(tmp_path / "game.json")]) == 0
    told = capsys.readouterr().out
    assert "2 R:EM W:E" in told  # two cards that may be played together
    assert "Red elephant-monk   R:EM" in told
    assert "White elephant   W:E" in told
    assert "2 points at once." in told
    assert "There is no card “withdraw”." in told


def test_a_game_is_played_and_recorded_on_a_board_of_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.loads(files("courtyard.tajmahal").joinpath("box.json").read_text(encoding="utf-8"))
    data["provinces"][0]["name"] = "Narnia"
    for town in data["towns"]:
        town["x"] = 7  # all in a column: not a pretty map, but one that can be drawn
    (tmp_path / "own.json").write_text(json.dumps(data))
    monkeypatch.setattr("sys.stdin", StringIO("map\nquit\n"))
    record = tmp_path / "game.json"
    given = ["--board", str(tmp_path / "own.json"), "--bot", "random", "--seed", "4", "--record", str(record)]
    assert run(["play", "tajmahal", *given]) == 0
    assert "Narnia" in capsys.readouterr().out
    assert json.loads(record.read_text())["options"]["board"]["provinces"][0]["name"] == "Narnia"
