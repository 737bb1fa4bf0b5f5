"""What the Taj Mahal table shows, in real browsers: who leads, what a town brings, the score, what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.checks import settles
from tests.browser.courtier import Courtier, number, opens_game
from tests.browser.person import PHONE, WIDE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

# What the table of the visit marks as leading, and what the court says, both as pairs of a symbol and a number.
LEADERS: Final = """() => {
    const symbols = [...document.querySelectorAll(".visit thead .name")].map((name) => name.textContent.toLowerCase());
    const rows = [...document.querySelectorAll(".visit tbody tr")];
    return rows.flatMap((row) => [...row.querySelectorAll("td")].flatMap((cell, place) =>
        cell.querySelector(".lead") ? [`${symbols[place]} ${parseInt(cell.textContent)}`] : [])).sort();
}"""
COURT: Final = """() => [...document.querySelectorAll(".court [role=img]")]
    .map((niche) => /^(.*): .* · (\\d+)$/.exec(niche.ariaLabel)).filter((found) => found !== null)
    .map((found) => `${found[1] === "grand mogul" ? "crown" : found[1]} ${found[2]}`).sort()"""
# Who has taken which prize, as the table of the visit marks it and as the court says it.
TOOK: Final = """() => {
    const symbols = [...document.querySelectorAll(".visit thead .name")].map((name) => name.textContent);
    const rows = [...document.querySelectorAll(".visit tbody tr")];
    return rows.flatMap((row) => [...row.querySelectorAll("td")].flatMap((cell, place) =>
        cell.querySelector(".took") ? [`${symbols[place]}: taken by ${row.querySelector("bdi").textContent}`] : []))
        .map((text) => text.toLowerCase()).sort();
}"""
TAKEN: Final = """() => [...document.querySelectorAll(".court [role=img]")]
    .map((niche) => niche.ariaLabel.toLowerCase()).filter((label) => label.includes("taken")).sort()"""
# Every kind of card on the page: its letter, and the pattern behind it.
PATTERNS: Final = """() => Object.fromEntries([...document.querySelectorAll(".face:has(.letter)")].map((face) =>
    [face.querySelector(".letter").textContent, getComputedStyle(face).backgroundImage]))"""


# The visit


async def test_the_court_names_those_who_lead_and_those_who_took_as_the_table_of_the_visit_does(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier, seen, taken = Courtier(anna, turns=2), set[str](), set[str]()
    while len(seen) < 5 or len({text.split()[-1] for text in taken}) < 2:
        asked = await anna.looks()
        assert asked is not None
        leaders = await anna.page.evaluate(LEADERS)
        assert leaders == await anna.page.evaluate(COURT)
        seen.update(leaders)
        took = await anna.page.evaluate(TOOK)
        assert took == await anna.page.evaluate(TAKEN)
        taken.update(took)
        await courtier.answers(asked)


async def test_a_prize_that_is_pointed_at_or_focused_says_what_it_brings(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    await anna.looks()
    told = anna.page.get_by_role("tooltip")
    await anna.page.locator(".court .niche").nth(4).hover()
    await expect(told).to_contain_text("A palace in any town of")
    await anna.page.mouse.move(0, 0)
    await anna.page.locator(".court .niche").first.focus()
    await anna.page.keyboard.press("ArrowRight")
    await expect(told).to_contain_text("Two tiles of this kind bring the +1 elephant card.")
    await anna.presses(anna.page.locator(".visit").get_by_role("button", name="Elephant"))
    await expect(told).to_contain_text("1 point for each good on the tile")
    await expect(told).to_contain_text("Nobody leads")


async def test_a_town_that_is_pointed_at_says_what_it_brings_line_by_line(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier = Courtier(anna, turns=3)
    while (asked := await anna.looks()) is not None and asked.why != "visit.town":
        await courtier.answers(asked)
    towns = await anna.page.locator(".prompt [data-choosable]").all()
    assert len(towns) > 1
    panel, planned = anna.page.locator(".points.panel"), anna.page.locator("svg .palace.planned")
    for town in towns:
        await town.hover()
        points = number(await town.locator("b").inner_text())
        await panel.get_by_role("heading", name=f"Build in {(await town.inner_text()).split()[0]}").wait_for()
        assert number(await panel.locator(".sum").inner_text()) == points
        assert sum([int(text) for text in await panel.locator("li b").all_inner_texts()]) == points
        await expect(planned.first).to_be_visible()


async def test_the_map_and_the_prompt_stay_where_they_are_through_a_visit(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier, places = Courtier(anna, turns=2), set[str]()
    while courtier.answered.count("visit.take") < 4:
        asked = await anna.looks()
        assert asked is not None
        await settles(anna)
        places.add(str([await anna.page.locator(part).bounding_box() for part in (".frame", ".prompt")]))
        await courtier.answers(asked)
        courtier.answered.append(asked.why)
    assert len(places) == 1


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), PHONE])
async def test_where_the_log_is_out_of_sight_the_map_says_what_others_did(
    comes: Callable[..., Awaitable[Person]], size: tuple[int, int]
) -> None:
    anna = await comes("Anna", size=size)
    await opens_game(anna)
    courtier = Courtier(anna, turns=2)
    while (asked := await anna.looks()) is not None and not (asked.why == "visit.play" and courtier.laid > 0):
        await courtier.answers(asked)
    log, news = anna.page.get_by_role("log", name="Log"), anna.page.get_by_role("list", name="What others did")
    await expect(log).to_have_count(0)
    await expect(news.get_by_role("listitem").last).to_be_in_viewport()
    heard = anna.page.get_by_role("status", name="What others did")
    await expect(heard).to_contain_text("Raja 2 plays")
    await expect(heard).not_to_contain_text("You")
    await expect(heard).to_have_attribute("aria-live", "polite")
    await anna.presses(anna.page.get_by_role("tab", name="Log"))
    await expect(log).to_contain_text("Raja")
    await expect(heard).to_have_attribute("aria-live", "off")  # nothing is heard twice


# Always


@pytest.mark.parametrize("size", [WIDE, (1024, 768), PHONE])
async def test_the_score_is_there_as_a_track_and_as_a_table(
    comes: Callable[..., Awaitable[Person]], size: tuple[int, int]
) -> None:
    anna = await comes("Anna", size=size)
    await opens_game(anna)
    await anna.looks()
    await anna.presses(anna.page.get_by_role("tab", name="Players" if size == PHONE else "Points"))
    await anna.page.get_by_role("img", name="Score track. Anna 0").wait_for()
    await anna.page.get_by_role("table", name="Points by reason").wait_for()


async def test_colours_and_seats_are_told_apart_without_colour(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    courtier, patterns = Courtier(anna), dict[str, str]()
    while set(patterns) != set("RGYPW"):
        asked = await anna.looks()
        assert asked is not None
        patterns.update(await anna.page.evaluate(PATTERNS))
        await courtier.answers(asked)
    assert len(set(patterns.values())) == len(patterns)
    roofs = anna.page.locator(".players .roof")
    shapes = {await roof.locator("path").get_attribute("d") for roof in await roofs.all()}
    assert len(shapes) == 3
    assert len(set(await roofs.locator("text").all_text_contents())) == 3
