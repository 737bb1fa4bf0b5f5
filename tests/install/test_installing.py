"""A wheel and an sdist are built as anybody would build them, and used where nothing else is installed.

Interpreted, since to compile takes minutes; `make dist` builds and tries the compiled ones.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from tests.install.environment import PIP, ROOT, call
from tests.install.trial import try_library, try_program

if TYPE_CHECKING:
    from pathlib import Path

# One build serves all of these tests, so they go to one worker.
pytestmark = pytest.mark.xdist_group("install")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package is built from, the pages of `make client` included, where nobody else works."""
    assert (ROOT / "src/courtyard/server/static/index.html").is_file(), "There are no pages; `make client` builds them."
    folder = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("LICENSE", "MANIFEST.in", "README.md", "engine.ini", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "scenarios", folder / "scenarios")
    return folder


@pytest.fixture(scope="module")
def wheel(tree: Path) -> Path:
    """Built from the tree, by whoever wishes for plain Python."""
    call([*PIP, "wheel", "--no-deps", "--wheel-dir", "wheel", "."], tree, COURTYARD_PURE="1")
    return next((tree / "wheel").iterdir())


@pytest.fixture(scope="module")
def wheel_of_sdist(tree: Path) -> Path:
    """Built from an sdist, by whoever has neither a C compiler nor npm."""
    call([sys.executable, "-m", "build", "--sdist", "--outdir", "sdist", "."], tree)
    sdist = next((tree / "sdist").iterdir())
    away = tree.with_name("away")
    away.mkdir()
    call([*PIP, "wheel", "--no-deps", str(sdist)], away, CC="no-such-compiler", PATH="/nowhere")
    return next(away.iterdir())


def contents(wheel: Path) -> dict[str, int]:
    with ZipFile(wheel) as archive:
        return {file.filename: file.CRC for file in archive.infolist()}


def test_an_sdist_makes_the_same_wheel(wheel: Path, wheel_of_sdist: Path) -> None:
    assert contents(wheel_of_sdist) == contents(wheel)


def test_a_wheel_holds_all_that_belongs_to_it_and_nothing_that_was_compiled_here(wheel: Path) -> None:
    packed = set(contents(wheel))
    source = ROOT / "src"
    wanted = [path for path in (source / "courtyard").rglob("*") if path.suffix in {".py", ".ftl", ".toml", ".typed"}]
    wanted += (path for path in (source / "courtyard/server/static/assets").iterdir())
    assert {path.relative_to(source).as_posix() for path in wanted} - packed == set()
    rulings = (path.relative_to(ROOT) for path in (ROOT / "scenarios").rglob("*.toml"))
    assert {f"courtyard/{path.as_posix()}" for path in rulings} - packed == set()
    assert not [name for name in packed if name.endswith((".so", ".pyd", "_compiled.json"))]
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_library_stands_on_two_packages(wheel: Path, tmp_path: Path) -> None:
    assert try_library(wheel, tmp_path) == "interpreted"


def test_the_program_plays_simulates_and_serves(wheel_of_sdist: Path, tmp_path: Path) -> None:
    try_program(wheel_of_sdist, tmp_path)
