"""The board shows a view and nothing else, at any width, with and without colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from rich.text import Text
from tests.boards.printed import printed

from courtyard.boards import Frame, find_board
from courtyard.boards.flow import Flow
from courtyard.bots.random_bot import RandomBot
from courtyard.core.choice import Choice, Chooser
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.speech.dominion.digest import shorten
from courtyard.words import load

RULES = find_game("dominion")
BOARD = find_board("dominion")
WORDS = load(strict=True).of("dominion")
NAMES = ["Anna", "Béla", "Cili", "Dani", "Edit", "Feri"]


def drawn(view: Mapping[str, object], width: int = 80) -> str:
    return printed(BOARD.draw(view, Frame(WORDS, NAMES, width)), width)


def line_with(text: str, start: str) -> str:
    return next(line.rstrip() for line in text.splitlines() if line.startswith(start))


def table(**given: Any) -> Mapping[str, object]:  # noqa: ANN401 - whatever a table may have
    seats = given.pop("seats", [{"hand": ["Copper"]}, {"hand": ["Copper"]}])
    return RULES.view(RULES.arrange({"seats": seats, **given}), 0)


def test_the_parts_of_a_board() -> None:
    anna = {"hand": ["Copper", "Militia", "Copper"], "deck": ["Gold"], "discard": ["Silver", "Estate"], "turns": 3}
    view = table(seats=[anna, {"hand": ["Moat"], "deck": ["Gold", "Gold"]}], in_play=["Village"], trash=["Curse"])
    text = drawn(view)
    assert line_with(text, "Anna, turn 4").split() == "Anna, turn 4 Action phase Actions 1 Buys 1 Coins 0".split()
    assert "9 Militia A!" in line_with(text, "$4")
    assert line_with(text, "▶ Anna").split() == "▶ Anna 4 3 1 2 Silver T".split()
    assert line_with(text, "  Béla").split() == "Béla 0 1 2 0".split()
    assert line_with(text, "In play").split() == "In play Village A".split()
    assert line_with(text, "Trash").split() == "Trash Curse C".split()
    assert line_with(text, "Hand ").split() == "Hand Militia A! 2 Copper T".split()


def test_piles_stand_by_cost_and_a_cost_that_changed_stands_beside_the_printed_one() -> None:
    text = drawn(table(in_play=["Princess"], kingdom=["Market", "Cellar"]))
    assert [line.split()[0] for line in text.splitlines() if line.startswith("$")] == [
        "$0",
        "$0",
        "$1",
        "$3",
        "$4",
        "$6",
    ]
    assert "$3 ($5)" in text
    assert "($5)" not in drawn(table(kingdom=["Market", "Cellar"]))


def test_the_bane_and_the_prizes_are_marked() -> None:
    text = drawn(table(kingdom=["Young Witch", "Tournament"], bane="Moat", prizes=["Diadem", "Princess"]))
    assert "10 Moat AR Bane" in text
    assert line_with(text, "Prizes").split() == "Prizes Princess AP Diadem TP".split()


@pytest.mark.parametrize("width", [60, 80, 100, 116, 140, 200])
@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_too_long_and_no_name_is_cut(width: int, seed: int) -> None:
    state = RULES.new(RULES.sample(seed), seed)
    bot = RandomBot(seed)
    for _ in range(150):
        if not RULES.over(state):
            RULES.move(state, bot)
    view = RULES.view(state, 0)
    text = drawn(view, width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    supply = view["supply"]
    assert isinstance(supply, list)
    for pile in supply:
        assert WORDS.say(f"card-{pile['card']}") in text


def test_colour_is_never_the_only_sign() -> None:
    view = table(kingdom=["Militia", "Moat", "Gardens", "Harem"])
    frame = Frame(WORDS, NAMES, 80)
    colourful = printed(BOARD.draw(view, frame), colour=True)
    plain = printed(BOARD.draw(view, frame))
    assert "\x1b[31mMilitia" in colourful
    assert "\x1b" not in plain
    assert Text.from_ansi(colourful).plain.split() == plain.split()
    for name in ("Militia A!", "Moat AR", "Gardens V", "Harem TV", "Copper T", "Curse C"):
        assert name in plain


def test_a_referee_sees_all_hands() -> None:
    state = RULES.arrange({"seats": [{"hand": ["Gold"]}, {"hand": ["Moat"]}]})
    text = drawn(dict(BOARD.speech.referee([RULES.view(state, seat) for seat in range(2)])))
    assert line_with(text, "Hand of Anna").split()[-2:] == ["Gold", "T"]
    assert line_with(text, "Hand of Béla").split()[-2:] == ["Moat", "AR"]


# The end


def end_of(table: dict[str, Any], seat: int = 0) -> str:
    state = RULES.arrange(table)
    while not RULES.over(state):
        RULES.move(state, Passive())
    return printed(BOARD.draw_end(RULES.view(state, seat), RULES.standings(state), Frame(WORDS, NAMES, 80)))


class Passive(Chooser):
    """Does nothing that is not compulsory."""

    def choose(self, choice: Choice, state: object) -> list[int]:
        return []


def test_the_end_says_why_who_and_with_what() -> None:
    seats = [{"deck": ["Province", "Gardens", *["Copper"] * 8]}, {"deck": ["Duchy", "Curse", "Curse"]}]
    text = end_of({"seats": seats, "supply": {"Province": 0}, "phase": "buy"})
    assert text.startswith("The last Province is gone.\nYou win.\n")
    assert line_with(text, "    1  Anna").split()[2:4] == ["7", "1"]
    assert "Province = 6   Gardens = 1" in text
    assert "Duchy = 3   2 Curses = -2" in text
    text = end_of({"seats": seats, "supply": {"Curse": 0, "Copper": 0, "Silver": 0}, "phase": "buy"}, 1)
    assert text.startswith("3 piles are empty: Copper, Curse and Silver.\nAnna wins.\n")


def test_a_shared_victory() -> None:
    seats = [{"deck": ["Duchy"]}, {"deck": ["Duchy"], "turns": 1}]
    assert "Anna and Béla share the victory." in end_of({"seats": seats, "supply": {"Province": 0}, "phase": "buy"})


# The story in short


def event(what: str, **facts: object) -> dict[str, object]:
    return {"what": what, "seat": 0, "depth": 0, **facts}


def test_a_turn_is_told_in_short() -> None:
    told = [
        event("played", cards=["copper"]),
        event("more-coins", number=1),
        event("played", cards=["silver"]),
        event("more-coins", number=2),
        event("bought", cards=["smithy"]),
        event("gained", cards=["smithy"], word="discard"),
        event("cleaned-up"),
        event("shuffled"),
        event("drew", count=5),
        event("turn", number=2),
    ]
    assert shorten(told) == [
        event("cashed", cards=["copper", "silver"], number=3),
        event("bought", cards=["smithy"]),
        event("shuffled"),
        event("turn", number=2),
    ]
    assert told[0] == event("played", cards=["copper"])


def test_cards_that_are_revealed_one_by_one_are_told_together() -> None:
    told = [event("revealed", cards=[card]) for card in ("copper", "estate", "copper")]
    told += [{**event("revealed", cards=["gold"]), "seat": 1}, event("revealed", cards=["curse"])]
    assert shorten(told) == [
        event("revealed", cards=["copper", "estate", "copper"]),
        {**event("revealed", cards=["gold"]), "seat": 1},
        event("revealed", cards=["curse"]),
    ]


def test_actions_and_gains_of_their_own_stay_in_the_short_story() -> None:
    told = [
        event("played", cards=["market"]),
        event("more-coins", number=1),
        event("gained", cards=["curse"], word="discard"),
        event("drew", count=1),
    ]
    assert shorten(told) == told


def test_the_first_answer_of_an_empty_line_plays_all_treasures_horns_of_plenty_last() -> None:
    state = RULES.arrange(
        {"seats": [{"hand": ["Horn of Plenty", "Copper", "Gold", "Copper"]}, {}], "phase": "treasure"}
    )
    choice = Session(RULES, state).choice
    assert choice is not None
    answer = BOARD.speech.usual(choice)
    assert answer is not None
    assert [RULES.spell(choice, place) for place in answer][-1] == "horn-of-plenty"
    assert sorted(answer) == sorted(choice.everything())


def test_a_flow_breaks_between_pieces_and_counts_its_lines() -> None:
    pieces = [Text("one two"), Text("three"), Text("four five six")]
    assert [line.plain for line in Flow(pieces).lines(15)] == ["one two   three", "four five six"]
    assert [line.plain for line in Flow(pieces, most_lines=1).lines(15)] == ["one two   thre…"]
    assert [line.plain for line in Flow(pieces, most_lines=1).lines(18)] == ["one two   three…"]
