"""A position goes on from any question as the game itself would, and a search may guess and play there at will."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from courtyard.bots.find import RANDOM, find_bot
from courtyard.core.answer import read_answer
from courtyard.core.checked import Checked
from courtyard.core.choice import Choice, Chooser, Seats
from courtyard.core.errors import Refused
from courtyard.core.event import Event
from courtyard.core.position import Position
from courtyard.core.rollouts import rollouts
from courtyard.core.rules import play_out
from courtyard.core.session import Session
from courtyard.core.state import State
from courtyard.games import GAMES, find_game
from courtyard.lab.laws.snapshot import snapshot

DOMINION = find_game("dominion")
SEEDS = range(2)


def begin(game: str, seed: int) -> Session[Any]:
    rules = find_game(game)
    return Session(rules, rules.new(rules.sample(seed), seed))


def bots(session: Session[Any], seed: int) -> Seats:
    return Seats([find_bot(session.rules.name, RANDOM, seed + seat) for seat in range(len(players(session)))])


def players(session: Session[Any]) -> list[int]:
    scores: list[int] = session.rules.scores(session.state)
    return scores


def questions(game: str, seed: int) -> Iterator[tuple[Session[Any], Choice, list[int]]]:
    """A random game at each of its questions, with the answer that is about to be given there."""
    session = begin(game, seed)
    bot = find_bot(game, RANDOM, seed)
    while session.choice is not None:
        answer = bot.choose(session.choice, session.state)
        yield session, session.choice, answer
        session.answer(answer)


def militia_table() -> Session[Any]:
    """Anna has played Militia, and Béla is to discard two cards."""
    seats = [
        {"hand": ["Militia", "Copper"], "deck": ["Gold"]},
        {"hand": ["Estate", "Estate", "Copper", "Silver", "Gold"], "deck": ["Moat"]},
    ]
    session = Session(DOMINION, DOMINION.arrange({"seats": seats}))
    say(session, "Militia")
    return session


def say(at: Session[Any] | Position[Any], *names: str) -> None:
    assert at.choice is not None
    at.answer(read_answer(DOMINION, at.choice, list(names)))


# -- as the game goes on -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_from_every_question_a_position_asks_what_the_game_asks_next(game: str, seed: int) -> None:
    wanted: Position[Any] | None = None
    session = begin(game, seed)
    for session, choice, answer in questions(game, seed):
        position = session.position()
        assert (position.choice, position.state) == (choice, session.state)
        assert wanted is None or wanted == position
        wanted = position.copy()
        wanted.answer(answer)
        assert (position.choice, position.state) == (choice, session.state)
    assert wanted is not None
    assert wanted.choice is None
    assert wanted.state == session.state


@pytest.mark.parametrize("game", GAMES)
def test_one_position_follows_a_whole_game(game: str) -> None:
    session = begin(game, 1)
    position = session.position()
    for session, choice, answer in questions(game, 1):
        assert (position.choice, position.state) == (choice, session.state)
        position.answer(answer)
    assert position.choice is None
    assert snapshot(position.state) == snapshot(session.state)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_on_from_any_question_as_they_play_on_in_the_game(game: str) -> None:
    for number, (session, _, _) in enumerate(questions(game, 2)):
        if number % 13 == 0:
            played = session.position()
            played.play(bots(session, number))
            fork, seats = session.fork(), bots(session, number)
            while fork.choice is not None:
                fork.answer(seats.choose(fork.choice, fork.state))
            assert played.choice is None
            assert played.state == fork.state


# -- guesses -----------------------------------------------------------------------------------------------------------
class Guessing(Chooser):
    """Plays a move as it was played, deals again at the question after some answers, and lets bots play on."""

    def __init__(self, rules: Any, answers: list[list[int]], seed: int, then: Chooser) -> None:  # noqa: ANN401
        super().__init__()
        self.rules, self.answers, self.seed, self.then, self.used = rules, answers, seed, then, 0

    def choose(self, choice: Choice, state: State) -> list[int]:
        self.used += 1
        if self.used <= len(self.answers):
            return self.answers[self.used - 1]
        if self.used == len(self.answers) + 1:
            self.rules.redeal(state, int(choice.seat), self.seed)
        return self.then.choose(choice, state)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_at_any_question_goes_on_as_if_the_table_had_lain_so(game: str, seed: int) -> None:
    rules = find_game(game)
    for number, (session, choice, answer) in enumerate(questions(game, seed)):
        if number % 17 == 0:
            mark = session.rest_before(len(session.answers))
            truth, bot = rules.copy(mark.state), bots(session, number)
            rules.move(truth, Guessing(rules, session.answers[mark.answers :], number, bot))
            play_out(rules, truth, bot)
            guess = session.position()
            guess.redeal(int(choice.seat), number)
            assert guess.choice == choice
            assert rules.view(guess.state, int(choice.seat)) == rules.view(session.state, int(choice.seat))
            twin = guess.copy()
            twin.answer(answer)  # is legal there too
            guess.play(bots(session, number))
            assert guess.state == truth


@pytest.mark.parametrize("game", GAMES)
def test_guess_after_guess_one_position_plays_a_game_to_its_end(game: str) -> None:
    position = begin(game, 3).position()
    census = position.rules.census(position.state)
    bot = find_bot(game, RANDOM, 3)
    number = 0
    while position.choice is not None:
        number += 1
        position.redeal(int(position.choice.seat), number)
        if number % 20 == 0:
            assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own
        position.answer(bot.choose(position.choice, position.state))
    assert position.rules.census(position.state) == census


def test_the_last_guess_at_a_question_is_the_one_that_counts() -> None:
    once, twice = militia_table().position(), militia_table().position()
    twice.redeal(1, 5)
    for position in (once, twice):
        position.redeal(1, 6)
        say(position, "Estate", "Estate")
    assert once == twice


def test_a_table_is_dealt_again_only_for_the_seat_that_is_asked() -> None:
    position = militia_table().position()
    with pytest.raises(Refused, match=r"^Seat 1 is asked militia\.discard; .* for seat 0\.$"):
        position.redeal(0, 1)


# -- a question inside a move ------------------------------------------------------------------------------------------
def test_the_card_that_asks_is_not_forgotten() -> None:
    session = militia_table()
    position = session.position()
    say(position, "Estate", "Estate")
    assert DOMINION.names(position.state.players[1].discard) == ["estate", "estate"]
    assert session.choice is not None
    assert session.choice.why == "militia.discard"


def test_wrong_answers_are_refused_and_change_nothing() -> None:
    position = militia_table().position()
    before = position.copy()
    with pytest.raises(Refused, match=r"militia\.discard wants exactly 2, not 1"):
        position.answer([0])
    assert position == before
    say(position, "Estate", "Estate")


def test_after_the_end_there_is_nothing_to_answer() -> None:
    session = begin("tajmahal", 1)
    position = session.position()
    ending = position.play(bots(session, 1))
    assert ending == "visits"
    assert position.play(bots(session, 1)) == "visits"
    with pytest.raises(Refused, match="The game is over"):
        position.answer([0])
    with pytest.raises(Refused, match="The game is over"):
        position.redeal(0, 1)


def test_a_position_travels_and_tells_where_it_stands() -> None:
    position = militia_table().position()
    position.redeal(1, 9)
    for twin in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):  # noqa: S301 - our own
        assert twin == position
        say(twin, "Estate", "Estate")
        assert twin != position
    assert repr(position).startswith("<position: <dominion: seat 0, turn 1, action: 0 actions")
    assert "<militia.discard: seat 1 picks 2 from hand" in repr(position)


class Listener(Chooser):
    """Plays the least, and keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.listens = True
        self.heard: list[str] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        return [place for place in choice.everything() if place == 0][: choice.least] or choice.everything()[:1]

    def hear(self, event: Event) -> None:
        self.heard.append(event.what)


def test_whoever_plays_on_hears_what_happens_from_there_on() -> None:
    position = militia_table().position()
    listener = Listener()
    position.play(listener)
    assert listener.heard[0] == "discarded"


def test_whoever_plays_on_from_an_answer_hears_what_comes_of_it() -> None:
    listener = Listener()
    rollouts(militia_table().position(), [0, 1], listener, 1, 1)
    assert listener.heard[0] == "discarded"


# -- who searches is handed a position ---------------------------------------------------------------------------------
class Searcher(Chooser):
    """Plays the question on, and answers what leaves its seat the most points; keeps what it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.policy = find_bot("dominion", RANDOM, seed)
        self.asked: list[str] = []

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        self.asked.append(choice.why)
        found = [rollouts(position, answer, self.policy, 3, 1) for answer in choice.answers(1000)]
        best = max(range(len(found)), key=lambda place: found[place].mean_margin)
        return choice.answers(1000)[best]


def test_a_player_that_does_not_search_is_asked_as_ever() -> None:
    session = militia_table()
    assert session.choice is not None
    answer = find_bot("dominion", "big-money", 1).choose(session.choice, session.state)
    assert (
        Seats([Chooser(), find_bot("dominion", "big-money", 1)]).consider(session.position(), session.choice) == answer
    )


def test_a_searcher_is_handed_the_position_in_the_middle_of_a_move() -> None:
    session = militia_table()
    assert session.choice is not None
    searcher = Searcher(1)
    answer = Checked(searcher, "mine:Searcher").consider(session.position(), session.choice)
    assert session.choice.fault(answer) == ""
    assert searcher.asked == ["militia.discard"]


# -- rollouts ----------------------------------------------------------------------------------------------------------
def test_rollouts_count_what_playing_on_by_hand_counts() -> None:
    session = militia_table()
    position = session.position()
    answer = [0, 1]
    found = rollouts(position, answer, find_bot("dominion", "big-money", 1), 6, 100)
    margins, wins, ties = [], 0, 0
    for number in range(6):
        world = position.copy()
        world.redeal(1, 100 + number)
        world.answer(answer)
        world.play(find_bot("dominion", "big-money", 1))
        scores, ranks = DOMINION.scores(world.state), DOMINION.ranks(world.state)
        margins.append(scores[1] - scores[0])
        wins += ranks == [2, 1]
        ties += ranks == [1, 1]
    assert (found.games, found.wins, found.ties) == (6, wins, ties)
    assert (found.margin, found.margin_squared) == (sum(margins), sum(margin**2 for margin in margins))
    assert found.share == wins + ties / 2
    assert position == session.position()


def test_rollouts_depend_on_what_the_seat_knows_and_the_seed_alone() -> None:
    session = militia_table()
    policy = find_bot("dominion", "big-money", 1)
    truth, guess = session.position(), session.position()
    guess.redeal(1, 77)
    found = [rollouts(position, [0, 1], policy, 4, 5) for position in (truth, guess)]
    assert (found[0].margin, found[0].margin_squared) == (found[1].margin, found[1].margin_squared)


def test_a_shared_victory_is_not_a_whole_one() -> None:
    found = rollouts(militia_table().position(), [0, 1], Chooser(), 0, 1)
    assert repr(found) == "<rollouts: none for seat 1>"
    found.count([1, 1, 3], [30, 30, 3])
    found.count([2, 1, 3], [20, 30, 3])
    found.count([1, 2, 3], [30, 20, 3])
    assert (found.wins, found.ties, found.share, found.share_squared) == (1, 1, 1.5, 1.25)
    assert (found.margin, found.margin_squared) == (0, 200)
    assert found.win_share == 0.5
    assert found.win_error == pytest.approx((1 / 12) ** 0.5)
    assert found.margin_error == pytest.approx((200 / 6) ** 0.5)
    assert repr(found) == "<rollouts: 3 for seat 1, 0.500 ± 0.289 victories, +0.00 ± 5.77 points>"


def test_one_game_tells_nothing_of_the_error() -> None:
    found = rollouts(militia_table().position(), [0, 1], find_bot("dominion", "big-money", 1), 1, 1)
    assert found.games == 1
    assert found.win_error == float("inf")


def test_rollouts_of_a_wrong_answer_are_refused() -> None:
    with pytest.raises(Refused, match=r"militia\.discard wants exactly 2"):
        rollouts(militia_table().position(), [0], Chooser(), 1, 1)
