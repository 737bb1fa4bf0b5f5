"""What a camera finds in a picture on a page."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Locator
    from tests.browser.person import Person

READER: Final = Path(__file__).parents[2] / "client/node_modules/jsqr/dist/jsQR.js"
READ: Final = """async (photo) => {
    const bytes = Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pencil = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pencil.drawImage(picture, 0, 0);
    const { data, width, height } = pencil.getImageData(0, 0, picture.width, picture.height);
    return jsQR(data, width, height)?.data ?? null;
}"""


async def scans(person: Person, picture: Locator) -> str | None:
    """The text of the QR code that is seen there; None: there is none."""
    await person.page.evaluate(READER.read_text(encoding="utf-8"))
    photo = base64.b64encode(await picture.screenshot()).decode()
    read: str | None = await person.page.evaluate(READ, photo)
    return read
