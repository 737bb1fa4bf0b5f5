"""Three people at one device: no screen shows cards before somebody says that they have it, or who holds what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.person import LOW_PHONE, WIDE
from tests.browser.sharers import Sharers, sit_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

    Comes = Callable[..., Awaitable[Person]]

pytestmark = pytest.mark.anyio


async def test_cards_are_covered_until_somebody_says_that_they_have_the_device(comes: Comes) -> None:
    device = await comes("Anna")
    await sit_down(device)
    await accessible(device)
    await device.presses("Start with 3 players")
    await expect(device.page.get_by_role("heading", name="Hand the device to Anna")).to_be_visible()
    await looks_right(device)
    await device.presses("I am Anna, show my cards")
    await expect(device.page.locator("[data-cover]")).to_be_visible()
    await looks_right(device)
    await device.page.reload()
    await expect(device.page.get_by_role("heading", name="Hand the device to Anna")).to_be_visible()
    await device.presses("Look at the table")
    await expect(device.page.get_by_text("All cards are covered.")).to_be_visible()
    await expect(device.page.locator("[data-zone~=hand] [data-card]")).to_have_count(0)
    await looks_right(device)
    await device.presses("Back to the curtain")
    await device.presses("Béla’s cards")  # noqa: RUF001 - as it stands there
    await expect(device.page.locator("[data-cover]")).to_be_visible()
    await expect(device.page.locator("[data-choosable]")).to_have_count(0)
    await device.presses("Cover them")
    await expect(device.page.get_by_role("heading", name="Hand the device to Anna")).to_be_visible()


async def test_no_screen_of_a_whole_game_tells_who_holds_a_reaction(comes: Comes) -> None:
    device = await comes("Anna", hand="keyboard")
    await sit_down(device, deal=10)
    await device.presses("Start with 3 players")
    sharers = Sharers(device)
    await sharers.plays_to_the_end()
    rounds = sharers.rounds()
    assert [[(stop.seat, stop.asked) for stop in stops] for stops in rounds] == [
        [(1, ""), (1, ""), (2, "")],  # after a reload it is the same person's turn
        [(1, "react"), (1, "react"), (2, "")],
        [(1, ""), (2, "react")],
    ]
    for stops in rounds:
        assert len({stop.screen for stop in stops}) == 1  # nobody could tell who held a Moat
    passed = {screen for stops in rounds for stop in stops for screen in stop.passed}
    assert sorted("One moment" in screen for screen in passed) == [False, True]


async def looks_right(device: Person) -> None:
    """On a large screen and on a telephone."""
    await accessible(device)
    for width, height in (LOW_PHONE, WIDE):
        await device.resizes(width, height)
        await fits(device)
