"""Whoever builds a package gets the pages into it, or is told why not. Tried with an npm that only pretends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from tests.install.environment import call
from tests.install.tiny import make_tiny

if TYPE_CHECKING:
    from pathlib import Path

INSTALL = "ci --no-fund --no-audit"
BUILD = "run build"
NPM = """#!/bin/sh
echo "$@" >> ../npm.log
case "$1" in
  ci) /bin/mkdir -p node_modules && echo > node_modules/.package-lock.json ;;
  run) /bin/mkdir -p ../src/courtyard/server/static && echo pages > ../src/courtyard/server/static/index.html ;;
esac
"""


class Clone:
    """A tiny Courtyard with sources of pages, and a machine with nothing on its path but perhaps npm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        make_tiny(folder)
        (folder / "bin").mkdir()
        (folder / "client" / "src").mkdir(parents=True)
        for name in ("package.json", "package-lock.json", "src/main.ts"):
            (folder / "client" / name).touch()
        self.pages = folder / "src" / "courtyard" / "server" / "static" / "index.html"
        self.packed = folder / "build" / "lib" / "courtyard" / "server" / "static" / "index.html"

    def bring_npm(self, script: str = NPM) -> None:
        (self.folder / "bin" / "npm").write_text(script)
        (self.folder / "bin" / "npm").chmod(0o755)

    def build(self, *, code: int = 0, **more: str) -> str:
        command = [sys.executable, "setup.py", "--quiet", "build_py"]
        return call(command, self.folder, code=code, PATH=str(self.folder / "bin"), **more)

    def npm_did(self) -> list[str]:
        log = self.folder / "npm.log"
        done = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return done


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "clone")


def test_a_clone_builds_its_pages(clone: Clone) -> None:
    clone.bring_npm()
    clone.build()
    assert clone.npm_did() == [INSTALL, BUILD]
    assert clone.packed.read_text() == "pages\n"


def test_pages_are_built_again_only_if_their_sources_have_changed(clone: Clone) -> None:
    clone.bring_npm()
    clone.build()
    clone.npm_did()
    clone.build()
    assert clone.npm_did() == []
    later = clone.pages.stat().st_mtime + 10
    os.utime(clone.folder / "client" / "src" / "main.ts", (later, later))
    clone.build()
    assert clone.npm_did() == [BUILD]


def test_pages_that_are_there_need_no_npm(clone: Clone) -> None:
    clone.pages.parent.mkdir(parents=True)
    clone.pages.write_text("built elsewhere\n")
    clone.build()
    assert clone.packed.read_text() == "built elsewhere\n"


def test_without_npm_a_clone_says_what_is_missing(clone: Clone) -> None:
    assert clone.build(code=1).endswith(
        "The pages for the browser have yet to be built, and npm is not here: install Node.js 20 or newer and build "
        "from a clone, or set COURTYARD_NO_PAGES=1 to go without pages.\n"
    )
    assert not clone.packed.exists()


def test_without_their_sources_pages_cannot_be_built(clone: Clone) -> None:
    clone.bring_npm()
    (clone.folder / "client").rename(clone.folder / "elsewhere")
    assert "have yet to be built, and their sources are not here" in clone.build(code=1)


def test_npm_may_fail(clone: Clone) -> None:
    clone.bring_npm("#!/bin/sh\necho no such package\nexit 1\n")
    told = clone.build(code=1)
    assert "no such package\n" in told
    assert told.endswith("The pages could not be built; what npm says stands above.\n")


def test_pages_can_be_left_out(clone: Clone) -> None:
    clone.pages.parent.mkdir(parents=True)
    clone.pages.write_text("built elsewhere\n")
    clone.build()
    assert clone.packed.exists()
    assert "The pages are left out: COURTYARD_NO_PAGES=1.\n" in clone.build(COURTYARD_NO_PAGES="1")
    assert [path.name for path in (clone.folder / "build" / "lib" / "courtyard").glob("*.py")] != []
    assert not clone.packed.exists()
