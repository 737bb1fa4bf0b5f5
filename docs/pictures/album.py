"""Where pictures go, and how each screen is looked at: how large, by day or by night."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

Theme = Literal["light", "dark"]

SHEET: Final = 1440  # pixels: the width of a sheet of cards
SIZES: Final = {"": (SHEET, 900), "-small": (1024, 768), "-phone": (390, 844), "-tall": (1440, 1900)}


@dataclass(frozen=True)
class Look:
    """A way to look at a screen."""

    size: str = ""
    theme: Theme = "light"

    @property
    def phone(self) -> bool:
        return self.size == "-phone"

    @property
    def suffix(self) -> str:
        return self.size + ("-dark" if self.theme == "dark" else "")


DAY, NIGHT, SMALL, PHONE, TALL = Look(), Look(theme="dark"), Look("-small"), Look("-phone"), Look("-tall")
EVERY_LOOK: Final = [Look(size, theme) for size in ("", "-small", "-phone") for theme in ("light", "dark")]

# What the docs show.
SHOWN: Final = {
    "home": [DAY],
    "lobby": [DAY],
    "dominion": [DAY, NIGHT, PHONE],
    "dominion-asked": [SMALL],
    "dominion-end": [DAY],
    "tajmahal": [DAY, NIGHT, PHONE],
    "tajmahal-town": [SMALL],
    "tajmahal-end": [DAY],
    "cards-found": [DAY],
    "rules": [SMALL],
    "match": [DAY, TALL],
    "tournament": [TALL],
}


class DocsAlbum:
    """The pictures of the docs: those that they show, as large as a screen, and light to load."""

    whole_page = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def looks(self, screen: str) -> list[Look]:
        return SHOWN.get(screen, [])

    def keep(self, screen: str, look: Look, png: bytes) -> None:
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        picture.save(self.folder / f"{screen}{look.suffix}.webp", quality=82, method=6)


class FullAlbum:
    """Every screen in every look and down to its end, exactly as it is: to be looked at critically."""

    whole_page = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def looks(self, screen: str) -> list[Look]:
        return EVERY_LOOK

    def keep(self, screen: str, look: Look, png: bytes) -> None:
        (self.folder / f"{screen}{look.suffix}.png").write_bytes(png)


Album = DocsAlbum | FullAlbum
