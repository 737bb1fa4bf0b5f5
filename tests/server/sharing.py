"""How people of the tests share one device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.session import Session
from courtyard.games import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.house import House, Json, Person

    from courtyard.server.rooms.room import Room

RULES = find_game("dominion")
KINGDOM = ["Moat", "Militia", "Throne Room", "Bureaucrat", "Witch", "Tournament", "Secret Chamber"]
DECK = ["Copper", "Estate", "Silver", "Copper", "Gold", "Copper", "Copper"]
PLAIN = ["Copper", "Copper", "Copper", "Estate", "Silver"]
MOAT = ["Moat", "Copper", "Copper", "Estate", "Silver"]


async def shared(house: House, *names: str, game: str = "dominion", start: bool = True, **wish: object) -> Person:
    """A device with several people at it, at a table of their own, and perhaps a game of theirs."""
    options = {"kingdom": "first-game", "start": 0} if game == "dominion" else {"start": 0}
    device = await house.opens(game, names[0], options=options, **{"players": len(names), **wish})
    for name in names[1:]:
        await joins(device, name)
    if start:
        await begins(device)
    return device


async def joins(device: Person, name: str) -> int:
    """One more person at a device."""
    answer = await device.post(f"/api/tables/{device.code}/sit", {"name": name, "beside": True})
    assert answer.status_code == 200, answer.text
    seat: int = answer.json()["seat"]
    await device.finds(lambda table: table["device"] is not None and seat in table["device"]["seats"])
    return seat


async def begins(device: Person) -> None:
    await device.sends(type="start")
    await device.finds(lambda table: table["phase"] == "playing")


async def lay(house: House, device: Person, *hands: Sequence[str], quickly: bool = True) -> Room:
    """These hands instead of those that were dealt; Anna, at seat 0, begins her turn.

    Everybody has a Moat, in hand or in their deck: what they own is known to all.
    """
    room = await house.rooms.find(device.code)
    assert room.table.play is not None
    seats: list[dict[str, Any]] = [
        {"hand": list(hand), "deck": [*DECK, "Copper" if "Moat" in hand else "Moat"]} for hand in hands
    ]
    room.table.play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": KINGDOM}))
    room.table.pace = 0
    if quickly:
        room.hush.length = 0
    room.changed()
    return room


async def is_handed(device: Person) -> Json:
    """Wait until somebody is to have the device; what is said of that."""
    table = await device.finds(lambda table: table["device"]["hand"] is not None)
    told: Json = table["device"]
    return told


async def takes(device: Person, seat: int) -> Json:
    """Somebody has the device, and looks at their cards."""
    await device.sends(type="uncover", seat=seat)
    await device.finds(lambda table: table["you"] == seat)
    return await device.sees(lambda now: now["view"]["seat"] == seat)


def hands(position: Json) -> list[object]:
    """The hands that somebody is shown."""
    return [player["hand"] for player in position["view"]["players"] if player.get("hand") is not None]


async def hands_on(device: Person) -> None:
    """With nothing to decide."""
    await device.sends(type="hand-on")
    await device.finds(lambda table: table["you"] is None)


async def decides(device: Person, seat: int) -> str:
    """Take the device, and show nothing if one is asked to; what was asked."""
    position = await takes(device, seat)
    choice = position["choice"]
    if choice is None:
        await hands_on(device)
        return ""
    why: str = choice["why"]
    await device.picks([] if choice["least"] == 0 else [0])
    await device.finds(lambda table: table["you"] is None)
    return why
