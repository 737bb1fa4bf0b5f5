"""Takes sheets of all cards of Dominion to be compared: large and small, by day and by night, as other eyes see them.

`python -m docs.pictures.sheet DIR` takes them all; the docs show the smallest one.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from docs.pictures.album import SHEET, FullAlbum, Look
from playwright.async_api import async_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, serving
from tests.browser.person import TIMEOUT

if TYPE_CHECKING:
    from docs.pictures.album import Album
    from playwright.async_api import Browser, Page

WIDTHS: Final = (240, 150, 90)  # pixels of a card
# As Chromium calls them; no deficiency comes first.
EYES: Final = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")

# The page of all cards has every picture and every frame; here they are laid side by side without texts.
LAY_OUT: Final = """width => {
  const cards = [...document.querySelectorAll("main .full")].map((full) => {
    const card = document.createElement("span");
    card.className = full.className;
    card.style.cssText = `display: grid; grid-template: auto 1fr auto / 1fr; padding: 0; text-align: center;
      width: ${width}px; height: ${width * 1.4}px; font-size: ${width / 10}px;
      --frame-width: ${Math.max(4, width * 0.055)}px`;
    for (const part of full.querySelectorAll(":scope > :is(.name, .field, .foot)")) card.append(part.cloneNode(true));
    card.querySelector(".name").style.cssText = `font-size: ${width / 10}px; padding: 0; white-space: nowrap`;
    card.querySelector(".foot").style.cssText = `font-size: ${width / 11}px`;
    for (const word of card.querySelectorAll(".types .type > span:not(.vh)")) word.remove();
    return card;
  });
  document.body.replaceChildren(...cards);
  document.body.style.cssText = `display: flex; flex-wrap: wrap; align-content: start; gap: 8px; padding: 12px;
    height: auto; min-height: 0; overflow: visible`;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the sheets go")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as address:
        asyncio.run(take_all(FullAlbum(folder), address))


async def take_all(album: Album, address: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for width in WIDTHS:
            for look in (Look(), Look(theme="dark")):
                await take_sheet(browser, album, address, f"cards-{width}", look, width)
        for eyes in EYES[1:]:
            await take_sheet(browser, album, address, f"cards-{WIDTHS[-1]}-{eyes}", Look(), WIDTHS[-1], eyes)
        await browser.close()


async def take_sheet(
    browser: Browser, album: Album, address: str, screen: str, look: Look, width: int, eyes: str = EYES[0]
) -> None:
    """All cards as wide as this, as these eyes see them."""
    window = await browser.new_context(
        viewport={"width": SHEET, "height": 600}, color_scheme=look.theme, reduced_motion="reduce", bypass_csp=True
    )
    window.set_default_timeout(TIMEOUT)
    page = await window.new_page()
    await page.goto(f"{address}/cards/dominion")
    await page.locator("main .full").first.wait_for()
    await page.evaluate(LAY_OUT, width)
    await page.wait_for_load_state("networkidle")
    await sees_as(page, eyes)
    album.keep(screen, look, await page.screenshot(full_page=True, animations="disabled"))
    await window.close()


async def sees_as(page: Page, eyes: str) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})


if __name__ == "__main__":
    main()
