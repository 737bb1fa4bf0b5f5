"""People who press everything at once, in several windows: whatever comes of it, all see the table that was kept."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.playing import is_cut_off, some_answer, window

from courtyard.games import GAMES
from courtyard.server.rooms.room import Room
from courtyard.server.shapes.wire import encode

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio

POINTLESS: list[dict[str, Any]] = [
    {"type": "undo-reply", "agree": True},
    {"type": "undo-reply", "agree": False},
    {"type": "undo"},
    {"type": "undo"},
    {"type": "auto", "on": True},
    {"type": "auto", "on": False},
    {"type": "auto", "on": False},
    {"type": "leave"},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "seat", "seat": 1, "kind": "bot"},
    {"type": "seat", "seat": 9, "kind": "none"},
    {"type": "setup", "change": {"redraw": True}},
    {"type": "chat", "text": "Hurry!"},
]


async def presses(person: Person, dice: random.Random) -> None:
    """Anything: an answer, right or stale, or something that has no place here; or goes and comes back.

    Now and then the line is cut just after it was said.
    """
    epoch = person.position.get("epoch", 0) - (dice.random() < 0.1)
    choice = person.position.get("choice")
    if choice is not None and dice.random() < 0.7:
        answer, question = some_answer(choice, dice), choice["question"] - (dice.random() < 0.1)
        for _ in range(dice.choice([1, 1, 2])):
            await person.sends(type="answer", epoch=max(epoch, 0), question=max(question, 0), places=answer)
    elif dice.random() < 0.1:
        await person.post(f"/api/tables/{person.code}/sit", {"name": person.name})
        await person.comes_back()
    else:
        message = dict(dice.choice(POINTLESS))
        if message["type"].startswith("undo"):
            message["epoch"] = max(epoch, 0)
        await person.sends(**message)
    if dice.random() < 0.1:
        is_cut_off(person)
        await person.comes_back()


async def listens(person: Person) -> None:
    """To all that has been said so far."""
    await person.sends(type="ping")
    await person.hears("pong")


@pytest.mark.parametrize("game", list(GAMES))
async def test_whatever_people_press_all_see_the_table_that_was_kept(
    house: House, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    dice = random.Random(1)  # noqa: S311 - a game
    anna = await house.opens(game, players=3)
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="seat", seat=2, kind="bot")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    windows = [anna, bela, await window(house, anna), await window(house, bela), await house.watcher(anna.code)]
    for _ in range(80):
        await presses(dice.choice(windows), dice)
        await listens(dice.choice(windows))
    room = await house.rooms.find(anna.code)
    async with room.changes.lock:
        room.hush.end()  # what is kept from all for a moment is shown
        kept = Room(await house.rooms.read(anna.code), house.rooms.store, house.rooms.thinkers)
        for viewer in (-1, 0, 1, 2):
            assert encode(room.face(viewer, "en")) == encode(kept.face(viewer, "en"))
        assert encode(room.info(None).options) == encode(kept.info(None).options)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
