"""An environment with nothing in it but Python and what a test installs there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[2]
PIP: Final = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
# What would let the environment see this tree, or build it otherwise than the test says.
FOREIGN: Final = ("PYTHONPATH", "COURTYARD_PURE", "COURTYARD_NO_PAGES", "CC")
PINNED: Final = re.compile(r"^[^\s#]+==[^\\\n]+", re.MULTILINE)


def surroundings(**more: str) -> dict[str, str]:
    """What a program sees of the machine. pip makes no bytecode: little of what it installs here is ever run."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    return kept | {"PIP_NO_COMPILE": "1"} | more


def call(command: list[str], folder: Path, *, code: int = 0, said: str = "", **more: str) -> str:
    """What a program prints, errors and all, if it ends as it should."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=surroundings(**more),
        input=said,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=5 * PATIENCE,  # builds and installs are several steps
        check=False,
    )
    assert done.returncode == code, done.stdout
    return done.stdout


class Environment:
    """Python and, once installed, Courtyard. Nothing is taken from the environment of the tests but pip itself."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", symlinks=True)
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        # The versions that everything else is tested with. Hashes would be asked of Courtyard's own file as well.
        pins = PINNED.findall((ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"))
        self.pins = folder / "pins.txt"
        self.pins.write_text("\n".join(pins), encoding="utf-8")

    def install(self, package: Path, extra: str = "") -> None:
        wanted = f"courtyard{extra} @ {package.resolve().as_uri()}"
        python = str(self.bin / "python")
        call([*PIP, "--python", python, "install", "--constraint", str(self.pins), wanted], self.folder)

    def run(self, program: str, *arguments: str, code: int = 0, said: str = "") -> str:
        home = {"XDG_DATA_HOME": str(self.folder / "home"), "NO_COLOR": "1", "COLUMNS": "100"}
        return call([str(self.bin / program), *arguments], self.folder, code=code, said=said, **home)
