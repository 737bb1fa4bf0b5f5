"""What people say to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_everybody_at_the_table_reads_what_somebody_says(house: House) -> None:
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    watcher = await house.watcher(anna.code)
    await anna.sends(type="chat", text="  Hello\n there ")
    for person in (anna, bela, watcher):
        await person.hears("chat")
        assert person.chat == [{"number": 0, "name": "Anna", "seat": 0, "text": "Hello there"}]
    await watcher.sends(type="chat", text="Good luck!")
    await bela.hears("chat")
    assert bela.chat[-1] == {"number": 1, "name": "", "seat": None, "text": "Good luck!"}


async def test_whoever_comes_later_reads_the_last_hundred_lines(house: House) -> None:
    anna = await house.opens("dominion")
    for number in range(120):
        await anna.sends(type="chat", text=f"line {number}")
    while not anna.chat or anna.chat[-1]["number"] < 119:
        await anna.hears("chat")
    assert [line["number"] for line in anna.chat] == list(range(120))
    bela = await house.guest(anna.code, "Béla")
    await bela.hears("chat")
    assert [line["text"] for line in bela.chat] == [f"line {number}" for number in range(20, 120)]


async def test_nothing_said_is_refused(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="chat", text=" \u200b ")
    await anna.is_refused("chat")
