"""Where many wait for few, each house has its turn, however many wait for one of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st
from tests.patience import PATIENCE

from courtyard.server.bots.queue import Queue

if TYPE_CHECKING:
    from collections.abc import Sequence

VISITS = st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=20)


async def visit(turns: Queue, house: str, had: list[str], at_once: list[int]) -> None:
    async with turns.of(house):
        at_once.append(at_once[-1] + 1)
        had.append(house)
        try:
            await asyncio.sleep(0)
        finally:
            at_once.append(at_once[-1] - 1)


async def all_visit(visits: Sequence[tuple[str, bool]], most: int) -> tuple[list[str], list[int]]:
    """All come at once; some do not wait for their turn. Tells who had one, and how many there were at a time."""
    turns, had, at_once = Queue(most), list[str](), [0]
    tasks = [asyncio.create_task(visit(turns, house, had, at_once)) for house, _ in visits]
    await asyncio.sleep(0)
    for task, (_, stays) in zip(tasks, visits, strict=True):
        if not stays:
            task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
    async with asyncio.timeout(PATIENCE), turns.of("late"):  # none was lost
        return had, at_once


@given(VISITS, st.integers(1, 3))
def test_everybody_who_waits_has_a_turn_and_never_too_many_at_once(visits: list[tuple[str, bool]], most: int) -> None:
    had, at_once = asyncio.run(all_visit(visits, most))
    assert max(at_once) <= most
    for house in "abc":
        assert had.count(house) >= sum(stays for each, stays in visits if each == house)


def test_houses_have_their_turns_one_after_the_other() -> None:
    visits = [(house, True) for house in "aaaaabbc"]
    assert asyncio.run(all_visit(visits, 1))[0] == list("aabcabaa")
