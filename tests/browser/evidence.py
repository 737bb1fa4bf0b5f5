"""What was on the pages of a test that failed: kept in files, and told with the failure."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from playwright.async_api import Error

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.person import Person

MOST: Final = 40  # lines of the page and of what it said that are told; the file has all


async def keep(person: Person, file: Path) -> str:
    """A picture and the words of the page, in files of this name; the beginning of it as text."""
    seen = ""
    with suppress(Error):  # a page that is closed or has crashed shows nothing
        seen = await person.page.locator("body").aria_snapshot()
        await person.page.screenshot(path=file.with_suffix(".png"), full_page=True)
    said, shown = person.said, seen.splitlines()
    head = f"{person.name} is at {person.page.url}, see {file.with_suffix('.png')}"
    file.with_suffix(".txt").write_text("\n".join([head, *said, *shown]) + "\n", encoding="utf-8")
    return "\n".join([head, *said[-MOST:], *shown[:MOST]])
