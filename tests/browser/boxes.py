"""Whether the boxes of a page lie as they should: nothing cut off, nothing over something else, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.browser.checks import settles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.async_api import Page
    from tests.browser.person import Person

FAULTS: Final = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
# Every size that a window is likely to have: phones with the bars of their browsers, upright and on their sides, half a
# laptop, tablets, laptops at a zoom of 200 %, screens on a desk and on a wall.
SIZES: Final = (
    (360, 640),
    (390, 664),
    (390, 844),
    (720, 450),
    (720, 900),
    (820, 1180),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)


async def faults(page: Page, insight: Sequence[str] = (), lapped: Sequence[str] = ()) -> list[str]:
    """What is wrong with the page as it is drawn now; `insight` must be in sight, `lapped` may lie over the rest."""
    found: list[str] = await page.evaluate(FAULTS, {"insight": list(insight), "lapped": list(lapped)})
    return found


async def lies_well(
    person: Person,
    insight: Sequence[str],
    lapped: Sequence[str] = (),
    sizes: Sequence[tuple[int, int]] = SIZES,
) -> None:
    """At each of these sizes, one after another."""
    wrong = {}
    for width, height in sizes:
        await person.resizes(width, height)
        await settles(person)
        if found := await faults(person.page, insight, lapped):
            wrong[f"{width}x{height}"] = found
    assert not wrong, "\n".join(f"{size}: {fault}" for size, found in wrong.items() for fault in found)
