"""What CONTRIBUTING tells is done by the letter: a game grows step by step."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Final

from tests.documents import ROOT, blocks_of, commands_of, section_of

if TYPE_CHECKING:
    from pathlib import Path

PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
EXAMPLE: Final = ROOT / "examples" / "nothanks"
LINK: Final = re.compile(r"\]\((examples/[^)]*)\)")


# -- a game ------------------------------------------------------------------------------------------------------------
def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def test_a_game_is_added_by_the_steps_that_are_told(tmp_path: Path) -> None:
    """Each file comes when the text names it; a command knows nothing but what came before it."""
    section = section_of(PAGE, "How to add a game")
    steps: list[tuple[int, str]] = [(link.start(), link[1]) for link in LINK.finditer(section)]
    consoles = {block.start: block for block in blocks_of(section) if block.kind == "console"}
    ran = 0
    for place, file in sorted([*steps, *((start, "") for start in consoles)]):
        if file:
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, tmp_path / file)
            continue
        for command in commands_of(consoles[place]):
            command.runs(tmp_path)
            ran += 1
    assert ran == sum(len(commands_of(block)) for block in blocks_of(PAGE) if block.kind == "console") > 4
    made = [file.relative_to(tmp_path) for file in files_of(tmp_path / "examples" / "nothanks")]
    assert made == [file.relative_to(ROOT) for file in files_of(EXAMPLE)]


def test_the_example_is_as_small_as_is_told() -> None:
    lines = {file: sum(map(bool, map(str.strip, file.read_text("utf-8").splitlines()))) for file in files_of(EXAMPLE)}
    code, words = (sum(count for file, count in lines.items() if file.suffix == kind) for kind in (".py", ".ftl"))
    assert f"{code} lines of Python and {words} lines of words in {len(lines)} files" in " ".join(PAGE.split())


def test_nothing_outside_its_folder_knows_the_example() -> None:
    sources = [*(ROOT / "src").rglob("*.*"), *(ROOT / "client" / "src").rglob("*.*"), ROOT / "pyproject.toml"]
    known = {".py", ".ftl", ".ts", ".svelte", ".css", ".json", ".toml", ".txt"}
    read = [file for file in sources if file.suffix in known and "static" not in file.parts]
    assert len(read) > 500
    assert [file for file in read if re.search("no.?thanks|thrifty", file.read_text("utf-8"), re.IGNORECASE)] == []
