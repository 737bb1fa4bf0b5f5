"""Takes the pictures of the docs from the running program: `make pictures`.

`python -m docs.pictures.take --all DIR` takes every screen at every size, light and dark, to be looked at.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from docs.pictures.album import DAY, Album, DocsAlbum, FullAlbum
from docs.pictures.browser import Camera
from docs.pictures.dominion import take_dominion
from docs.pictures.pages import take_pages
from docs.pictures.reports import take_reports
from docs.pictures.sheet import WIDTHS, take_sheet
from docs.pictures.tajmahal import take_tajmahal
from docs.pictures.terminal import take_terminal
from playwright.async_api import async_playwright

# People who play by script are those of the tests: what they do to a page is tested there.
from tests.browser.conftest import CHROMIUM, FLAGS, serving


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="DIR", help="every screen in every look, into this folder")
    folder = parser.parse_args().all
    if folder is None:
        take(DocsAlbum(Path(__file__).parent))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        take(FullAlbum(folder))


def take(album: Album) -> None:
    take_terminal(album.folder)
    with TemporaryDirectory() as data, serving(Path(data)) as address:
        asyncio.run(take_screens(album, address))


async def take_screens(album: Album, address: str) -> None:
    """All that a browser shows."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        camera = Camera(browser, album)
        await take_dominion(camera, address)
        await take_tajmahal(camera, address)
        await take_pages(camera, address)
        await take_sheet(browser, album, address, "cards-sheet", DAY, min(WIDTHS))
        with TemporaryDirectory() as reports:
            await take_reports(camera, Path(reports))
        await browser.close()


if __name__ == "__main__":
    main()
