"""The table of Taj Mahal at every size: nothing is cut, question and hand are in sight, the map is large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.boxes import SIZES, lies_well
from tests.browser.checks import settles
from tests.browser.courtier import Courtier, opens_game
from tests.browser.staging import Position, stages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Person

pytestmark = pytest.mark.anyio

IN_SIGHT: Final = (".prompt", ".prompt button", ".hand", ".hand .card")
# Cards of a hand may overlap, whoever stands on a field of the track covers its number, and some things lie on the map.
LAPPED: Final = (
    ".hand .card",
    ".track .token",
    ".frame .pane",
    ".board .town",
    ".board .niche",
    ".sun text",
    ".frame ol.over",
    ".frame .zoom",
    ".frame .corner",
)
SPECIAL: Final = ["special-elephant", "special-mogul", "special-points", "special-colour"]
PHONES: Final = [size for size in SIZES if size[0] < 600]
MAP: Final = "document.querySelector('.frame').getBoundingClientRect().height / innerHeight"
HIDDEN_NAMES: Final = """[...document.querySelectorAll(".board text.town")]
    .filter((name) => !name.checkVisibility()).map((name) => name.textContent)"""


@dataclass
class Stage:
    """Each of the others has a special card, and points are told or not."""

    points: bool = True

    def alter(self, position: Position) -> None:
        for player, card in zip((position["view"] or {"players": []})["players"][1:], SPECIAL, strict=False):
            player["known"] = [card]
        if not self.points:
            position["scores"] = None


@pytest.mark.parametrize(("players", "why"), [(3, "visit.town"), (4, "visit.play"), (5, "visit.play")])
async def test_the_table_lies_well_at_every_size_and_phones_keep_two_fifths_for_the_map(
    comes: Callable[..., Awaitable[Person]], players: int, why: str
) -> None:
    anna = await comes("Anna")
    stage = Stage()
    staging = await stages(anna, stage.alter)
    await opens_game(anna, players)
    courtier = Courtier(anna)
    laid = 1 if why == "visit.play" else 0  # so that cards lie on the table by then
    while (asked := await anna.looks()) is not None and (asked.why != why or courtier.laid < laid):
        await courtier.answers(asked)
    assert asked is not None
    await lies_well(anna, IN_SIGHT, LAPPED)
    for width, height in PHONES:
        await anna.resizes(width, height)
        await settles(anna)
        assert await anna.page.evaluate(MAP) >= 0.4, (width, height)
    stage.points = False
    staging.tell_again()
    await expect(anna.page.locator(".score")).to_have_count(0)
    await lies_well(anna, IN_SIGHT, LAPPED)


async def test_every_town_has_its_name_on_the_map_where_there_is_room(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna")
    await opens_game(anna, 5)
    await anna.looks()
    assert await anna.page.evaluate(HIDDEN_NAMES) == []
    await anna.resizes(1280, 800)
    await settles(anna)
    assert await anna.page.evaluate(HIDDEN_NAMES) != []
    await anna.presses("Larger map")
    await anna.page.wait_for_function(f"() => {HIDDEN_NAMES}.length === 0")
