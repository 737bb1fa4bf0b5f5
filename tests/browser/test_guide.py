"""The rules beside the table, and “what is this?” asked of everything on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.asker import Asker
from tests.browser.checks import accessible, fits
from tests.browser.courtier import Courtier, opens_game
from tests.browser.person import LOW_PHONE, WIDE
from tests.browser.staging import Position, stages
from tests.browser.tables import opens_table, share
from tests.browser.things import DOMINION, TAJMAHAL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

RARE: Final = "young-witch tournament moat militia witch gardens great-hall village smithy market".split()
RULES: Final = "[data-reading]"
ONE_LINE: Final = 60  # pixels of the bar above a table


def crowd(position: Position) -> None:
    """Cards in every place that a table of Dominion has, and the points of everybody."""
    view = position["view"]
    if view is None:
        return
    for player in view["players"]:
        player |= {"shown": ["silver"], "set_aside": ["estate"], "discard_top": "copper", "discard_size": 3}
    view["players"][0]["passing"] = ["curse"]
    view["in_play"], view["trash"] = ["village", "village", "smithy"], ["curse"]
    position["scores"] = [3] * len(view["players"])


async def sits_at_dominion(person: Person) -> None:
    await stages(person, crowd)
    await opens_table(person, game="dominion", share=share(RARE, players=3), bots=True, start=True)
    await person.looks()


async def knows_everything(asker: Asker, things: frozenset[str]) -> None:
    """What is not in sight, too, and on a phone."""
    await asker.asks_for_the_rest()
    assert set(asker.answered) == things
    await asker.person.resizes(*LOW_PHONE)
    await asker.asks_for_all_in_sight()


# What is this?


async def test_everything_on_the_table_of_dominion_says_what_it_is(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await sits_at_dominion(anna)
    asker = Asker(anna, DOMINION)
    await asker.asks_for_all_in_sight()
    assert len(asker.answered) > 40
    await knows_everything(asker, DOMINION)


async def test_everything_on_the_table_of_taj_mahal_says_what_it_is(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier, asker = Courtier(anna, turns=2), Asker(anna, TAJMAHAL)
    for why in ("visit.play", "visit.town", "visit.play"):  # at first, in the middle of a visit, and in the next one
        while (asked := await anna.looks()) is not None and asked.why != why:
            await courtier.answers(asked)
        await asker.asks_for_all_in_sight()
    assert len(asker.answered) > 60
    await knows_everything(asker, TAJMAHAL)


async def test_asking_plays_nothing_and_goes_by_keyboard_alone(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="keyboard")
    await sits_at_dominion(anna)
    asker = Asker(anna, DOMINION)
    question = await anna.page.locator("[data-question]").get_attribute("data-question")
    await anna.page.keyboard.press("q")
    await expect(asker.bubble).to_contain_text("Point at anything")
    heard: list[tuple[str, str]] = []
    while (told := await asker.goes_on()) not in heard and len(heard) < 100:
        heard.append(told)
    assert told == heard[0]  # once round
    assert {"supply", "hand", "coins", "question", "deck"} <= {name for name, _ in heard}
    await accessible(anna)
    for key in ("t", "1", "Shift+Tab", "n"):  # which would play, buy or end the turn
        await anna.page.keyboard.press(key)
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator(RULES)).to_be_visible()
    await expect(asker.bubble).to_have_count(0)
    await anna.page.keyboard.press("1")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(RULES)).to_have_count(0)
    assert await anna.page.locator("[data-question]").get_attribute("data-question") == question


async def test_a_tap_explains_and_does_nothing_else(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="touch", size=LOW_PHONE)
    await sits_at_dominion(anna)
    question = await anna.page.locator("[data-question]").get_attribute("data-question")
    bar = await anna.page.get_by_role("banner").bounding_box()
    assert bar is not None
    assert bar["height"] < ONE_LINE
    await anna.presses("Rules and help")
    await anna.presses(anna.page.locator(RULES).get_by_role("button", name="What is this?"))
    await expect(anna.page.locator(RULES)).to_have_count(0)
    bubble = anna.page.locator("[data-explains]")
    await anna.page.locator("[data-pile=silver] .name").tap(force=True)
    await expect(bubble).to_contain_text("Silver")
    await accessible(anna)
    await anna.page.locator("[data-zone=coins]").tap(force=True)
    await expect(bubble).to_contain_text("What there is to buy with")
    await anna.presses("More in the rules")
    await expect(anna.page.locator(RULES)).to_contain_text("Play all the Treasures that you want before you buy")
    assert await anna.page.locator("[data-question]").get_attribute("data-question") == question


# The rules


async def test_the_rules_are_read_beside_the_table_chapter_by_chapter(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", size=WIDE)
    await opens_game(anna)
    await anna.looks()
    await reads_from_chapter_to_chapter(anna)
    equal = anna.page.locator(RULES).get_by_role("heading", name="Equal is not enough")
    await anna.presses(anna.page.locator("[data-what=withdraw]"))  # at the table beside it
    await expect(equal).to_be_visible()
    await anna.page.keyboard.press("?")
    await expect(anna.page.locator(RULES)).to_have_count(0)
    await anna.page.set_viewport_size({"width": LOW_PHONE[0], "height": LOW_PHONE[1]})
    await reads_from_chapter_to_chapter(anna)
    await anna.page.keyboard.press("q")  # the rules would cover what is asked for
    await expect(anna.page.locator(RULES)).to_have_count(0)
    await expect(anna.page.locator("[data-explains]")).to_be_visible()


async def reads_from_chapter_to_chapter(anna: Person) -> None:
    await anna.page.keyboard.press("?")
    rules = anna.page.locator(RULES)
    await expect(rules.get_by_role("heading", name="What it is about")).to_be_focused()
    chapters = rules.get_by_role("navigation", name="Chapters").get_by_role("button")
    for chapter in await chapters.all():
        await anna.presses(chapter)
        await expect(chapter).to_have_attribute("aria-current", "true")
        assert "[" not in await rules.inner_text()
    await accessible(anna)
    await anna.presses(chapters.filter(has_text="Why withdraw?"))
    await expect(rules).to_contain_text("withdrawing is not giving up")
    await accessible(anna)
    await fits(anna)
    await anna.presses(rules.get_by_role("link", name="Ties"))
    await expect(rules.get_by_role("heading", name="Equal is not enough")).to_be_visible()


@pytest.mark.parametrize("game", ["dominion", "tajmahal"])
async def test_the_page_with_the_rules_has_the_same_chapters(
    comes: Callable[..., Awaitable[Person]], game: str
) -> None:
    anna = await comes("Anna")
    await anna.opens(f"/rules/{game}#rule-end")
    await expect(anna.page.get_by_role("heading", name="The end", exact=True)).to_be_in_viewport()
    titles = await anna.page.get_by_role("heading", level=2).all_inner_texts()
    assert titles == await anna.page.get_by_role("navigation", name="Chapters").get_by_role("link").all_inner_texts()
    assert len(titles) > 7
    await fits(anna)
    await accessible(anna)
