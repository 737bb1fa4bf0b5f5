"""The examples in README and docs are run as they stand."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]
CELL = "-- the next block --"
PICTURE = re.compile(
    r"""!\[(?P<alt>[^]]*)\]\((?P<path>[^)]*)\)"""  # as Markdown has it,
    r"""|<img src="(?P<source>[^"]*)"[^>]* alt="(?P<says>[^"]*)">"""  # or with a width
)
PICTURES = ROOT / "docs" / "pictures"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[tuple[str, str]]:
    """All blocks of a kind, with the place where they stand."""
    found: list[tuple[str, str]] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            if match[1] == kind:
                found.append((f"{page.name}:{line}", match[2]))
    return found


def sessions() -> list[tuple[str, str, list[str]]]:
    """The commands of all console blocks with what they should print; a line of dots stands for anything."""
    found: list[tuple[str, str, list[str]]] = []
    for place, block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *output = part.rstrip().split("\n")
            found.append((place, command, [line for line in output if line != "..."]))
    return found


def cells(page: Path) -> list[tuple[str, list[str]]]:
    """The Python blocks of a page with what each should print: the block of text right below it, if any."""
    text = page.read_text(encoding="utf-8")
    found: list[tuple[str, list[str]]] = []
    for match in BLOCK.finditer(text):
        if match[1] == "python":
            below = BLOCK.match(text[match.end() :].lstrip("\n"))
            printed = below[2].rstrip().split("\n") if below and below[1] == "text" else []
            found.append((match[2], [line for line in printed if line != "..."]))
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


@pytest.mark.parametrize(
    ("command", "output"), [pytest.param(command, output, id=place) for place, command, output in sessions()]
)
def test_command_prints_what_the_page_says(command: str, output: list[str]) -> None:
    program, *arguments = shlex.split(command)
    assert program == "courtyard"
    courtyard = Path(sys.executable).with_name(program)
    run = subprocess.run(
        [courtyard, *arguments], stdin=subprocess.DEVNULL, check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert run.returncode == 0, run.stderr
    for line in output:
        assert line.rstrip() in [shown.rstrip() for shown in run.stdout.splitlines()]


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
