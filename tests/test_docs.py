"""The examples in README and docs are run as they stand."""

import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest
from tests.documents import ANYTHING, ROOT, Block, Command, blocks_of, commands_of

NEWLINE = "\n"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]
CELL = "-- the next block --"
PICTURE = re.compile(
    r"""!\[(?P<alt>[^]]*)\]\((?P<path>[^)]*)\)"""  # as Markdown has it,
    r"""|<img src="(?P<source>[^"]*)"[^>]* alt="(?P<says>[^"]*)">"""  # or with a width
)
PICTURES = ROOT / "docs" / "pictures"


def blocks(kind: str) -> list[tuple[str, Block]]:
    """All blocks of a kind, with the place where they stand."""
    return [
        (f"{page.name}:{text.count(NEWLINE, 0, block.start) + 1}", block)
        for page, text in [(page, page.read_text(encoding="utf-8")) for page in PAGES]
        for block in blocks_of(text)
        if block.kind == kind
    ]


def sessions() -> list[tuple[str, Command]]:
    """The commands of all console blocks; those of CONTRIBUTING are run step by step, by a test of its own."""
    told = [(place, block) for place, block in blocks("console") if not place.startswith("CONTRIBUTING")]
    return [(place, command) for place, block in told for command in commands_of(block)]


def cells(page: Path) -> list[tuple[str, list[str]]]:
    """The Python blocks of a page with what each should print: the block of text right below it, if any."""
    text = page.read_text(encoding="utf-8")
    found: list[tuple[str, list[str]]] = []
    for block, below in zip_longest(blocks_of(text), blocks_of(text)[1:]):
        if block.kind == "python":
            told = below is not None and below.kind == "text" and not text[block.end : below.start].strip()
            printed = below.text.rstrip().split("\n") if told else []
            found.append((block.text, [line for line in printed if line != ANYTHING]))
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if cells(page)], ids=lambda page: str(page.name))
def test_python_runs_from_the_top_of_a_page_to_its_end(page: Path, tmp_path: Path) -> None:
    code = f"print({CELL!r})\n".join(code for code, _ in cells(page))
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], check=False, capture_output=True, text=True, cwd=tmp_path
    )
    assert run.returncode == 0, run.stderr
    for (_, wanted), printed in zip(cells(page), run.stdout.split(CELL), strict=True):
        shown = [line.rstrip() for line in printed.splitlines()]
        assert [line for line in wanted if line.rstrip() not in shown] == [], printed


@pytest.mark.parametrize("command", [pytest.param(command, id=place) for place, command in sessions()])
def test_command_prints_what_the_page_says(command: Command) -> None:
    command.runs(ROOT)


def test_every_picture_is_there_is_shown_and_says_what_it_shows() -> None:
    shown = set()
    for page in PAGES:
        for match in PICTURE.finditer(page.read_text(encoding="utf-8")):
            path, text = match["path"] or match["source"], match["alt"] or match["says"]
            assert text, f"{page.name} does not say what {path} shows"
            shown.add((page.parent / path).resolve())
    assert shown == {*PICTURES.glob("*.svg"), *PICTURES.glob("*.webp")}


def test_pictures_weigh_little() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES.glob("*.*")) < 2_500_000


def test_there_are_examples() -> None:
    assert blocks("python")
    assert sessions()
