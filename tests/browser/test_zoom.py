"""Both tables with letters up to twice as large as usual, and at a page zoom of up to 400 %: the question comes first,
what has no room is scrolled, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser import test_dominion_sizes as dominion
from tests.browser import test_tajmahal_sizes as tajmahal
from tests.browser.boxes import faults
from tests.browser.checks import settles
from tests.browser.courtier import opens_game
from tests.browser.staging import stages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

USUAL, LARGE, LARGEST = 16, 24, 32  # letters in pixels: as browsers begin, half as large again, and twice as large
# Of the width of a laptop a quarter is left at 400 %, a third at 300 %.
VIEWS: Final = {
    USUAL: ((320, 200), (427, 267)),
    LARGE: ((360, 640), (844, 390)),
    LARGEST: ((390, 844), (1280, 800)),
}
# How much has to be scrolled, and whether anything has to be but downwards.
DOWN: Final = "(table) => table.scrollHeight - table.clientHeight"
ASTRAY: Final = """(table) => table.scrollWidth > table.clientWidth ||
    document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"""


async def bears(person: Person, lapped: Sequence[str]) -> None:
    session = await person.page.context.new_cdp_session(person.page)
    wrong = []
    for letters, sizes in VIEWS.items():
        await session.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        for width, height in sizes:
            await person.resizes(width, height)
            wrong += [f"{letters} px, {width}x{height}: {fault}" for fault in await reads(person, lapped)]
    assert not wrong, "\n".join(wrong)


async def reads(person: Person, lapped: Sequence[str]) -> list[str]:
    """From the question down to the end, a screen at a time; what is wrong on the way."""
    table = person.page.locator(".table")
    await settles(person)
    await table.evaluate("(table) => table.scrollTo(0, 0)")
    found = await faults(person.page, ["[data-question]"], lapped)
    if await table.evaluate(ASTRAY):
        found.append("there is more to scroll than the table, downwards")
    screen = await table.evaluate("(table) => table.clientHeight")
    for top in range(0, await table.evaluate(DOWN), screen):
        await table.evaluate("(table, top) => table.scrollTo(0, top)", top + screen)
        found += await faults(person.page, (), lapped)
    return found


async def test_dominion_bears_large_letters_and_zoom(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await dominion.sits_at(anna, dominion.STAGES["three"])
    await bears(anna, dominion.LAPPED)


async def test_taj_mahal_bears_large_letters_and_zoom(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await stages(anna, tajmahal.Stage().alter)
    await opens_game(anna, 3)
    await anna.looks()
    await bears(anna, tajmahal.LAPPED)


async def test_a_new_question_comes_into_sight_wherever_one_has_scrolled(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await anna.resizes(320, 200)
    stage = dominion.Stage(2, dominion.FIVE)
    staging = await dominion.sits_at(anna, stage)
    await anna.page.locator(".others").scroll_into_view_if_needed()
    assert await faults(anna.page, ["[data-question]"]) == ["[data-question] is not in sight"]
    stage.later = 1
    staging.tell_again()
    await anna.page.wait_for_function("() => document.querySelector('.table').scrollTop === 0")
    assert await faults(anna.page, ["[data-question]"]) == []
