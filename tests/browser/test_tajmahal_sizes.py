"""The table of Taj Mahal at every size: the map is large, the question and the hand are in sight, towns have names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser.boxes import SIZES
from tests.browser.checks import settles
from tests.browser.courtier import opens_game

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

PHONES: Final = [size for size in SIZES if size[0] < 600]
MAP: Final = "document.querySelector('.frame').getBoundingClientRect().height / innerHeight"
OUT_OF_SIGHT: Final = """[...document.querySelectorAll(".prompt, .hand, .hand .card, .prompt button")].filter((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((it) => it.className).concat(document.documentElement.scrollWidth > innerWidth ? ["sideways"] : [])"""
HIDDEN_NAMES: Final = """[...document.querySelectorAll(".board text.town")]
    .filter((name) => !name.checkVisibility()).map((name) => name.textContent)"""


@pytest.mark.parametrize("players", [3, 5])
async def test_question_and_hand_are_in_sight_at_every_size_and_phones_keep_two_fifths_for_the_map(
    comes: Callable[..., Awaitable[Person]], players: int
) -> None:
    anna = await comes("Anna")
    await opens_game(anna, players)
    await anna.looks()
    for width, height in SIZES:
        await anna.page.set_viewport_size({"width": width, "height": height})
        await settles(anna)
        assert await anna.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert (width, height) not in PHONES or await anna.page.evaluate(MAP) >= 0.4, (width, height)


async def test_every_town_has_its_name_on_the_map_where_there_is_room(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna, 5)
    await anna.looks()
    assert await anna.page.evaluate(HIDDEN_NAMES) == []
    await anna.page.set_viewport_size({"width": 1280, "height": 800})
    await settles(anna)
    assert await anna.page.evaluate(HIDDEN_NAMES) != []
    await anna.presses("Larger map")
    await anna.page.wait_for_function(f"() => {HIDDEN_NAMES}.length === 0")
