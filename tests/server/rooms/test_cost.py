"""What an answer costs does not depend on how many came before it. Counted, not timed."""

from __future__ import annotations

import asyncio
import sys
import tracemalloc
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from tests.server.evening import SEATS, Evening
from tests.server.playing import play_out
from tests.server.shown.test_secrecy import quiet

from courtyard.games import GAMES
from courtyard.server.shapes.entries import Minded, Said, Undone
from courtyard.server.shapes.wire import encode
from courtyard.server.tables.record import record_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.server.house import House, Person

    from courtyard.core.record import Record
    from courtyard.server.shapes.entries import Entry

FEW, MANY = 200, 3000  # answers


class Work(NamedTuple):
    """What something took: lines of Python, bytes of memory at a time, bytes sent."""

    lines: int
    memory: int
    sent: int


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


@pytest.mark.anyio
async def test_a_crowd_that_comes_and_goes_is_told_of_a_few_times_and_written_about_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.opens("dominion")
    room = await house.rooms.find(anna.code)
    written: list[object] = []

    def write(news: object) -> bytes:
        written.append(news)
        return encode(news)

    monkeypatch.setattr("courtyard.server.rooms.room.encode", write)
    monkeypatch.setattr("courtyard.server.rooms.room.ROLL_CALLS", 3600)  # until the test lets it be told
    crowd = [await house.watcher(anna.code) for _ in range(10)]
    for person in crowd[5:]:
        await person.goes()
    while room.watchers() > 5:
        await quiet(anna)
    assert await quiet(anna) == []
    written.clear()
    room.people_changed()
    for person in (anna, *crowd[:5]):
        await person.finds(lambda table: table["watchers"] == 5)
    assert len(written) == 2  # one for Anna, one for all onlookers


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_comes_and_goes_and_answers_and_takes_back_does_not_fill_the_log(game: str) -> None:
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
    assert [line.facts["times"] for line in face.lines if line.id == "note-undone-often"] == [50]


async def finished(house: House) -> Person:
    """Somebody who has played a game to its end against a bot."""
    anna = await house.opens("dominion", bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    (await house.rooms.find(anna.code)).hush.length = 0
    await anna.sends(type="start")
    await play_out(anna, 1)
    return anna


def readings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games of which a record is made from now on."""
    made: list[int] = []

    def make(code: str, entries: Sequence[Entry], number: int) -> Record:
        made.append(number)
        return record_of(code, entries, number)

    monkeypatch.setattr("courtyard.server.web.api.record_of", make)
    return made


@pytest.mark.anyio
async def test_a_record_is_read_once_and_that_of_a_game_that_goes_on_never(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, made = await finished(house), readings(monkeypatch)
    path = f"/api/tables/{anna.code}/record?game="
    asked = await asyncio.gather(*(anna.get(f"{path}1") for _ in range(10)))
    assert len({answer.text for answer in asked}) == 1
    assert {answer.status_code for answer in asked} == {200}
    assert made == [1]
    await anna.sends(type="rematch")
    await anna.finds(lambda table: table["phase"] == "playing")
    assert (await anna.get(f"{path}2")).status_code == 404
    assert (await anna.get(f"{path}1")).status_code == 200
    assert made == [1]
