"""One sentence at the end of a game: who was ahead since when, what decided it, and by how much."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots import find_bot
from courtyard.core.rules import Standing
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.speech import find_speech
from courtyard.speech.tale import Finish, Mark, curve_of, finish_of
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.speech.speech import Told

WORDS = load(strict=True)
NAMES = ["Anna", "Béla", "Cili"]


def finish(*scores: list[int], ranks: list[int] | None = None, told: list[Told] | None = None) -> Finish:
    """Everybody's points after each turn, from the start on."""
    curve = [Mark([turn] * len(points), points) for turn, points in enumerate(scores)]
    last = scores[-1]
    ranks = ranks or [1 + sum(other > own for other in last) for own in last]
    standings = [Standing(seat, ranks[seat], points, [], len(curve) - 1) for seat, points in enumerate(last)]
    return Finish(standings, curve, told or [], NAMES)


def story(game: str, of: Finish) -> str:
    tale = find_speech(game).tale(of)
    return WORDS.of(game).say(tale.message, **tale.facts)


def turns_of(seat: int, *gains: str) -> list[Told]:
    """A seat's turns, in each of which it gains a card."""
    told: list[Told] = []
    for number, card in enumerate(gains, 1):
        told.append({"what": "turn", "seat": seat, "depth": 0, "number": number})
        told.append({"what": "gained", "seat": seat, "depth": 0, "cards": [card]})
    return told


def played(game: str, seed: int) -> Session[Any]:
    rules = find_game(game)
    session = Session(rules, rules.new(rules.settle({"players": 3}, seed), seed))
    bot = find_bot(game, "random", seed)
    while session.choice is not None:
        session.answer(bot.choose(session.choice, session.state))
    return session


@pytest.mark.parametrize(
    ("game", "scores", "expected"),
    [
        (
            "dominion",
            [[3, 3], [3, 4], [9, 4], [15, 10]],
            "Anna was ahead from turn 2 of 3 on, in the end by 5 points.",
        ),
        ("dominion", [[3, 3], [3, 9], [10, 9]], "Anna overtook Béla in the very last turn and won by 1 point."),
        (
            "dominion",
            [[3, 3], [4, 3], [9, 4]],
            "Anna was ahead from the first turn to the last, in the end by 5 points.",
        ),
        (
            "tajmahal",
            [[0, 0, 0], [1, 4, 0], [9, 4, 8]],
            "Anna overtook Béla in the very last visit and won by 1 point.",
        ),
        (
            "tajmahal",
            [[0, 0, 0], [1, 4, 0], [9, 4, 8], [19, 4, 8]],
            "Anna was ahead from visit 2 of 3 on, in the end by 11 points.",
        ),
        (
            "tajmahal",
            [[0, 0, 0], [5, 4, 0], [9, 4, 8]],
            "Anna was ahead from the first visit to the last, in the end by 1 point.",
        ),
        ("tajmahal", [[0, 0, 0], [9, 9, 8]], "Anna and Béla were level to the end, with 9 points each."),
    ],
)
def test_the_sentence_says_since_when_and_by_how_much(game: str, scores: list[list[int]], expected: str) -> None:
    assert story(game, finish(*scores)) == expected


def test_a_tie_in_dominion_is_decided_by_turns() -> None:
    tie = finish([3, 3], [20, 20], ranks=[2, 1])
    assert story("dominion", tie) == "Béla and Anna were level with 20 points; Béla had fewer turns."


def test_a_tie_is_broken_somehow_in_a_game_that_says_no_more() -> None:
    tie = finish([0, 0], [1, 1], ranks=[1, 2])
    assert story("tajmahal", tie) == "Anna and Béla were level with 1 point, and the tie had to be broken."


def test_the_last_provinces_are_told_where_they_made_the_difference() -> None:
    told = turns_of(0, "province", "gold", "province", "province")
    scores = [[3, 3], [9, 20], [9, 20], [15, 20], [21, 20]]
    late = "Anna won by 2 Provinces in the last 3 turns, 1 point ahead in the end."
    assert story("dominion", finish(*scores, told=told)) == late
    easy = finish([3, 3], [9, 3], [9, 3], [15, 3], [21, 3], told=told)
    assert story("dominion", easy) == "Anna was ahead from the first turn to the last, in the end by 18 points."


def test_provinces_of_others_are_none_of_the_winners() -> None:
    told = turns_of(1, "province", "province", "province")
    since = finish([3, 3], [3, 21], [22, 21], told=told)
    assert story("dominion", since) == "Anna overtook Béla in the very last turn and won by 1 point."


@pytest.mark.parametrize("game", ["dominion", "tajmahal"])
def test_a_game_that_was_played_has_its_curve_and_its_sentence(game: str) -> None:
    session = played(game, 4)
    curve = curve_of(session)
    assert curve[-1].scores == session.rules.scores(session.state)
    assert all(before.turns != after.turns for before, after in pairwise(curve))
    assert story(game, finish_of(session, NAMES)).endswith(".")
