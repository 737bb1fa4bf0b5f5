"""A game that older rules played and the present ones would play differently: kept, told, and followed by another."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec
import pytest
from playwright.async_api import expect
from tests.browser.checks import accessible, fits
from tests.browser.conftest import serving
from tests.browser.person import LOW_PHONE
from tests.browser.test_company import begins

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

OLDER: Final = 0  # version of the rules


def was_played_by_older_rules(data: Path) -> None:
    """With a card that is in no box any more."""
    with closing(sqlite3.connect(data / "courtyard.db")) as database, database:
        for code, number, body in database.execute("SELECT code, number, body FROM entries").fetchall():
            entry = msgspec.json.decode(body)
            if entry["what"] == "started":
                entry["version"] = OLDER
            elif entry["what"] == "answered":
                entry["names"] = ["potion"]
            row = (msgspec.json.encode(entry), code, number)
            database.execute("UPDATE entries SET body = ? WHERE code = ? AND number = ?", row)


async def sees_it_waiting(person: Person) -> None:
    await expect(person.page.get_by_role("heading", level=1)).to_have_text("This game cannot go on")
    await expect(person.page.locator("[data-frozen]")).to_contain_text(f"version {OLDER} of the rules")
    await expect(person.page.get_by_role("link", name="Record")).to_have_count(0)
    await fits(person)
    await accessible(person)


async def test_the_host_gives_it_up_and_another_game_begins(
    comes: Callable[..., Awaitable[Person]], tmp_path: Path
) -> None:
    with serving(tmp_path) as before:
        anna, bela = await comes("Anna", at=before), await comes("Béla", at=before, hand="touch", size=LOW_PHONE)
        code = await begins(anna, bela)
        await anna.presses("Play all treasures")
        await expect(anna.page.locator("[data-why]")).to_have_attribute("data-why", "turn.buy")
        for person in (anna, bela):
            person.faults_allowed = (*person.faults_allowed, "404")  # this page has no icon, and no connection
            await person.opens("/livez")
    was_played_by_older_rules(tmp_path)
    with serving(tmp_path) as after:
        for person in (anna, bela):
            person.address = after
            await person.opens(f"/table/{code}")
            await sees_it_waiting(person)
        await expect(bela.page.get_by_text("Anna can give it up")).to_be_visible()
        await expect(bela.named("Give it up")).to_have_count(0)
        await anna.page.get_by_label("Say something").fill("What now?")
        await anna.page.get_by_label("Say something").press("Enter")
        await expect(bela.page.get_by_text("What now?")).to_be_visible()

        await anna.presses("Give it up and play another game")
        for person in (anna, bela):
            await expect(person.page.get_by_role("heading", level=1)).to_have_text("This game was given up")
        record = await bela.page.get_by_role("link", name="Record").get_attribute("href")
        answer = await bela.page.request.get(f"{after}{record}")
        assert (await answer.json())["answers"] == [["potion"]]
        await anna.presses("New game")
        await anna.presses("Start with 2 players")
        for person in (anna, bela):
            await expect(person.page.locator("[data-frozen]")).to_have_count(0)
        assert await anna.looks() is not None
        for person in (anna, bela):
            await person.opens("/livez")
