"""Taj Mahal in real browsers: whole games, every question by every hand, and promises that come true."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.courtier import WITHDRAW, Courtier, Warlord, number, opens_game, opens_lobby, starts
from tests.browser.person import PHONE, WIDE
from tests.browser.tables import sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Hand, Person

pytestmark = pytest.mark.anyio

QUESTIONS: Final = {"visit.play", "visit.town", "visit.crown-town", "visit.take"}
SIZES: Final = (PHONE, (1024, 768), WIDE)  # in which one plays on


# Whole games


async def test_two_people_and_a_bot_finish_a_game_with_hidden_points_and_reload_in_the_middle(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna", hand="keyboard", sound=True)
    bela = await comes("Béla", hand="touch", size=PHONE)
    code = await opens_lobby(anna, bots=False)
    await sits_down(bela, code)
    await anna.presses(anna.page.get_by_title("Who takes seat 3"))
    await anna.presses(anna.page.get_by_role("dialog").get_by_role("button", name="Raja"))
    await anna.page.get_by_role("radio", name="Hidden").check()
    await starts(anna)
    first, second = Courtier(anna, turns=1), Courtier(bela, turns=1)

    async def plays_and_reloads() -> None:
        await first.plays(lambda: first.answered.count("visit.take") > 3)
        await reloads(anna)
        await sees_no_totals(anna)
        await first.plays()

    await asyncio.gather(plays_and_reloads(), second.plays())
    for person in (anna, bela):
        await person.page.get_by_role("heading", name="Standings").wait_for()
        await looks_right(person)
    assert await points_of_all(anna) == await points_of_all(bela)


async def reloads(person: Person) -> None:
    """The same question is there again."""
    before = await person.looks()
    await person.page.reload()
    after = await person.looks()
    assert before is not None
    assert after is not None
    assert (after.why, after.cards) == (before.why, before.cards)


async def sees_no_totals(person: Person) -> None:
    await expect(person.page.get_by_role("tab")).to_have_text(["Log"])
    await expect(person.page.get_by_role("list", name="Players").locator("b")).to_have_count(0)
    await expect(person.page.get_by_role("img", name="Score track")).to_have_count(0)
    await expect(person.page.get_by_role("table", name="Points by reason")).to_have_count(0)


async def points_of_all(person: Person) -> list[int]:
    """Everybody's points at the end, which are the sums of their reasons."""
    totals, rows = [], person.page.locator("table:has(.total) tbody tr")
    await expect(rows).to_have_count(3)
    for row in await rows.all():
        cells = [int(text) for text in await row.locator("td:not(.rank):not(.bar)").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1]
        totals.append(cells[-1])
    return totals


@pytest.mark.parametrize("hand", ["mouse", "keyboard", "touch"])
async def test_every_question_can_be_answered(comes: Callable[..., Awaitable[Person]], hand: Hand) -> None:
    anna = await comes("Anna", hand=hand)
    await opens_game(anna)
    warlord = Warlord(anna)
    await warlord.plays(lambda: set(warlord.answered) >= QUESTIONS)
    assert set(warlord.answered) >= QUESTIONS


async def test_the_lobby_and_every_question_are_accessible_and_fit(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_lobby(anna)
    await anna.page.get_by_role("heading", name="What the symbols win").wait_for()
    await looks_right_at_every_size(anna)
    await starts(anna)
    courtier, seen = Courtier(anna, turns=3), set[str]()
    while not {"visit.play", "visit.town", "visit.take"} <= seen:
        asked = await anna.looks()
        assert asked is not None
        if asked.why not in seen:
            seen.add(asked.why)
            await looks_right_at_every_size(anna)
        await courtier.answers(asked)


async def looks_right_at_every_size(person: Person) -> None:
    for width, height in SIZES:
        await person.resizes(width, height)
        await looks_right(person)


async def looks_right(person: Person) -> None:
    await fits(person)
    await accessible(person)


# Promises


async def test_what_withdrawing_promises_it_brings(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier, kept = Courtier(anna, turns=1), 0
    while kept < 2:
        asked = await anna.looks()
        assert asked is not None
        if asked.why == "visit.play" and courtier.laid >= courtier.turns:
            expected = await score(anna) + number(await anna.page.locator(WITHDRAW).inner_text())
            await courtier.withdraws()
            await builds(courtier)
            assert await score(anna) == expected
            kept += 1
        else:
            await courtier.answers(asked)


async def builds(courtier: Courtier) -> None:
    """Wherever there is a choice, in the best town."""
    while (asked := await courtier.person.looks()) is not None and asked.why.endswith("town"):
        await courtier.answers(asked)


async def score(person: Person) -> int:
    return number(await person.page.locator(".players .score").first.inner_text())


async def test_a_card_that_does_not_fit_says_why_and_cannot_be_played(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    warlord, off = Warlord(anna), anna.page.locator(".hand [aria-disabled=true]")
    asked = await anna.looks()
    while asked is not None and (asked.ready or not await off.count()):
        await warlord.answers(asked)
        asked = await anna.looks()
    await off.first.click(force=True)
    await anna.page.locator(".because", has_text="Not now").wait_for()
    await expect(off.first).to_have_attribute("aria-pressed", "false")
    await expect(anna.page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")


async def test_the_map_is_walked_by_arrow_keys_and_built_on_by_enter(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard")
    await opens_game(anna)
    courtier = Courtier(anna, turns=3)
    while (asked := await anna.looks()) is not None and asked.why != "visit.town":
        await courtier.answers(asked)
    town, palaces = anna.page.locator("svg [role=button]").first, anna.page.locator("svg [aria-label*='of Anna']")
    built, focused = await palaces.count(), anna.page.locator("svg :focus")
    await town.focus()
    visited = set()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        await anna.page.keyboard.press(key)
        visited.add(await focused.get_attribute("aria-label"))
    assert len(visited) > 1
    await town.focus()
    await anna.page.keyboard.press("Enter")
    await palaces.nth(built).wait_for()


async def test_whoever_confirms_their_choices_sees_what_a_town_brings_before_they_build(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    await anna.presses("Settings")
    await anna.page.get_by_label("Confirm a choice of one card or place by a second click").check()
    await anna.page.keyboard.press("Escape")
    courtier = Courtier(anna, turns=3)
    while (asked := await anna.looks()) is not None and asked.why != "visit.town":
        await courtier.answers(asked)
    panel, build = anna.page.locator(".points.panel"), anna.page.locator(".prompt [data-confirm]")
    await anna.page.mouse.move(5, 5)
    await expect(panel.get_by_role("heading")).to_contain_text("Best:")  # nothing is promised before it is chosen
    await expect(build).to_have_attribute("aria-disabled", "true")
    built = anna.page.locator("svg [aria-label*='of Anna']")
    before = await built.count()
    await anna.presses(anna.page.locator("svg [role=button]").first)
    await anna.page.locator("svg [role=button][aria-pressed=true]").wait_for()
    await expect(panel.get_by_role("heading")).to_contain_text("Build in")
    await anna.presses(build)
    await built.nth(before).wait_for()


async def test_about_this_board_says_what_is_a_reconstruction(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    await anna.presses("About this board")
    for part in ("Towns:", "Roads:", "Cards:", "Bonuses:", "Specials:"):
        await expect(anna.page.get_by_role("dialog")).to_contain_text(part)


async def test_a_bystander_sees_the_table_and_nobodys_hand(comes: Callable[..., Awaitable[Person]]) -> None:
    anna, cili = await comes("Anna"), await comes("Cili")
    code = await opens_lobby(anna)
    await starts(anna)
    await anna.looks()
    await cili.opens(f"/table/{code}")
    await cili.page.get_by_role("heading", name="Display").wait_for()
    await expect(cili.page.locator("svg[aria-label*='Arrow keys']")).to_have_count(1)
    await expect(cili.page.locator(".hand, [data-question]")).to_have_count(0)
