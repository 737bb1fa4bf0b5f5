"""What CONTRIBUTING tells is done by the letter: a card is added in the places that it lists, a game step by step."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
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


# -- a card ------------------------------------------------------------------------------------------------------------
CARD: Final = "toll-collector"
# What is held against every card, as far as it can be told in a moment.
HELD: Final = (
    "tests/dominion/test_kingdoms.py tests/dominion/test_boxes.py tests/dominion/test_pictures.py "
    "tests/bots/dominion/test_answers.py tests/bots/dominion/strategy/test_docs.py tests/scenario/test_language.py "
    "tests/words/test_words.py tests/test_rulings.py tests/test_public.py"
).split()
CHOSEN: Final = (
    f"kingdoms or rulings or test_docs or boxes or pictures or {CARD} or Toll or what_a_catalogue_lists or "
    "other_attributes or every_question or page_lists_every_question_of or ways_that_have_words"
)
PLAYED: Final = """
from courtyard.games import find_game
from courtyard.lab.laws.book import LAWS, try_law
from courtyard.lab.laws.trial import Trial
rules = find_game("dominion")
for seed, law in enumerate(LAWS.values()):
    try_law(law, Trial(rules, rules.settle({{"players": 3, "require": [{card!r}]}}, seed), seed))
"""


def copy_of_the_project(folder: Path) -> None:
    """As much of it as those tests read."""
    made = shutil.ignore_patterns("__pycache__", "static", "*.so", "_compiled.json", "pictures", "archive", "browser")
    for part in ("src", "tests", "docs", "scenarios", "examples", "client/src"):
        shutil.copytree(ROOT / part, folder / part, ignore=made)
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"):
        shutil.copy(ROOT / file, folder / file)


def change(folder: Path, block: str) -> None:
    """What a block says: lines that are there already, lines that go (-) and lines that come (+)."""
    head, *lines = block.splitlines()
    file = folder / head.removeprefix("+++ ")
    before, after = ("".join(f"{line[1:]}\n" for line in lines if line[:1] not in (sign, "")) for sign in "+-")
    if not before:
        assert not file.exists(), file
        file.write_text(after, encoding="utf-8")
        return
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file} has not just one place with:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_a_card_is_added_in_the_places_that_are_listed(tmp_path: Path) -> None:
    copy_of_the_project(tmp_path)
    blocks = [block for block in blocks_of(section_of(PAGE, "How to add a card")) if block.kind == "diff"]
    for block in blocks:
        change(tmp_path, block.text)
    new = {"PYTHONPATH": str(tmp_path / "src"), "COURTYARD_PURE": "1"}
    scenarios = [str(file) for file in (tmp_path / "scenarios").rglob(f"{CARD}-*.toml")]
    runs = [
        ["-m", "courtyard", "scenario", *scenarios],
        ["-c", PLAYED.format(card=CARD)],
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *HELD, "-k", CHOSEN],
    ]
    for run in runs:
        done = subprocess.run(
            [sys.executable, *run], check=False, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, **new}
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert len(scenarios) == 2
