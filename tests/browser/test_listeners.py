"""For those who hear a page instead of seeing it, and go about it with the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.courtier import opens_game
from tests.browser.tables import opens_table, share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

# Writes down how often the question and the remark to it change, and so are spoken.
LISTEN: Final = """() => {
    window.spoken = { question: 0, remark: 0 };
    const [question, remark] = document.querySelectorAll("#question [aria-live=polite]");
    const listen = (where, what) => new MutationObserver(() => (spoken[what] += 1)).observe(where, {
        subtree: true, childList: true, characterData: true,
    });
    listen(question, "question");
    listen(remark, "remark");
}"""
# Counts what rains as soon as it does.
RAIN: Final = """() => void (window.rain = new Promise((tell) => new MutationObserver((_, watch) => {
    const scraps = document.querySelectorAll(".confetti[aria-hidden=true] i").length;
    if (scraps === 0) return;
    watch.disconnect();
    tell(scraps);
}).observe(document, { subtree: true, childList: true })))"""


async def test_a_link_skips_everything_before_the_question(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard")
    await opens_table(anna, game="dominion", share=share("first-game"), bots=True, start=True)
    await anna.looks()
    await anna.page.keyboard.press("Tab")
    skip = anna.page.get_by_role("link", name="Skip to the question")
    await expect(skip).to_be_focused()
    await expect(skip).to_be_in_viewport(ratio=1)
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("region", name="The question")).to_be_focused()
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.locator("[data-why] button").first).to_be_focused()


async def test_a_question_is_spoken_once_and_each_remark_by_itself(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    await anna.looks()
    await anna.page.evaluate(LISTEN)
    await anna.picks(0)
    await anna.page.wait_for_function("spoken.remark > 0")
    assert await anna.page.evaluate("spoken.question") == 0


async def test_whoever_sees_the_end_come_is_led_to_it_and_it_rains(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", motion="no-preference")
    await opens_table(anna, game="dominion", bots=True)
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses("Start with")
    await anna.looks()
    await anna.page.evaluate(RAIN)
    await anna.lets_a_bot_play()
    assert await anna.page.evaluate("rain") >= 18
    await expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
    await anna.presses("New game")  # nothing that rains is in the way
    await expect(anna.named("Back to the result")).to_be_visible()
    await anna.presses("Back to the result")
    await expect(anna.page.locator(".confetti")).to_have_count(0)  # it was fun once
