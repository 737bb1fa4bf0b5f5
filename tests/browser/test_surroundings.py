"""Browsers, networks and habits that are not as one would wish: the page copes, or says what is the matter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import settles
from tests.browser.tables import ends_turn, opens_table, share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Request, Route
    from tests.browser.person import Person

    Comes = Callable[..., Awaitable[Person]]

pytestmark = pytest.mark.anyio

# As behind a proxy that knows no websockets: what opens one is answered as any other request would be.
NO_WEBSOCKETS: Final = """
    window.WebSocket = class extends WebSocket { constructor(address) { super(address.replace("/live", "")); } };
"""


async def test_a_browser_that_keeps_no_cookies_is_told_that_a_seat_needs_one(comes: Comes) -> None:
    anna = await comes("Anna")
    await anna.page.add_init_script("Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })")
    await anna.opens()
    await anna.presses("Play with bots")
    await expect(anna.page.get_by_text("Please allow cookies for this page.")).to_be_visible()
    assert anna.page.url == f"{anna.address}/"


async def test_where_no_websocket_passes_the_page_says_so_and_takes_nobody_for_absent(comes: Comes) -> None:
    anna = await comes("Anna")
    await anna.page.add_init_script(NO_WEBSOCKETS)
    await opens_table(anna, game="dominion", share=share("first-game"), bots=True, start=True)
    notices = anna.page.locator(".notices")
    await expect(notices).to_contain_text("a proxy in between may not let websockets pass")
    await expect(notices).not_to_contain_text("Anna is away")


async def test_a_page_older_than_the_server_is_loaded_anew(comes: Comes) -> None:
    anna = await comes("Anna")
    anna.faults_allowed = (*anna.faults_allowed, "404")
    loaded: list[str] = []

    def loads(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(request.url)

    async def answer(route: Route) -> None:
        """To the old page the part is there no more, however often it asks."""
        await (route.fulfill(status=404) if len(loaded) == 1 else route.continue_())

    anna.page.on("request", loads)
    await anna.page.route(re.compile(r"/assets/dominion[^/]*\.js"), answer)
    await anna.opens("/credits")
    async with anna.page.expect_event("load"):
        await anna.presses(anna.page.get_by_role("link", name="Courtyard").first)
    assert len(loaded) == 2
    await anna.presses("Play with bots")
    assert await anna.looks() is not None


async def test_a_double_click_by_habit_answers_one_question(comes: Comes) -> None:
    anna = await comes("Anna")
    await opens_table(anna, game="dominion", share=share("first-game"), bots=True, start=True)
    await anna.looks()
    await settles(anna)  # the button stays where it is from now on
    button = await anna.page.get_by_role("button", name="Play all treasures").bounding_box()
    assert button is not None
    await anna.page.mouse.move(button["x"] + button["width"] - 9, button["y"] + 20)  # where “End turn” will be
    await anna.page.mouse.down()
    await anna.page.mouse.up()
    why = anna.page.locator("[data-why='turn.buy'][data-question]")
    await why.wait_for()
    await anna.page.mouse.down(click_count=2)
    await anna.page.mouse.up(click_count=2)
    await anna.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")  # what would follow has followed
    await expect(why).to_be_visible()
    await ends_turn(anna)
    await expect(anna.page.get_by_role("log").first).to_contain_text("Your turn 2")
