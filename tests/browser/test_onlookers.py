"""The host closes the table to onlookers and opens it again, in a wide window and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.person import LOW_PHONE, WIDE
from tests.browser.test_company import begins

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Hand, Person

pytestmark = pytest.mark.anyio

CLOSE: Final = "Close the table to onlookers"
OPEN: Final = "Open the table to onlookers"


@pytest.mark.parametrize(("hand", "size"), [("mouse", WIDE), ("touch", LOW_PHONE)])
async def test_the_host_closes_the_table_and_opens_it_again(
    comes: Callable[..., Awaitable[Person]], hand: Hand, size: tuple[int, int]
) -> None:
    anna, bela, carla = await comes("Anna", hand=hand, size=size), await comes("Béla"), await comes("Carla")
    code = await begins(anna, bela)
    dialogs, watching = anna.page.get_by_role("dialog"), carla.page.get_by_text("watching")
    closed = carla.page.get_by_role("heading", name="The host has closed this table to onlookers.")
    await carla.opens(f"/table/{code}")
    await expect(watching).to_be_visible()
    if size == LOW_PHONE:
        await anna.presses("Settings")
    await anna.presses("1 person watches")
    await expect(dialogs.last).to_contain_text("Those who only watch are sent away")
    await fits(anna)
    await accessible(anna)
    await anna.page.keyboard.press("Escape")  # she thinks better of it
    await expect(anna.page.get_by_role("button", name=CLOSE)).to_have_count(0)
    await carla.page.reload()
    await expect(watching).to_be_visible()

    await anna.presses("1 person watches")
    await anna.presses(CLOSE)
    await expect(closed).to_be_visible()
    await carla.opens(f"/table/{code}")
    await expect(closed).to_be_visible()

    await anna.presses("Closed to onlookers")
    await anna.presses(OPEN)
    await expect(anna.page.get_by_role("button", name="Nobody watches")).to_be_visible()
    await carla.opens(f"/table/{code}")
    await expect(watching).to_be_visible()
    await expect(anna.page.get_by_role("button", name="1 person watches")).to_be_visible()


async def test_nobody_but_the_host_is_offered_it(comes: Callable[..., Awaitable[Person]]) -> None:
    anna, bela, carla = await comes("Anna"), await comes("Béla"), await comes("Carla")
    code = await begins(anna, bela)
    await carla.opens(f"/table/{code}")
    await expect(bela.page.get_by_text("1 person watches")).to_be_attached()
    await anna.opens("/credits")
    await expect(bela.page.get_by_text("Anna is away")).to_be_visible()  # he stands in for her, but not for that
    for person in (bela, carla):
        await expect(person.page.get_by_role("button", name="1 person watches")).to_have_count(0)
