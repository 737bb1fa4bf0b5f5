"""Bots think elsewhere, and see only what their seat may know."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.patience import PATIENCE
from tests.server.gate import Gate, everywhere, openly

from courtyard.bots import dominion
from courtyard.bots.find import RANDOM
from courtyard.core.answer import read_answer
from courtyard.core.choice import Chooser
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.server.bots.thinkers import Processes, Thinkers, question, settle_in, start_processes, think
from courtyard.server.plays.play import Play
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from tests.server.house import House

    from courtyard.core.choice import Choice
    from courtyard.core.position import Position
    from courtyard.core.state import State
    from courtyard.server.web.app import Settings


def new_play(game: str) -> Play:
    rules = find_game(game)
    return Play(rules, rules.settle({}, 3), 3, 1, rules.version)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_answers_what_is_asked_and_always_the_same(game: str) -> None:
    play, bot = new_play(game), find_speech(game).usual_bot
    for _ in range(30):
        answers = [openly(play, bot) for _ in range(2)]
        assert answers[0] == answers[1]
        assert play.session.choice is not None
        read_answer(play.rules, play.session.choice, answers[0])
        play.answer(answers[0])


def attacked(hands: list[list[str]]) -> Play:
    """Anna has played a Witch; the others hold these cards."""
    play = new_play("dominion")
    seats = [{"hand": hand, "deck": ["Copper"] * 6} for hand in [["Witch", "Village", "Copper"], *hands]]
    play.session = Session(play.rules, play.rules.arrange({"seats": seats, "kingdom": ["Witch", "Moat", "Village"]}))
    play.answer(["witch"])
    return play


@pytest.mark.parametrize(
    ("hands", "bots", "secrets", "asked_openly"),
    [
        ([["Moat"], ["Moat", "Copper"]], [None, "big-money", "big-money"], 2, False),
        ([["Copper"], ["Moat", "Copper"]], [None, "big-money", "big-money"], 1, False),
        ([["Copper"], ["Copper"]], [None, "big-money", "big-money"], 0, False),
        ([["Moat"], ["Moat"]], ["big-money"] * 3, 2, True),
        ([["Moat"], ["Moat"]], ["big-money", None, "big-money"], 0, False),
        ([["Moat"], ["Moat"]], ["big-money", "big-money", None], 1, False),
    ],
)
def test_one_thought_answers_all_that_bots_are_asked_in_secret_and_what_one_is_asked_then(
    hands: list[list[str]], bots: list[str | None], secrets: int, *, asked_openly: bool
) -> None:
    play = attacked(hands)
    thought = think(bots, *question(play))
    assert (len(thought.in_secret), thought.openly is not None) == (secrets, asked_openly)
    for names in thought.in_secret:
        assert play.betrays(play.session.choice)
        assert think(bots, *question(play)).in_secret[0] == names  # as if it had been asked by itself
        play.answer(names)
    if thought.openly is not None:
        assert not play.betrays(play.session.choice)
        play.answer(thought.openly)


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtyard.server.bots.thinkers.PROCESSES", 1)


class Searcher(Chooser):
    """Shows the Reaction if that keeps the Curse away, which it finds out by trying."""

    def consider(self, position: Position[Any], choice: Choice) -> list[int]:
        for answer in choice.answers(10):
            world = position.copy()
            world.answer(answer)
            if "curse" not in position.rules.names(world.state.players[choice.seat].discard):
                return answer
        return []


def test_a_bot_that_searches_is_handed_the_position_in_the_middle_of_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(dominion.BOTS, "searcher", lambda _: Searcher())
    play = attacked([["Moat", "Copper"]])
    assert think([None, "searcher"], *question(play)).in_secret == [["moat"]]


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_a_process_that_dies_is_replaced() -> None:
    play = new_play("dominion")
    processes = start_processes()
    executors = iter([processes, ThreadPoolExecutor(1)])
    thinkers = Thinkers(lambda: next(executors), longest=PATIENCE)
    loop = asyncio.get_running_loop()
    os.kill(await loop.run_in_executor(processes, os.getpid), signal.SIGKILL)
    for _ in range(2):
        assert await answer(thinkers, play) == openly(play, "big-money")
    assert next(executors, None) is None
    thinkers.close()


async def answer(thinkers: Thinkers, play: Play, bot: str = "big-money") -> list[str] | None:
    thought, _ = await thinkers.think(play, everywhere(play, bot), "192.0.2.1")
    return thought.openly


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_a_process_that_is_frozen_is_ended_and_its_bot_answers_after_all(
    caplog: pytest.LogCaptureFixture,
) -> None:
    play, frozen = new_play("dominion"), start_processes()
    executors = [ThreadPoolExecutor(1), frozen]

    def start() -> Executor:
        if len(executors) == 1:
            thinkers.longest = PATIENCE  # this one does answer, however busy the machine is
        return executors.pop()

    thinkers = Thinkers(start, longest=0.1)
    loop = asyncio.get_running_loop()
    number = await loop.run_in_executor(frozen, os.getpid)
    os.kill(number, signal.SIGSTOP)
    assert await answer(thinkers, play) == openly(play, "big-money")
    assert caplog.messages == ["A process does not answer while it thinks for big-money."]
    async with asyncio.timeout(PATIENCE):
        with suppress(ProcessLookupError):
            while True:
                os.kill(number, 0)  # raises once there is no such process
                await asyncio.sleep(0.01)
    thinkers.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_thoughts_wait_where_the_server_wants_the_processor() -> None:
    processes = Processes()
    thinkers = Thinkers(lambda: processes, longest=PATIENCE)
    await answer(thinkers, new_play("dominion"))
    (process,) = processes.context.started
    assert os.getpriority(os.PRIO_PROCESS, process.pid or 0) > os.getpriority(os.PRIO_PROCESS, os.getpid())
    thinkers.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_nothing_of_the_thinkers_is_left_once_they_are_closed() -> None:
    before, play = set(threading.enumerate()), new_play("dominion")
    processes = Processes()
    thinkers = Thinkers(lambda: processes, longest=PATIENCE)
    assert await answer(thinkers, play) == openly(play, "big-money")
    thinkers.close()
    assert not any(process.is_alive() for process in processes.context.started)
    assert set(threading.enumerate()) <= before


class Dreamer(Chooser):
    """Never comes to an end."""

    def choose(self, choice: Choice, state: State) -> list[int]:
        threading.Event().wait()
        raise AssertionError(choice, state)


def settle_in_with_a_dreamer() -> None:
    settle_in()
    dominion.BOTS["dreamer"] = lambda _seed: Dreamer()


@pytest.mark.anyio
async def test_a_bot_that_takes_too_long_ends_with_its_process_and_is_answered_for_at_random(
    caplog: pytest.LogCaptureFixture,
) -> None:
    play = new_play("dominion")
    thinkers = Thinkers(lambda: Processes(settle_in_with_a_dreamer), patience=0.1, longest=PATIENCE)
    assert await answer(thinkers, play, "dreamer") == openly(play, RANDOM)
    assert caplog.messages == ["A process died while it thought for dreamer."] * 2
    thinkers.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_whoever_waits_for_a_process_that_others_keep_busy_still_gets_a_thought() -> None:
    play, gate = new_play("dominion"), Gate()
    thinkers = Thinkers(lambda: gate, longest=PATIENCE)
    waiting = [asyncio.create_task(answer(thinkers, play)) for _ in range(3)]
    for _ in waiting:
        await gate.holds_one()
        assert len(gate.held) == 1  # nobody's time begins before there is a process for them
        gate.lets_one_through()
    assert await asyncio.gather(*waiting) == [openly(play, "big-money")] * 3
    thinkers.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_is_answered_for_at_random() -> None:
    play, thinkers = new_play("dominion"), Thinkers(lambda: ThreadPoolExecutor(1), longest=PATIENCE)
    assert await answer(thinkers, play, "a-bot-of-an-older-version") == openly(play, RANDOM)
    thinkers.close()


@pytest.mark.anyio
async def test_while_a_bot_thinks_everybody_else_is_served(settings: Settings, house: House) -> None:
    gate = Gate()
    house.settings = replace(settings, thinkers=lambda: gate)
    await house.restart()
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 1})
    await gate.holds_one()
    await anna.sees(lambda now: now["awaiting"] == [1])
    await anna.sends(type="ping")
    await anna.hears("pong")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.finds(lambda table: table["pace"] == 0)
    gate.opens()
    await anna.is_asked("turn")


@pytest.mark.anyio
@pytest.mark.usefixtures("one_process")
async def test_a_bot_does_not_wait_for_all_the_bots_of_a_stranger() -> None:
    play, gate = new_play("dominion"), Gate()
    thinkers, bots = Thinkers(lambda: gate, longest=PATIENCE), everywhere(play, "big-money")
    strangers = [asyncio.create_task(thinkers.think(play, bots, "a stranger")) for _ in range(10)]
    await gate.holds_one()
    anna = asyncio.create_task(thinkers.think(play, bots, "Anna"))
    while not anna.done():
        await gate.holds_one()
        gate.lets_one_through()
        await asyncio.sleep(0)
    assert sum(task.done() for task in strangers) <= 3
    gate.opens()
    await asyncio.gather(*strangers)
    thinkers.close()
