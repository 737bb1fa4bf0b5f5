"""Puts stored tables of the present format into the archive, as a real server wrote them down.

When the format changes (entries, records or the schema of the database), `python -m tests.archive.write` at the root of
the repository adds a folder for the new one. Older folders are never written again: nobody can write them any more.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from tests.archive.shelf import SECRET, SHELF, company, formats, game, schema_of
from tests.server.house import House
from tests.server.playing import dealt, play_until

from courtyard.server.shapes.entries import Started, read_entry
from courtyard.server.shown.info import summary
from courtyard.server.web.app import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.house import Json, Person


# -- evenings at a table -----------------------------------------------------------------------------------------------
async def dominion_finished(house: House) -> list[Person]:
    """From a code that holds the deal; a bot plays on for Anna."""
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0), bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await play_until(anna, "turn.buy")
    return await finish(anna)


async def dominion_running(house: House) -> list[Person]:
    """Béla takes an answer back, and later buys in one go; Cili leaves for good; an onlooker says something."""
    code = dealt("dominion", 8, kingdom="size-distortion", players=3, start=0)
    anna = await house.opens("dominion", share=code)
    bela, cili = await house.guest(anna.code, "Béla"), await house.guest(anna.code, "Cili")
    await anna.sends(type="setup", change={"pace": 0, "undo": "ask", "scores": True, "listed": True})
    await anna.sends(type="start")
    await play_turn(anna)
    await play_until(bela, "turn.buy")
    await bela.picks([])
    await bela.sends(type="undo", epoch=bela.position["epoch"])
    for other in (anna, cili):
        await other.sees(lambda now: now["undo"]["asked_by"] == 1)
        await other.sends(type="undo-reply", epoch=other.position["epoch"], agree=True)
    await bela.sees(lambda now: now["epoch"] == 2)
    await play_turn(bela)
    await says(cili, "Good night, I have to go.")
    await cili.sends(type="leave")
    await anna.is_asked("turn")
    await anna.sends(type="auto", on=True)
    await bela.is_asked("turn")
    await anna.sends(type="auto", on=False)
    await anna.finds(lambda table: not table["seats"][0]["away_bot"])
    await buys_at_once(bela)
    await anna.is_asked("turn")
    await says(await house.watcher(anna.code), "Who is winning?")
    return [anna, bela, cili]


async def dominion_setup(house: House) -> list[Person]:
    """A guest was sent away, a bot has a seat; nothing is played yet."""
    anna = await house.opens("dominion", players=4, options={"sets": ["base", "intrigue"]})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="remove", seat=1)
    await bela.finds(lambda table: table["you"] is None)
    await anna.sends(type="seat", seat=1, kind="bot", bot="double-witch")
    await anna.is_refused("bot-wants")
    await anna.sends(type="seat", seat=1, kind="bot", bot="big-money")
    await anna.sends(type="seat", seat=3, kind="none")
    await anna.sends(type="setup", change={"redraw": True, "locked": True})
    await says(anna, "Béla, was that you?")
    return [anna]


async def dominion_rematch(house: House) -> list[Person]:
    """The first game is over, the second one is played."""
    anna = await house.opens("dominion", share=dealt("dominion", 3, kingdom="interaction", start=0), bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await anna.is_asked()
    await finish(anna)
    await anna.sends(type="rematch")
    await anna.sees(lambda now: now["end"] is None)
    for _ in range(6):
        await play_until(anna, "turn.buy")
        await anna.picks([])
    await anna.is_asked()
    return [anna]


async def tajmahal_finished(house: House) -> list[Person]:
    anna = await house.opens("tajmahal", players=3, bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await anna.is_asked()
    return await finish(anna)


async def tajmahal_running(house: House) -> list[Person]:
    """Béla was sent away in the middle of the game."""
    anna = await house.opens("tajmahal", share=dealt("tajmahal", 4, players=4, start=0))
    bela = await house.guest(anna.code, "Béla")
    for seat in (2, 3):
        await anna.sends(type="seat", seat=seat, kind="bot", bot="raja")
    await anna.sends(type="setup", change={"pace": 0, "scores": False})
    await anna.sends(type="start")
    for person in (anna, bela, anna, bela):
        choice = await person.is_asked()
        await person.picks(choice["usual"] or list(range(choice["least"])))
    await anna.sends(type="remove", seat=1)
    for _ in range(20):
        choice = await anna.is_asked()
        await anna.picks(choice["usual"] or list(range(choice["least"])))
    await anna.is_asked()
    return [anna]


EVENINGS: list[Callable[[House], Awaitable[list[Person]]]] = [
    dominion_finished,
    dominion_running,
    dominion_setup,
    dominion_rematch,
    tajmahal_finished,
    tajmahal_running,
]


async def play_turn(person: Person) -> None:
    """Until somebody else is asked; nothing is bought."""
    seat = person.table["you"]
    while (await person.sees(lambda now: now["choice"] or seat not in now["awaiting"]))["choice"]:
        choice = person.position["choice"]
        await person.picks(choice["usual"] or list(range(choice["least"])))


async def buys_at_once(person: Person) -> None:
    """All Treasures are played and a card is bought, in one go."""
    choice = await play_until(person, "turn.treasures")
    await person.picks(choice["ahead"]["places"], then=[0])


async def finish(anna: Person) -> list[Person]:
    """A bot plays for her to the end."""
    await anna.sends(type="auto", on=True)
    await anna.sees(lambda now: now["end"] is not None)
    await says(anna, "Well played!")
    return [anna]


async def says(person: Person, text: str) -> None:
    await person.sends(type="chat", text=text)
    while text not in [line["text"] for line in person.chat]:
        await person.hears("chat")


# -- the archive -------------------------------------------------------------------------------------------------------
async def keep(house: House, folder: Path, name: str, people: list[Person]) -> None:
    """A table as it is stored and as it shows itself now."""
    code = people[0].code
    bodies = await house.rooms.store.read(code)
    table = await house.rooms.read(code)
    about = {
        "code": code,
        "cookies": {person.name: person.cookies for person in people},
        "versions": [entry.version for entry in map(read_entry, bodies) if isinstance(entry, Started)],
        "head": msgspec.to_builtins(summary(table, 0)),
        "company": company(table),
        "game": game(table),
    }
    (folder / f"{name}.jsonl").write_bytes(b"".join(body + b"\n" for body in bodies))
    (folder / f"{name}.json").write_text(pretty(about), encoding="utf-8")
    if table.phase == "over":
        record = await people[0].get(f"/api/tables/{code}/record")
        (folder / f"{name}.record.json").write_text(record.text, encoding="utf-8")


def pretty(about: Json) -> str:
    """A line for each thing that there is to know."""
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in about.items()]
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def schema(database: Path) -> str:
    """What makes the same database, but without tables."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript("DELETE FROM entries; DELETE FROM tables;")
        return "\n".join(connection.iterdump()) + "\n"


async def write(folder: Path, database: Path) -> None:
    settings = Settings(f"sqlite+aiosqlite:///{database}", SECRET, rate=10_000, thinkers=lambda: ThreadPoolExecutor(1))
    async with AsyncExitStack() as stack:
        house = House(settings, stack)
        await house.start()
        for evening in EVENINGS:
            await keep(house, folder, evening.__name__.replace("_", "-"), await evening(house))
        await house.close()
    if schema(database) != schema_of(folder):
        (folder / "schema.sql").write_text(schema(database), encoding="utf-8")


if __name__ == "__main__":
    place = SHELF / f"format-{len(formats()) + 1}"
    place.mkdir()
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(write(place, Path(data) / "courtyard.db"))
