"""How people of the tests play."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from courtyard.games import find_game
from courtyard.server.plays.share import write_share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.house import House, Json, Person


def dealt(game: str, seed: int, **options: object) -> str:
    """A share code that holds a deal: who opens a table with it knows what will be drawn."""
    code = write_share(game, find_game(game).settle(options, seed), seed)
    assert code is not None
    return code


async def window(house: House, person: Person) -> Person:
    """Another window of the same person."""
    other = await house.person(person.name)
    other.cookies = person.cookies
    await other.joins(person.code)
    return other


def is_cut_off(person: Person) -> None:
    """Without a word of farewell."""
    assert person.socket is not None
    person.socket.transport.abort()
    person.socket = None


def some_answer(choice: Json, dice: random.Random) -> list[int]:
    """Any legal answer, but all treasures and the dearest cards: such games end."""
    if choice["usual"] is not None:
        return list(choice["usual"])
    if choice["why"] == "turn.buy":
        return [len(choice["options"]) - 1]
    places = every_place(choice)
    dice.shuffle(places)
    return places[: dice.randint(choice["least"], choice["most"])]


def every_place(choice: Json) -> list[int]:
    """Each option as often as it can be picked."""
    return [place for place, option in enumerate(choice["options"]) for _ in range(option["copies"])]


async def play_out(person: Person, seed: int) -> None:
    """To the end of the game."""
    await play_by_turns(person, seed, asyncio.Lock())


async def play_by_turns(person: Person, seed: int, floor: asyncio.Lock) -> None:
    """To the end of the game, answering only with the floor: it stands still while somebody else has it."""
    dice = random.Random(seed)  # noqa: S311 - a game
    while (await person.sees(lambda now: now["choice"] or now["end"]))["end"] is None:
        async with floor:
            await person.picks(some_answer(person.position["choice"], dice))


async def play_until(person: Person, why: str, likes: Sequence[str] = ()) -> Json:
    """Play on until a question of this name comes: cards one likes are played and bought, treasures always played."""
    while True:
        choice = await person.is_asked()
        if why in choice["why"]:
            return choice
        ids = [option["id"] for option in choice["options"]]
        liked = [ids.index(card) for card in likes if card in ids and choice["most"] == 1]
        await person.picks(choice["usual"] or liked[:1] or every_place(choice)[: choice["least"]])
