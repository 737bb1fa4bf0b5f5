"""Dominion with friends, from the home page to the rematch."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits, settles
from tests.browser.person import PHONE
from tests.browser.policy import Collector
from tests.browser.tables import opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Asked, Person

pytestmark = pytest.mark.anyio

LOW_WINDOWS: Final = ((1366, 768), (1280, 800), (1366, 657), (1024, 657))


class Forgetful(Collector):
    """Reloads the page at some question, and goes on as if nothing had happened."""

    def __init__(self, person: Person, at: int) -> None:
        super().__init__(person)
        self.at = at
        self.same: list[bool] = []

    async def sees(self) -> Asked | None:
        asked = await super().sees()
        if asked is not None and len(self.answered) == self.at:
            self.at = -1
            await self.person.page.reload()
            again = await super().sees()
            assert again is not None
            self.same.append((again.why, again.cards) == (asked.why, asked.cards))
            return again
        return asked


async def begin_with_a_bot(host: Person, guest: Person) -> None:
    """From the home page, by the link that one sends to a friend."""
    await host.opens("/")
    await host.presses(host.page.get_by_role("button", name="Play with friends").first)
    await host.page.wait_for_url("**/table/*")
    link = await host.page.get_by_label("Link to this table").input_value()
    await sits_down(guest, link.rpartition("/")[2])
    await host.presses("Bot")
    await host.page.get_by_role("radio", name="At once").check()
    await host.presses("Start with 3 players")


async def test_two_people_and_a_bot_finish_a_game(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard", size=(1024, 768), sound=True)
    bela = await comes("Béla", hand="touch", size=PHONE)
    await begin_with_a_bot(anna, bela)
    forgetful = Forgetful(anna, at=20)
    await asyncio.gather(forgetful.plays(), Collector(bela).plays())
    assert forgetful.same == [True]

    for person in (anna, bela):
        await expect(person.page.get_by_role("heading", level=1)).to_contain_text("points")
        for section in ("Standings", "Points, turn by turn", "Decks at the end"):
            await expect(person.page.get_by_role("heading", name=section)).to_be_visible()
        await fits(person)
    await accessible(anna)

    async with anna.page.expect_download() as coming:
        await anna.presses("Record")
    record = json.loads(await asyncio.to_thread(Path(await (await coming.value).path()).read_text, encoding="utf-8"))
    assert record["game"] == "dominion"

    await anna.presses("Rematch")
    for person in (anna, bela):
        await expect(person.page.locator("[data-over]")).to_have_count(0)
        await expect(person.page.get_by_text("Turn 1").first).to_be_attached()


async def test_after_the_end_those_are_named_who_played(comes: Callable[..., Awaitable[Person]]) -> None:
    """Whoever sits there by then."""
    anna, bela = await comes("Anna"), await comes("Béla")
    await begin_with_a_bot(anna, bela)
    await asyncio.gather(anna.lets_a_bot_play(), bela.lets_a_bot_play())
    await asyncio.gather(anna.looks_away_until_the_end(), bela.looks_away_until_the_end())
    await bela.presses("New game")
    await bela.presses("Leave your seat")
    await anna.presses("Table")
    await expect(anna.page.get_by_role("region", name="Béla")).to_contain_text("Béla")
    await anna.presses("Back to the result")
    standings = anna.page.get_by_role("region", name="Standings")
    await expect(standings).to_contain_text("Béla")
    await expect(standings).not_to_contain_text("bot")  # who may have got a seat only afterwards


async def test_one_click_leads_to_a_running_game(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard")
    await anna.opens("/")
    await anna.presses(anna.page.get_by_role("button", name="Play with bots").first)
    await anna.looks()
    await expect(anna.page.get_by_role("heading", level=1, name="First Game")).to_be_visible()


async def test_a_card_that_shows_itself_goes_when_it_is_played(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_table(anna, game="dominion", share=share("First Game", deal=3), bots=True)
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses("Start with 2 players")
    collector = Collector(anna, ["village", "smithy"])
    while (asked := await anna.looks()) is not None and asked.why != "turn.action":
        await collector.answers(asked)
    card = anna.page.locator(".hand [data-choosable]").first
    name, full = await card.get_attribute("data-card"), anna.page.get_by_role("region", name="The card in full")
    await card.hover()
    await expect(full).to_contain_text(re.compile(str(name), re.IGNORECASE))
    await card.click()  # which would be a fault of the page, if what is shown went while it is drawn
    await expect(anna.page.locator(f"[data-zone=play] [data-card={name}]")).to_be_visible()


async def test_a_pile_that_cannot_be_bought_says_why(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_table(anna, game="dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.presses("Play all treasures")
    province = anna.page.locator("[data-pile=province]")
    await expect(province).to_contain_text(re.compile("not now: ?costs 8"))
    await expect(province).not_to_have_attribute("data-choosable", "true")
    await expect(anna.page.locator("[data-pile=gold]")).to_contain_text("costs 6")


async def test_in_a_low_window_what_is_in_play_is_in_sight(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", size=LOW_WINDOWS[0])
    await opens_table(anna, game="dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.presses("Play all treasures")
    played = anna.page.locator("[data-zone=play] [data-card=copper]")
    await played.wait_for()
    regions = [anna.page.get_by_role("region", name=name) for name in ("Supply", "The question")]
    hand, trash = anna.page.get_by_role("group", name="Your hand"), anna.page.get_by_role("button", name="Trash")
    for size in LOW_WINDOWS:
        await anna.resizes(*size)
        await settles(anna)
        supply, question = [await edges(part) for part in regions]
        top, bottom = await edges(played)
        assert supply[1] <= top, size
        assert bottom <= question[0], size
        assert (await edges(trash))[1] <= question[0], size
        assert (await edges(hand))[1] <= size[1], size


async def edges(what: Locator) -> tuple[float, float]:
    """Top and bottom."""
    box = await what.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


async def test_nothing_waits_for_what_moves(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await anna.page.emulate_media(reduced_motion="no-preference")
    await anna.page.clock.install()
    await opens_table(anna, game="dominion", share=share("first-game"), players=2, bots=True, start=True)
    await anna.looks()
    await anna.page.evaluate("""() => void (window.moving = new Promise((tell) => new MutationObserver((_, watch) => {
        const cards = document.querySelectorAll(".sky > *").length;
        if (cards === 0) return;
        watch.disconnect();
        const why = document.querySelector("[data-question]")?.dataset.why;
        tell({ cards, why, coins: document.querySelector("dd [role=img]").textContent });
    }).observe(document, { subtree: true, childList: true })))""")
    await anna.page.clock.fast_forward(1000)  # what follows at once is not shown moving
    await anna.presses("Play all treasures")
    seen = await anna.page.evaluate("moving")
    # While the cards are still on their way, the counter is right and the next question can be answered.
    assert seen["cards"] == int(seen["coins"])
    assert seen["why"] == "turn.buy"


async def test_safe_answers_are_given_only_if_one_wants(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_table(anna, game="dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    asked = await anna.looks()
    assert asked is not None
    assert asked.why == "turn.treasures"
    await anna.presses("Settings")
    await anna.page.get_by_label("Play all treasures, where their order does not matter").check()
    await expect(anna.page.locator("[data-why]")).to_have_attribute("data-why", "turn.buy")
