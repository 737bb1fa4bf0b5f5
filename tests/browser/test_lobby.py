"""Coming to a table: with bots of one's choice, with friends by a link, and away from it again."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.camera import scans
from tests.browser.checks import accessible, fits
from tests.browser.tables import opens_table, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Person

    Comes = Callable[..., Awaitable[Person]]

pytestmark = pytest.mark.anyio

MOST_CLICKS: Final = 4
SIZES: Final = ((360, 640), (390, 664), (844, 390), (820, 1180), (1024, 768), (1440, 900), (2560, 1440))
FIRST_GAME: Final = {"kingdom": "first-game", "start": 0}


def game(person: Person, name: str) -> Locator:
    """Its card on the home page."""
    return person.page.get_by_role("article").filter(has=person.page.get_by_role("heading", name=name))


def bots(person: Person, what: str) -> Locator:
    return person.page.get_by_role("group", name="Bots", exact=True).get_by_role("radiogroup", name=what)


async def chooses_bots(person: Person, number: int) -> None:
    await bots(person, "Number").get_by_role("radio", name=str(number), exact=True).check()


async def clicks(person: Person) -> int:
    return int(await person.page.evaluate("clicks"))


async def test_from_home_to_a_table_with_five_bots_and_to_a_chosen_kingdom_with_two(comes: Comes) -> None:
    anna = await comes("Anna")
    await anna.opens("/")
    await anna.presses(game(anna, "Dominion").get_by_role("button", name="Choose"))
    await chooses_bots(anna, 5)
    await anna.presses("Start with 6 players")
    await expect(anna.page.get_by_role("region", name="Big Money 5")).to_be_visible()
    assert await clicks(anna) <= MOST_CLICKS

    await anna.opens("/")
    await anna.presses(game(anna, "Dominion").get_by_role("button", name="Choose"))
    await anna.page.get_by_role("radio", name="Size Distortion").check()
    await chooses_bots(anna, 2)
    await anna.presses("Start with 3 players")
    await expect(anna.page.locator("[data-pile=feast]")).to_be_visible()
    await expect(anna.page.get_by_role("region", name="Big Money 2")).to_be_visible()
    assert await clicks(anna) <= MOST_CLICKS


async def test_bots_are_as_many_and_as_strong_as_the_host_wants_by_keyboard_alone(comes: Comes) -> None:
    anna = await comes("Anna", hand="keyboard")
    await anna.opens("/")
    await anna.presses(game(anna, "Dominion").get_by_role("button", name="Choose"))
    seats = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_title(re.compile("Who takes seat")))
    await expect(seats).to_have_count(1)
    await bots(anna, "Number").get_by_role("radio", name="1", exact=True).focus()
    for number in (2, 3):
        await anna.page.keyboard.press("ArrowRight")
        await expect(seats).to_have_count(number)
    await bots(anna, "Strength").get_by_role("radio", name="Solid").focus()
    await anna.page.keyboard.press("ArrowLeft")
    await expect(seats.filter(has_text="Big Money, basic")).to_have_count(3)
    await bots(anna, "Number").get_by_role("radio", name="3", exact=True).focus()
    await anna.page.keyboard.press("ArrowLeft")
    await expect(seats.filter(has_text="Open seat")).to_have_count(1)  # which the bot has left
    await anna.presses(anna.page.get_by_role("button", name="Bot", exact=True))
    await expect(seats.filter(has_text="Big Money")).to_have_count(3)
    await expect(seats.filter(has_text="Open seat")).to_have_count(0)
    await anna.presses("Start with 4 players")
    await expect(anna.page.get_by_role("region", name="Big Money, basic 2")).to_be_visible()


async def test_four_people_in_four_browsers_sit_down_by_one_link(comes: Comes) -> None:
    names = ("Anna", "Béla", "Cili", "Dóra")
    anna, *guests = [await comes(name) for name in names]
    began = time.perf_counter()
    await anna.opens("/")
    await anna.presses(game(anna, "Dominion").get_by_role("button", name="Play with friends"))
    link = await anna.page.get_by_label("Link to this table").input_value()
    for guest in guests:
        await guest.page.goto(link)
        await guest.presses("Sit down")
    for name in names:
        await expect(anna.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    await anna.presses("Start with 4 players")
    for guest in guests:
        await expect(guest.page.get_by_role("region", name="Anna")).to_be_visible()
    print(f"four people at a table after {time.perf_counter() - began:.1f} s")  # noqa: T201 - what this is for


async def test_where_too_few_are_there_bots_are_offered_and_the_button_says_what_is_missing(comes: Comes) -> None:
    anna = await comes("Anna", hand="keyboard")
    await anna.opens("/")
    await anna.presses(game(anna, "Taj Mahal").get_by_role("button", name="Play with friends"))
    await expect(anna.page.get_by_role("listitem").filter(has_text="4 open seats")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="2 more players are needed")).to_have_attribute(
        "aria-disabled", "true"
    )
    await anna.presses("Let 2 bots sit down")
    await expect(anna.page.get_by_role("button", name="Start with 3 players")).to_be_focused()
    await expect(anna.page.get_by_role("listitem").filter(has_text="2 open seats")).to_be_visible()
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("button", name="Leave the table")).to_be_visible()


async def test_whoever_was_sent_away_is_told_and_sits_down_again_when_the_host_lets_them(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    code = await opens_table(anna, game="dominion", options=FIRST_GAME)
    await sits_down(bela, code)
    await anna.presses("Send Béla away")
    told = bela.page.get_by_role("alert").filter(has_text="The host has sent you away from this table.")
    await expect(told).to_be_visible()
    await accessible(bela)
    await accessible(anna)
    await bela.opens("/")  # by the code from there one would sit down at once
    await bela.page.get_by_label("Code of the table").fill(code)
    await bela.presses("Sit down")
    await expect(told).to_be_visible()
    await expect(bela.page.get_by_role("button", name="Sit down")).to_have_count(0)
    await anna.presses("Let back in")
    await expect(told).to_have_count(0)
    await bela.presses("Sit down")
    await expect(anna.page.get_by_role("button", name="Send Béla away")).to_be_visible()


async def test_home_tells_which_turn_it_is_and_whose(comes: Comes) -> None:
    anna, bela, stranger = await comes("Anna"), await comes("Béla"), await comes("Cili")
    code = await opens_table(anna, game="dominion", options=FIRST_GAME, listed=True)
    await sits_down(bela, code)
    await anna.presses("Start with 2 players")
    await anna.looks()
    for person, whose in ((anna, "Your turn"), (bela, "Anna to play")):
        await person.opens("/")
        back = person.page.get_by_role("listitem").filter(has=person.page.get_by_role("link", name="Return"))
        await expect(back).to_contain_text(re.compile(f"Turn 1.*{whose}.*(just now|minutes? ago)"))
    await accessible(anna)
    await stranger.opens("/")
    watched = stranger.page.get_by_role("listitem").filter(has_text="Anna · Béla")
    await expect(watched).to_contain_text(re.compile("playing.*Turn 1.*Anna to play.*(just now|minutes? ago)"))
    await accessible(stranger)


async def test_a_link_that_leads_nobody_here_says_so_and_what_to_do(comes: Comes) -> None:
    anna = await comes("Anna")
    code = await opens_table(anna, game="dominion", options=FIRST_GAME)
    await anna.page.get_by_text("This link works on this machine only.").click()
    await expect(anna.page.get_by_text("courtyard serve --host 0.0.0.0")).to_be_visible()
    await accessible(anna)

    reach = json.dumps({"everywhere": True, "addresses": ["192.168.7.5"]})
    await anna.page.route("**/api/reach", lambda route: route.fulfill(body=reach, content_type="application/json"))
    await anna.page.reload()
    port = anna.address.rpartition(":")[2]
    link = anna.page.get_by_label("Link to this table")
    await expect(link).to_have_value(f"http://192.168.7.5:{port}/table/{code}")
    await expect(anna.page.get_by_text("Friends in the same network come by this link.")).to_be_visible()


async def test_a_camera_reads_the_link_that_the_button_copies(comes: Comes) -> None:
    anna = await comes("Anna", hand="keyboard")
    reach = json.dumps({"everywhere": True, "addresses": ["192.168.7.5"]})
    await anna.page.route("**/api/reach", lambda route: route.fulfill(body=reach, content_type="application/json"))
    await opens_table(anna, game="dominion", options=FIRST_GAME)
    await anna.presses(anna.page.get_by_text("QR code to scan"))
    link = await anna.page.get_by_label("Link to this table").input_value()
    code = anna.page.get_by_role("img", name=link)
    await expect(code).to_be_visible()
    await accessible(anna)
    for theme in ("light", "dark"):
        await anna.page.emulate_media(color_scheme=theme)
        assert await scans(anna, code) == link


async def test_lobby_and_home_fit_every_screen(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla with a name so long")
    code = await opens_table(anna, game="dominion", options=FIRST_GAME)
    await sits_down(bela, code)
    await anna.presses("Send Béla")
    await expect(anna.page.get_by_role("button", name="Let back in")).to_be_visible()
    for person, path in ((anna, f"/table/{code}"), (bela, f"/table/{code}"), (anna, "/")):
        await person.opens(path)
        await expect(person.page.get_by_role("heading").first).to_be_visible()
        for width, height in SIZES:
            await person.resizes(width, height)
            await fits(person)
