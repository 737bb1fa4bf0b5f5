"""Bots think elsewhere, and see only what their seat may know."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from courtyard.boards import find_board
from courtyard.bots.find import RANDOM
from courtyard.core.answer import read_answer
from courtyard.games import GAMES, find_game
from courtyard.server.play import Play
from courtyard.server.thinking import Thinkers, start_processes, think, thought

if TYPE_CHECKING:
    from tests.server.house import House


def new_play(game: str) -> Play:
    rules = find_game(game)
    return Play(rules, rules.settle({}, 3), 3, 1, rules.version)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_answers_what_is_asked_and_always_the_same(game: str) -> None:
    play, bot = new_play(game), find_board(game).usual_bot
    for _ in range(30):
        answers = [think(*thought(play, bot)) for _ in range(2)]
        assert answers[0] == answers[1]
        assert play.session.choice is not None
        read_answer(play.rules, play.session.choice, answers[0])
        play.answer(answers[0])


@pytest.mark.anyio
async def test_a_process_that_dies_is_replaced() -> None:
    play = new_play("dominion")
    processes = start_processes()
    executors = iter([processes, ThreadPoolExecutor(1)])
    thinkers = Thinkers(lambda: next(executors))
    loop = asyncio.get_running_loop()
    os.kill(await loop.run_in_executor(processes, os.getpid), signal.SIGKILL)
    for _ in range(2):
        assert await thinkers.answer(play, "big-money") == think(*thought(play, "big-money"))
    assert next(executors, None) is None
    thinkers.close()


@pytest.mark.anyio
async def test_a_process_that_is_frozen_is_ended_and_its_bot_answers_after_all(
    caplog: pytest.LogCaptureFixture,
) -> None:
    play, frozen = new_play("dominion"), start_processes()
    executors = iter([frozen, ThreadPoolExecutor(1)])
    thinkers = Thinkers(lambda: next(executors), longest=3)
    loop = asyncio.get_running_loop()
    number = await loop.run_in_executor(frozen, os.getpid)
    os.kill(number, signal.SIGSTOP)
    assert await thinkers.answer(play, "big-money") == think(*thought(play, "big-money"))
    assert caplog.messages == ["A process does not answer while the bot big-money is thinking."]
    async with asyncio.timeout(60):
        with suppress(ProcessLookupError):
            while True:
                os.kill(number, 0)  # raises once there is no such process
                await asyncio.sleep(0.01)
    thinkers.close()


@pytest.mark.anyio
async def test_a_bot_that_takes_too_long_ends_with_its_process_and_is_answered_for_at_random(
    caplog: pytest.LogCaptureFixture,
) -> None:
    play, thinkers = new_play("dominion"), Thinkers(start_processes, patience=1e-6)
    assert await thinkers.answer(play, "big-money") == think(*thought(play, RANDOM))
    assert caplog.messages == ["A process died while the bot big-money was thinking."] * 2
    thinkers.close()


@pytest.mark.anyio
async def test_who_waits_for_a_process_that_others_keep_busy_still_gets_a_thought() -> None:
    play, busy = new_play("dominion"), ThreadPoolExecutor(1)
    thinkers, free = Thinkers(lambda: busy, patience=1e-6), threading.Event()
    busy.submit(free.wait)
    waiting = asyncio.create_task(thinkers.answer(play, "big-money"))
    asyncio.get_running_loop().call_later(0.05, free.set)
    assert await waiting == think(*thought(play, "big-money"))
    thinkers.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_is_answered_for_at_random() -> None:
    play, thinkers = new_play("dominion"), Thinkers(lambda: ThreadPoolExecutor(1))
    assert await thinkers.answer(play, "a-bot-of-an-older-version") == think(*thought(play, RANDOM))
    thinkers.close()


@pytest.mark.anyio
async def test_while_a_bot_thinks_everybody_else_is_served(house: House) -> None:
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 1})
    await anna.sees(lambda now: now["awaiting"] == [1])
    await anna.sends(type="ping")
    await anna.hears("pong")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.is_asked("turn")
