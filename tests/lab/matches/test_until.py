"""A match that goes on until the answer is known is seldom wrong, although it looks again and again."""

from __future__ import annotations

import pytest

from courtyard import lab
from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.counting.tally import Tally
from courtyard.lab.matches.until import Answer, Verdict, judge


def play_until_known(dice: Dice, strengths: list[int], sureness: float, rounds: int) -> tuple[Verdict, int]:
    """Look after every tenth round. Who is stronger wins more often, in proportion; one game in ten is shared."""
    size = len(strengths)
    tally = Tally(size)
    for number in range(1, rounds + 1):
        for shift in range(size):
            winners = [draw(dice, strengths) for _ in range(2 if dice.roll(10) == 0 else 1)]
            ranks = [1 if (seat - shift) % size in winners else 2 for seat in range(size)]
            tally.count(shift, ranks, [0] * size)
        tally.end_round()
        if number % 10 == 0 and (verdict := judge(tally, sureness)).answer != Answer.OPEN:
            return verdict, number
    return judge(tally, sureness), rounds


def draw(dice: Dice, strengths: list[int]) -> int:
    tickets = [player for player, strength in enumerate(strengths) for _ in range(strength)]
    return tickets[dice.roll(len(tickets))]


@pytest.mark.parametrize("sureness", [0.8, 0.95])
def test_of_equals_nobody_is_called_the_best_more_often_than_allowed(sureness: float) -> None:
    dice = Dice(1)
    verdicts = [play_until_known(dice, [1, 1], sureness, 150)[0] for _ in range(400)]
    wrong = sum(verdict.answer == Answer.LEADS for verdict in verdicts)
    assert wrong <= 400 * (1 - sureness)
    assert sureness > 0.9 or wrong, "a test that never errs asks for too much"


def test_whoever_is_better_is_found_soon() -> None:
    dice = Dice(1)
    found = [play_until_known(dice, [2, 1], 0.95, 2000) for _ in range(50)]
    assert [verdict for verdict, _ in found] == [Verdict(Answer.LEADS, [0])] * 50
    assert sorted(rounds for _, rounds in found)[25] < 300


def test_of_three_the_best_must_beat_both_others() -> None:
    verdict, _ = play_until_known(Dice(1), [1, 4, 1], 0.95, 1000)
    assert verdict == Verdict(Answer.LEADS, [1])
    verdict, _ = play_until_known(Dice(1), [4, 4, 1], 0.95, 400)
    assert verdict.answer == Answer.OPEN


def even(rounds: int) -> Tally:
    """Two who win a game of each round."""
    tally = Tally(2)
    for _ in range(rounds):
        for shift in (0, 1):
            tally.count(shift, [1, 2], [0, 0])
        tally.end_round()
    return tally


def test_those_who_always_come_out_alike_are_too_close_to_matter() -> None:
    assert judge(even(300), 0.95) == Verdict(Answer.OPEN, [0, 1])
    assert judge(even(900), 0.95) == Verdict(Answer.CLOSE, [0, 1])


def test_of_three_two_may_be_close_and_the_third_behind() -> None:
    tally = Tally(3)
    for _ in range(1500):
        tally.count(0, [1, 2, 3], [0, 0, 0])
        tally.count(1, [3, 2, 1], [0, 0, 0])
        tally.count(2, [1, 3, 1], [0, 0, 0])
        tally.end_round()
    assert tally.wins == [1500, 1500, 0]
    assert judge(tally, 0.95) == Verdict(Answer.CLOSE, [0, 1])


def test_more_certainty_takes_longer() -> None:
    tally = even(700)
    assert judge(tally, 0.5).answer == Answer.CLOSE
    assert judge(tally, 0.999).answer == Answer.OPEN


def test_a_match_stops_when_it_is_known_and_says_so() -> None:
    match = lab.simulate("dominion", ["big-money", "random"], games=2000, until=95, seed=1)
    assert match.games < 100
    assert match.finished
    assert match.verdict == f"{match.players[0].name} is the best: that much is 95% sure after {match.games} games."


def test_a_match_that_ends_too_soon_says_so() -> None:
    match = lab.simulate("dominion", ["big-money", "big-money"], games=10, until=95, seed=1)
    first, second = (player.name for player in match.players)
    assert match.verdict == f"10 games do not tell yet who is the best; {first} and {second} are level."
    assert lab.simulate("dominion", ["big-money", "big-money"], games=4, seed=1).verdict == ""


@pytest.mark.parametrize("until", [49.0, 100.0])
def test_nobody_can_be_surer_than_sure(until: float) -> None:
    with pytest.raises(Refused, match=r"One can be from 50 to 99\.9 per cent sure, not "):
        lab.simulate("dominion", ["big-money", "random"], until=until)
