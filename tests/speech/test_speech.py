"""A game that brings nothing but its rules is spoken of and drawn all the same; others in their own way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console, RenderableType
from tests.contract.trickle import Trickle

if TYPE_CHECKING:
    from courtyard.core.rules import Rules
    from courtyard.core.state import State

from courtyard import lab
from courtyard.boards import Frame, PlainBoard, find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.core.answer import name_id
from courtyard.core.record import Record
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.speech import Speech, find_speech
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import Seat
from courtyard.terminal.table import Table
from courtyard.words import load

FRAME = Frame(load(strict=True), ["Anna", "Béla", "Cili", "Dani", "Edit", "Feri"], width=4000)


@pytest.fixture(autouse=True)
def trickle(monkeypatch: pytest.MonkeyPatch) -> Rules[Any]:
    monkeypatch.setitem(GAMES, "trickle", Trickle())
    return GAMES["trickle"]


def printed(part: RenderableType) -> str:
    console = Console(width=FRAME.width, file=StringIO(), highlight=False)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def begun(rules: Rules[Any], answers: int) -> Session[State]:
    session = Session(rules, rules.new(rules.settle({"players": 3}, 5), 5))
    bot = RandomBot(5)
    while session.choice is not None and len(session.answers) < answers:
        session.answer(bot.choose(session.choice, session.state))
    return session


def words_in(value: object) -> Iterator[str]:
    """Every word and number of a view."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from () if name in {"seat", "turn"} else words_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_in(part)
    elif value not in (None, "") and not isinstance(value, bool):
        yield str(value)


# -- found by name -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["dominion", "tajmahal"])
def test_a_game_speaks_and_looks_in_its_own_way(game: str) -> None:
    speech, board = find_speech(game), find_board(game)
    assert type(speech) is not Speech
    assert not isinstance(board, PlainBoard)
    assert board.speech is speech


def test_a_game_with_rules_alone_is_spoken_of_and_drawn_plainly() -> None:
    assert type(find_speech("trickle")) is Speech
    assert isinstance(find_board("trickle"), PlainBoard)


# -- the plain board ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["dominion", "tajmahal", "trickle"])
def test_the_plain_board_draws_all_that_a_view_of_any_game_holds(game: str) -> None:
    rules, board = find_game(game), PlainBoard(find_speech(game))
    for answers in (0, 7, 100_000):
        session = begun(rules, answers)
        for seat in range(-1, 3):
            view = rules.view(session.state, seat)
            text = printed(board.draw(view, FRAME))
            assert [word for word in words_in(view) if word not in text] == []


@pytest.mark.parametrize("game", ["dominion", "tajmahal", "trickle"])
def test_the_plain_board_tells_who_won_any_game(game: str) -> None:
    rules = find_game(game)
    state = begun(rules, 100_000).state
    end = printed(PlainBoard(find_speech(game)).draw_end(rules.view(state, -1), rules.standings(state), FRAME))
    best = FRAME.names[rules.ranks(state).index(1)]
    assert end.startswith(best)
    rows = [line.split() for line in end.splitlines()[3:]]
    assert sorted(int(row[2]) for row in rows) == sorted(rules.scores(state))
    assert rows[0][:2] == ["1", best]


def test_the_plain_board_gives_a_line_to_each_player(trickle: Rules[Any]) -> None:
    state = trickle.arrange(
        {
            "hands": [[5, 7], [9]],
            "laid": [[], [3, 4]],
            "stack": [1, 2],
            "turn": 1,
            "round": 6,
            "dice": begun(trickle, 0).state.dice.dump(),
        }
    )
    lines = [line.rstrip() for line in printed(PlainBoard(Speech()).draw(trickle.view(state, 0), FRAME)).splitlines()]
    assert lines == [
        "turn Béla   round 6   stack size 2",
        "players",
        f"  Anna   size 2   laid {FRAME.words.say('plain-nothing')}   hand 5, 7",
        "  Béla   size 1   laid 3, 4",
    ]


# -- the default speech ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["dominion", "tajmahal", "trickle"])
def test_a_referee_sees_every_hand(game: str) -> None:
    rules = find_game(game)
    state = begun(rules, 7).state
    views = [rules.view(state, seat) for seat in range(3)]
    players = Speech().referee(views)["players"]
    assert isinstance(players, list)
    owned = [view["players"][seat] for seat, view in enumerate(views) if isinstance(view["players"], list)]
    assert players == owned
    assert all("hand" in player for player in players)


def test_a_referee_of_a_game_whose_views_list_no_players_sees_what_the_first_seat_sees() -> None:
    assert Speech().referee([{"seat": 0, "pot": 4}, {"seat": 1, "pot": 4}]) == {"seat": -1, "pot": 4}


# -- what a table is played with ---------------------------------------------------------------------------------------
def test_a_kingdom_is_told_by_its_cards_and_its_bane() -> None:
    speech, words = find_speech("dominion"), FRAME.words.of("dominion")
    settled = {"kingdom": ["moat", "young-witch"], "bane": "cellar"}
    assert speech.variant(settled) == ["moat", "young-witch"]
    assert speech.tell_variant(settled, words) == "Kingdom: Moat and Young Witch; Bane: Cellar."
    assert speech.tell_variant({"kingdom": ["moat"]}, words, "Wet Feet") == "Wet Feet: Moat."


def test_cards_are_wished_for_only_where_the_kingdom_is_drawn() -> None:
    speech = find_speech("dominion")
    assert speech.wishing({"require": ["moat"]}, ["chapel", "moat"]) == {"require": ["moat", "chapel"]}
    assert speech.wishing({"kingdom": "Random"}, ["chapel"]) == {"kingdom": "Random", "require": ["chapel"]}
    assert speech.wishing({"kingdom": "first-game"}, ["chapel"]) == {"kingdom": "first-game"}
    assert speech.wishing({"ban": ["moat"]}, []) == {"ban": ["moat"]}


def test_settled_options_are_written_as_on_the_command_line() -> None:
    dominion = find_speech("dominion")
    named = find_game("dominion").settle({"kingdom": "first-game"}, 1)
    assert dominion.flags(named) == ["--kingdom", "first-game"]
    own = find_game("dominion").settle({"kingdom": "random"}, 1)
    assert dominion.flags(own)[:2] == ["--kingdom", ",".join(dominion.variant(own) or [])]
    assert find_speech("tajmahal").flags(find_game("tajmahal").settle({}, 1)) == []


@pytest.mark.parametrize("game", ["dominion", "tajmahal", "trickle"])
def test_a_component_is_spelled_out_so_that_a_scenario_may_say_it(game: str) -> None:
    speech, rules = find_speech(game), find_game(game)
    components = rules.census(rules.new(rules.sample(1), 1))
    assert [name_id(speech.spelled(one)) for one in components] == list(components)


def test_a_card_is_spelled_out_as_it_is_printed() -> None:
    assert find_speech("dominion").spelled("horn-of-plenty") == "Horn of Plenty"
    assert find_speech("tajmahal").spelled("red-elephant-monk") == "Red Elephant Monk"


@pytest.mark.parametrize("game", ["tajmahal", "trickle"])
def test_where_all_tables_are_alike_there_is_nothing_to_tell_of_one(game: str) -> None:
    speech, settled = find_speech(game), find_game(game).settle({"players": 3}, 1)
    assert speech.variant(settled) is None
    assert speech.varied is None
    assert speech.tell_variant(settled, FRAME.words.of(game)) == ""
    assert speech.wishing(settled, ["moat"]) == settled


# -- a game with rules alone -------------------------------------------------------------------------------------------
def test_a_game_with_rules_alone_is_simulated() -> None:
    match = lab.simulate("trickle", ["random", "random"], games=20, seed=1)
    assert match.games == 20


def test_a_game_with_rules_alone_is_played_at_a_table_in_the_terminal(
    trickle: Rules[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record(trickle.name, trickle.version, trickle.settle({"players": 2}, 9), 9)
    table = Table(find_board(trickle.name), load(), [Seat(""), Seat("random")], record, record.start(trickle), Screen())
    while (choice := table.session.choice) is not None:
        if choice.seat != 0:
            table.let_bot_answer(choice)
            continue
        question = table.question(choice)
        table.show(question)
        table.answer(question.read("1"))
    table.show_end()
    text = capsys.readouterr().out
    assert "stack size" in text
    assert "Place" in text.split("[ask-trickle-lay]")[-1]
