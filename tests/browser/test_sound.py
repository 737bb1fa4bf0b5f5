"""What can be heard of a table: nothing before the first click, then what happens, and silence where one wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.tables import opens_table, share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Request
    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

# Writes down whatever is played, as long as it lasts.
LISTEN: Final = """
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        heard.push(this.buffer.duration);
        return start.apply(this, when);
    };
"""
# To look at a page from outside counts as a touch: whether anybody has clicked yet would depend on the moment.
UNTOUCHED: Final = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });"
SOUNDS: Final = {"card", "coins", "trash", "shuffle", "turn", "victory", "end"}


async def test_a_table_is_heard_after_the_first_click_until_one_wants_silence(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna", sound=True)
    await anna.page.add_init_script(LISTEN + UNTOUCHED)
    fetched: list[str] = []

    def asks(request: Request) -> None:
        if request.url.endswith(".wav"):
            fetched.append(request.url.rpartition("/")[2].partition("-")[0])

    anna.page.on("request", asks)
    await opens_table(anna, game="dominion", share=share("first-game"), bots=True, start=True)
    await anna.looks()
    assert fetched == []

    async with anna.page.expect_response("**/victory-*.wav") as coming:
        await anna.page.get_by_role("heading", level=1).click()
    assert (await coming.value).ok
    await anna.page.wait_for_load_state("networkidle")
    assert set(fetched) == SOUNDS
    await anna.presses("Play all treasures")
    await anna.page.wait_for_function("heard.length > 0")  # a card, of a tenth of a second
    assert await anna.page.evaluate("heard[0]") < 0.2

    await anna.presses("Sound is on")
    await expect(anna.named("Sound is off")).to_be_visible()
    await anna.page.evaluate("heard.length = 0")
    await anna.presses(anna.page.locator("[data-pile=copper]"))
    await expect(anna.page.get_by_role("log").first).to_contain_text("Your turn 2")
    assert await anna.page.evaluate("heard") == []
