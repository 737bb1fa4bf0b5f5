"""A camera in a real Chromium: it looks at what somebody has before them, in a second window of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs.pictures.album import SIZES
from tests.browser.person import TIMEOUT, Person

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from docs.pictures.album import Album, Look
    from playwright.async_api import Browser, Page


async def nothing(page: Page) -> None:
    """What is done to most pages before the picture is taken."""


class Camera:
    """Takes pictures for an album."""

    def __init__(self, browser: Browser, album: Album) -> None:
        self.browser = browser
        self.album = album

    async def takes(
        self, screen: str, person: Person, sign: str, before: Callable[[Page], Awaitable[None]] = nothing
    ) -> None:
        """The screen that this person sees, as soon as the sign (a selector) is there."""
        for look in self.album.looks(screen):
            self.album.keep(screen, look, await self._look(person, look, sign, before))

    async def _look(self, person: Person, look: Look, sign: str, before: Callable[[Page], Awaitable[None]]) -> bytes:
        width, height = SIZES[look.size]
        window = await self.browser.new_context(
            storage_state=await person.page.context.storage_state(),
            viewport={"width": width, "height": height},
            device_scale_factor=2 if look.phone else 1,
            has_touch=look.phone,
            is_mobile=look.phone,
            color_scheme=look.theme,
            reduced_motion="reduce",
        )
        window.set_default_timeout(TIMEOUT)
        page = await window.new_page()
        await page.goto(person.page.url)
        await page.locator(sign).first.wait_for()
        await page.wait_for_load_state("networkidle")  # emblems and fonts are there as well
        await before(page)
        png = await page.screenshot(full_page=self.album.whole_page, animations="disabled")
        await window.close()
        return png
