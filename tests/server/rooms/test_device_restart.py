"""The server starts again while several people share a device: nothing is uncovered by that, and nobody is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.server.playing import dealt
from tests.server.sharing import begins, decides, hands, is_handed, joins, shared, takes
from tests.server.shown.test_secrecy import quiet

if TYPE_CHECKING:
    from tests.server.house import House, Json, Person

pytestmark = pytest.mark.anyio
LIKES: Final = (("militia", "silver"), ("moat",), ("moat",))  # what each of the three buys
DEALS: Final = {(): 17, (1,): 9, (2,): 4, (1, 2): 3}  # by who has a Moat in hand when Anna first plays her Militia


async def attacked(house: House, deal: int) -> Person:
    """A device of three, who have played until the Militia came; as everything else, that is written down."""
    share = dealt("dominion", deal, kingdom="first-game", players=3, start=0)
    device = await house.opens("dominion", share=share)
    for name in ("Béla", "Cili"):
        await joins(device, name)
    await begins(device)
    while not (await is_handed(device))["due"]:
        await plays_turn(device, device.table["device"]["hand"])
    return device


async def plays_turn(device: Person, seat: int) -> None:
    await takes(device, seat)
    while device.table["you"] == seat:
        if device.position["choice"] is None:
            await device.next()
        else:
            await device.picks(liked(seat, device.position["choice"]))
        await quiet(device)


def liked(seat: int, choice: Json) -> list[int]:
    """All Treasures are played, and nobody plays their Moat."""
    known = [option["id"] for option in choice["options"]]
    wanted = LIKES[seat] if choice["why"] == "turn.buy" else ("militia",)
    return list(choice["usual"] or [known.index(card) for card in wanted if card in known][:1])


async def test_a_restart_loses_no_seats(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    room = await house.rooms.find(device.code)
    seats = [seat["name"] for seat in device.table["seats"]]
    await house.restart()
    await device.comes_back()
    assert [seat["name"] for seat in device.table["seats"]] == seats
    assert device.table["device"]["seats"] == [0, 1, 2]
    assert (await is_handed(device))["hand"] == 0
    assert await house.rooms.find(device.code) is not room


@pytest.mark.parametrize("before", [0, 1])  # how many have had the device before the restart
@pytest.mark.parametrize("holders", DEALS)
async def test_after_a_restart_all_who_might_be_asked_are_handed_the_device(
    house: House, holders: tuple[int, ...], before: int
) -> None:
    device = await attacked(house, DEALS[holders])
    watcher = await house.watcher(device.code)
    asked = [await decides(device, seat) for seat in (1, 2)[:before]]
    await is_handed(device)
    await house.restart()
    for person in (device, watcher):
        await person.comes_back()
        await quiet(person)
        position = person.position
        assert (hands(position), position["choice"], position["view"]["in_play"]) == ([], None, [])
    assert await is_handed(device) == {"seats": [0, 1, 2], "hand": 1, "due": True, "moment": False}
    for seat in (1, 2):
        assert (await is_handed(device))["hand"] == seat
        asked.append(await decides(device, seat))
    assert [why for why in asked if why] == ["react" for _ in holders]  # each of them once
    assert (await is_handed(device))["due"] is False
    assert (await takes(device, 1))["choice"]["why"] == "militia.discard"
    await watcher.sees(lambda now: "militia" in now["view"]["in_play"])


async def test_a_window_that_comes_back_after_a_restart_shows_only_whoever_is_handed_the_device(house: House) -> None:
    device = await attacked(house, DEALS[1, 2])
    await decides(device, 1)
    await is_handed(device)
    await takes(device, 2)
    await house.restart()
    await device.comes_back(shows=2)  # all go round once more, and she comes after Béla
    await quiet(device)
    assert (device.table["you"], device.table["device"]["hand"]) == (None, 1)
    assert (hands(device.position), device.position["choice"]) == ([], None)
    await takes(device, 1)
    await house.restart()
    await device.comes_back(shows=1)
    assert device.table["you"] == 1
