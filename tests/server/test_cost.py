"""What an answer costs does not depend on how many came before it. Counted, not timed."""

from __future__ import annotations

import sys
import tracemalloc
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from courtyard.games import GAMES, find_game
from courtyard.server.entries import Answered, Minded, Opened, Said, Sat, Started, Undone
from courtyard.server.limits import Bucket
from courtyard.server.live import Connection
from courtyard.server.room import Room
from courtyard.server.table import make_table
from courtyard.server.wire import encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from courtyard.server.entries import Entry
    from courtyard.server.play import Play

FEW, MANY = 200, 3000  # answers
SEATS = 3


class Work(NamedTuple):
    """What something took: lines of Python, bytes of memory at a time, bytes sent."""

    lines: int
    memory: int
    sent: int


class Evening:
    """Three people who buy nothing, each connected, and somebody who watches."""

    def __init__(self, game: str) -> None:
        rules = find_game(game)
        self.table = make_table("abcdef", [Opened(game=game, players=SEATS, options={}, draft=0, listed=False)])
        for seat in range(SEATS):
            self.table.apply(Sat(seat=seat, name=f"Player {seat}", token=str(seat)))
        self.table.apply(
            Started(options=rules.settle({"players": SEATS}, 1), seed=1, version=rules.version),
        )
        self.room = Room(self.table, None, None)  # type: ignore[arg-type] # nothing is written, and nobody thinks
        self.connections = [
            Connection(None, self.room, token, "en", Bucket(1, 1))  # type: ignore[arg-type] # nothing is sent
            for token in (None, *map(str, range(SEATS)))
        ]

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def answers(self) -> Answered:
        """The next answer: as little as possible."""
        choice, rules = self.play.session.choice, self.play.rules
        assert choice is not None
        return Answered(names=[rules.spell(choice, place) for place in choice.everything()[: choice.least]])

    def goes_on(self, answers: int) -> None:
        """Until so many answers have been given, and somebody has two more questions to go in their turn."""
        while len(self.play.session.answers) < answers or not self.play.session.at_rest:
            self.table.apply(self.answers())
        self.show()

    def show(self) -> int:
        self.room.changed()
        messages = [message for connection in self.connections for message in connection.news()]
        return sum(len(message if isinstance(message, bytes) else encode(message)) for message in messages)

    def happens(self, *entries: Entry) -> int:
        for entry in entries:
            self.table.apply(entry)
        return self.show()


def work(done: Callable[[], int]) -> Work:
    lines = 0

    def count(_frame: object, event: str, _argument: object) -> Any:  # noqa: ANN401 - as sys.settrace has it
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    tracemalloc.start()
    tracemalloc.reset_peak()
    held = tracemalloc.get_traced_memory()[0]
    sys.settrace(count)
    try:
        sent = done()
    finally:
        sys.settrace(before)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return Work(lines, peak - held, sent)


def least(tries: list[Work]) -> Work:
    """Of several: now and then a list moves to where it has more room."""
    return Work(*map(min, zip(*tries, strict=True)))


def costs(evening: Evening) -> dict[str, Work]:
    """Of all that people may do as often as they like."""
    session = evening.play.session

    def answers_and_takes_back() -> int:
        answer = evening.answers()
        seat = int(session.choice.seat) if session.choice is not None else 0
        return evening.happens(answer) + evening.happens(Undone(seat=seat, answers=1))

    def comes_and_goes() -> int:
        return evening.happens(Minded(seat=1, on=True)) + evening.happens(Minded(seat=1, on=False))

    deeds: dict[str, Callable[[], int]] = {
        "answer": lambda: evening.happens(evening.answers()),
        "chat": lambda: evening.happens(Said(name="Player 0", seat=0, text="Well played!")),
        "undo": answers_and_takes_back,
        "auto": comes_and_goes,
    }
    return {name: least([work(deed) for _ in range(7)]) for name, deed in deeds.items()}


def test_it_is_the_same_after_thousands_of_answers() -> None:
    evening = Evening("dominion")
    evening.goes_on(FEW)
    early = costs(evening)
    evening.goes_on(MANY)
    late = costs(evening)
    for name, cost in early.items():
        for measure, before, after in zip(Work._fields, cost, late[name], strict=True):
            assert after <= 1.5 * before + 500, (name, measure, before, after)


@pytest.mark.parametrize("game", list(GAMES))
def test_who_comes_and_goes_and_answers_and_takes_back_does_not_fill_the_log(game: str) -> None:
    evening = Evening(game)
    evening.goes_on(1)
    lines = len(evening.play.notes)
    for _ in range(50):
        answer = evening.answers()
        choice = evening.play.session.choice
        assert choice is not None
        for seat in range(SEATS):
            evening.happens(Minded(seat=seat, on=True), Minded(seat=seat, on=False))
        evening.happens(answer, Undone(seat=int(choice.seat), answers=1))
    assert len(evening.play.notes) - lines <= 2 * SEATS
    face = evening.room.face(-1, "en")
    assert face is not None
    assert [line.facts["times"] for line in face.lines if line.id == "tell-undone-often"] == [50]
