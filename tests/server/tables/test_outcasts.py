"""Whoever was sent away is told so, and sits down again only when the host lets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from courtyard.server.shapes.farewells import SENT_AWAY

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def sent_away(house: House, *names: str) -> list[Person]:
    """Anna, who hosts, and those whom she has sent away."""
    anna = await house.opens("dominion")
    guests = [await house.guest(anna.code, name) for name in names]
    for seat, guest in enumerate(guests, 1):
        await anna.sends(type="remove", seat=seat)
        await guest.finds(lambda table: table["you"] is None)
    return [anna, *guests]


async def sits(person: Person, code: str) -> tuple[int, str]:
    answer = await person.post(f"/api/tables/{code}/sit", {"name": person.name})
    return answer.status_code, answer.json().get("id", "")


async def test_whoever_is_sent_away_has_lost_the_seat_and_is_told_so(house: House) -> None:
    anna, bela = await sent_away(house, "Béla")
    assert bela.table["sent_away"]
    assert await sits(bela, anna.code) == (403, "refused-sent-away")
    await bela.comes_back()
    assert (bela.table["you"], bela.table["sent_away"]) == (None, True)
    await house.restart()
    await bela.joins(anna.code)
    assert bela.table["sent_away"]
    assert await sits(bela, anna.code) == (403, "refused-sent-away")


async def test_the_host_lets_them_sit_down_again(house: House) -> None:
    anna, bela, cili = await sent_away(house, "Béla", "Cili")
    assert (await anna.finds(lambda table: len(table["outcasts"]) == 2))["outcasts"] == ["Béla", "Cili"]
    assert bela.table["outcasts"] == []  # which is for the host to know
    await anna.sends(type="pardon", name="Béla")
    await bela.finds(lambda table: not table["sent_away"])
    assert await sits(bela, anna.code) == (200, "")
    await bela.comes_back()
    assert (bela.table["you"], bela.table["sent_away"]) == (1, False)
    assert await sits(cili, anna.code) == (403, "refused-sent-away")
    await anna.finds(lambda table: table["outcasts"] == ["Cili"])
    await anna.sends(type="pardon", name="Béla")
    await anna.is_refused("no-outcast")


async def test_nobody_else_lets_them_in_not_even_whoever_stands_in_for_the_host(house: House) -> None:
    anna, bela = await sent_away(house, "Béla")
    cili = await house.guest(anna.code, "Cili")
    await bela.sends(type="pardon", name="Béla")
    await bela.is_refused("watching")
    await cili.sends(type="pardon", name="Béla")
    await cili.is_refused("host")
    await anna.goes()
    await cili.finds(lambda table: table["hosting"])
    assert cili.table["outcasts"] == []
    await cili.sends(type="pardon", name="Béla")
    await cili.is_refused("host")


async def test_whoever_was_sent_away_once_and_was_let_in_can_be_sent_away_again(house: House) -> None:
    anna, bela = await sent_away(house, "Béla")
    await anna.sends(type="pardon", name="Béla")
    await bela.finds(lambda table: not table["sent_away"])
    await sits(bela, anna.code)
    await bela.comes_back()
    await anna.sends(type="remove", seat=1)
    await bela.finds(lambda table: table["sent_away"])
    assert await sits(bela, anna.code) == (403, "refused-sent-away")


async def test_others_who_come_are_not_taken_for_somebody_who_was_sent_away(house: House) -> None:
    anna, _ = await sent_away(house, "Béla")
    other = await house.guest(anna.code, "Béla")
    assert (other.table["you"], other.table["sent_away"]) == (1, False)


async def test_at_a_table_that_is_closed_to_onlookers_they_are_told_with_the_last_word(house: House) -> None:
    anna = await house.opens("dominion", options={"start": 0})
    bela = await house.guest(anna.code, "Béla")
    await house.guest(anna.code, "Cili")
    await anna.sends(type="setup", change={"onlookers": False})
    await anna.sends(type="start")
    await bela.finds(lambda table: table["phase"] == "playing")
    await anna.sends(type="remove", seat=1)
    assert await bela.closed() == SENT_AWAY
    await bela.connects(anna.code)
    assert await bela.closed() == SENT_AWAY
