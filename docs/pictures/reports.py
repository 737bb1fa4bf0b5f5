"""Pictures of the lab's reports: a match and a tournament."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.browser.person import Person

if TYPE_CHECKING:
    from docs.pictures.browser import Camera

COURTYARD: Final = Path(sys.executable).with_name("courtyard")
ENGINE: Final = "first-game-engine,big-money-smithy"
COMMANDS: Final = {
    "match": f"simulate dominion --players {ENGINE} --kingdom first-game --games 4000 --seed 1",
    "tournament": f"tournament dominion --players {ENGINE},big-money-militia,big-money-optimised"
    " --kingdom first-game --kingdom village-square --games 400 --seed 1",
}


async def take_reports(camera: Camera, folder: Path) -> None:
    """The reports are written into the folder first."""
    for name, command in COMMANDS.items():
        report = folder / f"{name}.html"
        subprocess.run([COURTYARD, *command.split(), "--report", report], check=True, stdout=subprocess.DEVNULL)  # noqa: ASYNC221 - nobody else is waiting
        reader = await Person.arrive(camera.browser, "", "Anna")
        await reader.page.goto(report.as_uri())
        await camera.takes(name, reader, "h1")
        await reader.goes()
