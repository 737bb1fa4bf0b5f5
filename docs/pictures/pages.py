"""Pictures of the pages around the games: home, rules, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.person import Person
from tests.browser.tables import opens_table

if TYPE_CHECKING:
    from docs.pictures.browser import Camera
    from playwright.async_api import Page

PAGES: Final = {
    "home": "/",
    "cards": "/cards/dominion",
    "cards-tajmahal": "/cards/tajmahal",
    "rules": "/rules/dominion",
    "rules-tajmahal": "/rules/tajmahal",
}


async def searches(page: Page) -> None:
    await page.get_by_label("Search cards").fill("each other player")


async def take_pages(camera: Camera, address: str) -> None:
    """While others sit at tables that are listed."""
    carla, anna = [await Person.arrive(camera.browser, address, name) for name in ("Carla", "Anna")]
    await opens_table(carla, game="tajmahal", players=4, listed=True)
    await opens_table(carla, game="dominion", bots=True, start=True, listed=True, options={"kingdom": "village-square"})
    for screen, path in PAGES.items():
        await anna.opens(path)
        await camera.takes(screen, anna, "main :is(h1, h2, h3) >> nth=1")
    await anna.opens(PAGES["cards"])
    await camera.takes("cards-found", anna, "main h2", searches)
    for person in (carla, anna):
        await person.goes()
