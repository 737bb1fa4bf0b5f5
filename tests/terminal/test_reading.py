"""What people type is understood, or answered with one sentence."""

from __future__ import annotations

import pytest

from courtyard.core.errors import Refused
from courtyard.terminal.reading import Menu, plain
from courtyard.terminal.seating import Seat, call_names, check_bots, fill_seats, read_seat
from courtyard.words import load

WORDS = load(strict=True)
NAMES = [
    ["Copper", "Coppers", "copper"],
    ["Council Room", "Council Rooms", "council-room"],
    ["Throne Room", "Throne Rooms", "throne-room"],
    ["Village", "Villages", "village"],
    ["Jester's Hat", "jesters-hat"],
    ["Átépítés", "remodel"],
    ["+1 Card", "card"],
]
MENU = Menu(NAMES)
UNSEEN = "A name at the table must be made of printable characters"
MORE_PEOPLE = "person; name fewer, or add “you” to the seats."


@pytest.mark.parametrize(
    ("text", "picked"),
    [
        ("1", [0]),
        ("4 1", [3, 0]),
        ("1,1, 2", [0, 0, 1]),
        ("2-4", [1, 2, 3]),
        ("copper", [0]),
        ("COPPER", [0]),
        ("cop", [0]),
        ("throne room", [2]),
        ("throne-room", [2]),
        ("throne r", [2]),
        ("throne room village", [2, 3]),
        ("village throne room copper", [3, 2, 0]),
        ("thr, vil", [2, 3]),
        ("copper copper", [0, 0]),
        ("2 copper", [0, 0]),
        ("3 coppers, village", [0, 0, 0, 3]),
        ("copper x2", [0, 0]),
        ("copper*2", [0, 0]),
        ("2x copper", [0, 0]),
        ("2 x copper", [0, 0]),
        ("jesters hat", [4]),
        ("Jester's", [4]),
        ("atepites", [5]),
        ("Átép", [5]),
        ("remodel", [5]),
        ("card", [6]),
        ("+1 card", [6]),
    ],
)
def test_picks_are_understood(text: str, picked: list[int]) -> None:
    assert MENU.read(text) == picked


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("8", "There is no answer 8; they go from 1 to 7."),
        ("0", "There is no answer 0; they go from 1 to 7."),
        ("6-9", "There is no answer 9; they go from 1 to 7."),
        ("co", "“co” could be Copper and Council Room; write a little more."),
        ("gold", "“gold” is not one of the answers; pick by number or by name."),
        ("copper gold", "“gold” is not one of the answers; pick by number or by name."),
        ("9" * 14, f"There is no answer {'9' * 14}; they go from 1 to 7."),
        ("9" * 5000, f"There is no answer {'9' * 39}…; they go from 1 to 7."),
        ("3-1", "“3-1” runs backwards; write “1-3”."),
        ("1 4-2", "“4-2” runs backwards; write “2-4”."),
        (",", "“,” is not one of the answers; pick by number or by name."),
        (", ,", "“, ,” is not one of the answers; pick by number or by name."),
        ("0 copper", "“0 copper” is not one of the answers; pick by number or by name."),
        ("''", "“''” is not one of the answers; pick by number or by name."),
    ],
)
def test_what_is_not_understood_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        MENU.read(text)
    assert str(refused.value) == sentence


def test_names_are_compared_without_case_accents_and_signs() -> None:
    assert plain("  The  Jester's-Workshop ") == "the jesters workshop"
    assert plain("Őrült Łódź") == plain("orult Łodz")
    assert MENU.named("Throne-Room")
    assert not MENU.named("thr")


# Seats


def spelled(*wished: str, names: tuple[str, ...] = (), players: int | None = None) -> list[str]:
    return [seat.spelled for seat in fill_seats(wished, names, players, "big-money", range(2, 7))]


def test_by_default_a_person_meets_a_bot() -> None:
    assert spelled() == ["you", "big-money"]
    assert spelled(players=4) == ["you", "big-money", "big-money", "big-money"]


def test_seats_are_taken_as_wished() -> None:
    assert spelled("random,you", players=3) == ["random", "you", "big-money"]
    assert spelled("person", "random=Robi", "you=Anna") == ["you", "random=Robi", "you=Anna"]


def test_names_go_to_people_and_bring_them_to_the_table() -> None:
    assert spelled(names=("Anna", "Béla", "Cili")) == ["you=Anna", "you=Béla", "you=Cili"]
    assert spelled("random,you", names=("Anna",)) == ["random", "you=Anna"]


@pytest.mark.parametrize(
    ("wished", "names", "players", "sentence"),
    [
        ((), (), 7, "This game is for 2 to 6 players, not 7."),
        (("you,you,you",), (), 2, "3 seats are taken, but the table has only 2; raise --players or name fewer."),
        (("you",), ("Anna", "Béla"), None, f"2 names are given, but only 1 seat is for a {MORE_PEOPLE}"),
        (("random",), ("Anna",), None, f"1 name is given, but no seat is for a {MORE_PEOPLE}"),
        (("you,you",), ("A", "B", "C"), None, f"3 names are given, but only 2 seats are for a {MORE_PEOPLE}"),
        ((), ("An\x1b[2Jna",), None, f"{UNSEEN}, not “An�[2Jna” with U+001B."),
        ((), ("Anna" * 60,), None, "A name at the table has 240 letters, which is too long; 40 will do."),
        (("x" * 300,), (), None, "The player of a seat has 300 letters, which is too long; 159 will do."),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    wished: tuple[str, ...], names: tuple[str, ...], players: int | None, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        spelled(*wished, names=names, players=players)
    assert str(refused.value) == sentence


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(Refused, match=r"There is no bot “big-mony”; did you mean “big-money”\?"):
        check_bots([Seat("you"), Seat("big-mony")], ["random", "big-money"])


def test_everybody_at_the_table_is_called_differently() -> None:
    bots = [read_seat("random"), read_seat("random"), read_seat("big-money=Robi")]
    assert call_names([Seat("you"), *bots], WORDS) == ["You", "random 1", "random 2", "Robi"]
    assert call_names([Seat("you"), *bots], WORDS, onlooker=True)[0] == "Player 1"
    assert call_names([Seat("you"), Seat("you", "Anna")], WORDS) == ["Player 1", "Anna"]
