"""All answers to a question can be listed, and those of a stranger's program are looked at."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.bots.find import RANDOM, find_bot
from courtyard.core.checked import Checked
from courtyard.core.choice import THINK, Choice, Chooser, Seats
from courtyard.core.errors import Refused
from courtyard.core.event import Event
from courtyard.core.rules import play_out
from courtyard.core.session import Session
from courtyard.core.state import State
from courtyard.games import GAMES, find_game

DOMINION = find_game("dominion")


def pick(least: int, most: int, copies: list[int], *, ordered: bool = False) -> Choice:
    choice = Choice(0, "test.pick", "hand", least, most)
    choice.ordered = ordered
    for option, number in enumerate(copies):
        for _ in range(number):
            choice.offer_again(option)
    return choice


# -- all answers -------------------------------------------------------------------------------------------------------
def test_answers_are_listed_the_shortest_first_and_equal_cards_once() -> None:
    assert pick(0, 2, [2, 1]).answers(10) == [[], [0], [1], [0, 0], [0, 1]]
    assert pick(2, 2, [2, 1], ordered=True).answers(10) == [[0, 0], [0, 1], [1, 0]]


def test_an_incomplete_list_is_refused() -> None:
    assert len(pick(1, 1, [1] * 7).answers(7)) == 7
    with pytest.raises(Refused, match=r"^test\.pick has more than 6 answers; allow more, or try some of them\.$"):
        pick(1, 1, [1] * 7).answers(6)


def test_a_question_with_a_million_answers_is_refused_at_once() -> None:
    with pytest.raises(Refused, match="more than 100 answers"):
        pick(0, 20, [1] * 20, ordered=True).answers(100)


@given(st.lists(st.integers(1, 3), min_size=1, max_size=4), st.data(), st.booleans())
def test_every_legal_answer_is_listed_once_and_no_other(copies: list[int], data: st.DataObject, ordered: bool) -> None:  # noqa: FBT001
    most = data.draw(st.integers(1, min(4, sum(copies))))
    choice = pick(data.draw(st.integers(0, most)), most, copies, ordered=ordered)
    answers = choice.answers(100_000)
    assert [answer for answer in answers if choice.fault(answer)] == []
    assert max(Counter(map(tuple, answers)).values()) == 1
    dealt = data.draw(st.permutations(choice.everything()))[:most]
    assert (dealt if ordered else sorted(dealt)) in answers


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_answer_is_among_the_answers(game: str) -> None:
    rules = find_game(game)
    session = Session(rules, rules.new(rules.sample(1), 1))
    bot = find_bot(game, RANDOM, 1)
    while session.choice is not None and len(session.answers) < 150:
        answer = bot.choose(session.choice, session.state)
        assert (answer if session.choice.ordered else sorted(answer)) in session.choice.answers(100_000)
        session.answer(answer)


# -- strangers ---------------------------------------------------------------------------------------------------------
class Stranger(Chooser):
    """Answers one question as it likes, and others with the least that is allowed."""

    def __init__(self, why: str, answer: Any) -> None:  # noqa: ANN401 - as a stranger may write it
        self.why, self.answer = why, answer
        self.heard: list[Event] = []

    def choose(self, choice: Choice, state: State) -> Any:  # noqa: ANN401
        if choice.why == self.why:
            return self.answer
        return [place for place in choice.everything() if place == 0][: choice.least]

    def hear(self, event: Event) -> None:
        self.heard.append(event)


WRONG = [
    ([1, 1, 1], "it picks 3 and must pick 2"),
    ([0], "it picks 1 and must pick 2"),
    ([0, -1], "the places of the options are 0 to 1"),
    ([0, 99], "the places of the options are 0 to 1"),
    ([0, 0], "it picks an option more often than it is there: 1 x 0, 4 x 1"),
    (["copper", "copper"], "the places of options are whole numbers"),
    (None, "it must be a list of places of options"),
    (7, "it must be a list of places of options"),
]


@pytest.mark.parametrize(("answer", "reason"), WRONG, ids=str)
def test_an_illegal_answer_ends_in_a_sentence_and_changes_no_card(answer: object, reason: str) -> None:
    seats = [{"hand": ["Militia"]}, {"hand": ["Copper", "Copper", "Copper", "Copper", "Estate"]}]
    state = DOMINION.arrange({"seats": seats})
    cards = DOMINION.census(state)
    stranger = Checked(Stranger("militia.discard", answer), "mine:Bot")
    attacker = Stranger("turn.action", [0])
    with pytest.raises(Refused) as caught:
        DOMINION.move(state, Seats([attacker, stranger]))
    assert str(caught.value) == f"mine:Bot answers militia.discard with {answer!r}, which is not allowed: {reason}."
    assert DOMINION.census(state) == cards


@pytest.mark.parametrize("answer", [[0, 1], (0, 1), [False, True]], ids=repr)
def test_a_legal_answer_passes_however_its_numbers_are_kept(answer: object) -> None:
    stranger = Checked(Stranger("test.pick", answer), "mine:Bot")
    given = stranger.choose(pick(2, 2, [1, 1, 1]), DOMINION.new(DOMINION.settle({}, 1), 1))
    assert given == [0, 1]
    assert type(given) is list
    assert {type(place) for place in given} == {int}


class Careless(Chooser):
    def choose(self, choice: Choice, state: State) -> list[int]:
        return [choice.size // 0]


def test_a_program_that_fails_ends_in_a_sentence_that_says_where() -> None:
    choice = Choice(0, "turn.buy", "supply", 0, 1)
    with pytest.raises(Refused) as refused:
        Checked(Careless(), "mine:Careless").choose(choice, DOMINION.new(DOMINION.settle({}, 1), 1))
    assert refused.value.id == "player-failed"
    assert str(refused.value).startswith("mine:Careless fails at turn.buy: ZeroDivisionError: ")
    assert "test_answers.py:" in str(refused.value.facts["place"])
    assert isinstance(refused.value.__cause__, ZeroDivisionError)


def test_a_number_that_nobody_could_say_is_shown_by_its_digits() -> None:
    with pytest.raises(Refused) as refused:
        DOMINION.settle({"players": 10**33}, 1)
    assert f"not 1{33 * '0'}." in str(refused.value)


def test_only_players_are_let_in() -> None:
    with pytest.raises(Refused, match=r"^mine:Bot is not a player but 7; a player is a Chooser\.$"):
        Checked(7, "mine:Bot")


def test_a_stranger_is_asked_everything_and_hears_what_it_wants_to_hear() -> None:
    stranger = Stranger("", [])
    stranger.listens = True
    checked = Checked(stranger, "mine:Bot")
    assert checked.listens
    event = Event("ended", -1, {})
    checked.hear(event)
    assert stranger.heard == [event]
    assert checked.reflex("turn.buy", 0, DOMINION.new(DOMINION.settle({}, 1), 1)) == THINK


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_bot_plays_the_same_game_checked_or_not(game: str) -> None:
    rules = find_game(game)
    ends = []
    for wrap in (lambda bot: bot, lambda bot: Checked(bot, "sound")):
        state = rules.new(rules.sample(3), 3)
        seats = range(len(rules.scores(state)))
        play_out(rules, state, Seats([wrap(find_bot(game, RANDOM, seat)) for seat in seats]))
        ends.append(state)
    assert ends[0] == ends[1]
