"""A compiled engine is used when it fits its sources, and otherwise ignored as a whole. Tried on a tiny package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.install.tiny import PEBBLE, make_tiny

PROBE = """
import json, courtyard
from courtyard.core import pebble, stone
print(json.dumps([*courtyard.compiled.status(), pebble.weight(), pebble.__file__, stone.__file__]))
"""
# In one go the result would be 2**-60; rounded after each step, it is nothing.
ROUNDED = "from courtyard.core.stone import scale; print(scale(1 + 2**-30, 1 + 2**-30, -1 - 2**-29))"

# One build serves all of these tests, so they go to one worker.
pytestmark = pytest.mark.xdist_group("build")


class Seen(NamedTuple):
    mode: str
    sentence: str
    weight: int
    pebble: str
    stone: str

    @property
    def suffixes(self) -> set[str]:
        return {Path(self.pebble).suffix, Path(self.stone).suffix}


def run(project: Path, *command: str, pure: bool = False) -> str:
    env = {name: value for name, value in os.environ.items() if name != "COURTYARD_PURE"}
    env |= {"PYTHONPATH": str(project / "src")} | ({"COURTYARD_PURE": "1"} if pure else {})
    done = subprocess.run(
        [sys.executable, *command], cwd=project, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    text = done.stdout.decode()
    assert done.returncode == 0, text
    return text


def look(project: Path, *, pure: bool = False) -> Seen:
    return Seen(*json.loads(run(project, "-c", PROBE, pure=pure)))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = tmp_path_factory.mktemp("built") / "tiny"
    make_tiny(project)
    run(project, "setup.py", "--quiet", "build_ext", "--inplace")
    return project


@pytest.fixture
def tiny(built: Path, tmp_path: Path) -> Path:
    """A copy of the compiled package, to spoil."""
    return Path(shutil.copytree(built, tmp_path / "tiny"))


def test_an_engine_that_fits_its_sources_is_used(built: Path) -> None:
    seen = look(built)
    assert (seen.mode, seen.weight, seen.suffixes) == ("compiled", 42, {".so"})
    assert seen.sentence == "The engine runs compiled (2 modules)."


def test_after_an_edit_no_module_at_all_is_loaded_compiled(tiny: Path) -> None:
    (tiny / "src/courtyard/core/pebble.py").write_text(PEBBLE.format(grams=3))
    seen = look(tiny)
    assert (seen.mode, seen.weight, seen.suffixes) == ("stale", 43, {".py"})
    assert "core/pebble.py has changed" in seen.sentence


def test_a_new_module_makes_the_build_stale(tiny: Path) -> None:
    (tiny / "src/courtyard/core/rock.py").write_text("ROCK = 1\n")
    assert look(tiny).mode == "stale"


def test_a_module_that_was_deleted_is_gone_although_its_build_is_there(tiny: Path) -> None:
    (tiny / "src/courtyard/core/stone.py").unlink()
    with pytest.raises(AssertionError, match=r"No module named 'courtyard\.core\.stone'|cannot import name 'stone'"):
        look(tiny)


def test_without_its_record_a_build_is_ignored(tiny: Path) -> None:
    (tiny / "src/courtyard/_compiled.json").unlink()
    seen = look(tiny)
    assert (seen.mode, seen.suffixes) == ("interpreted", {".py"})


@pytest.mark.parametrize("text", ["", '{"suffix": ".other.so", "sources": {}}'])
def test_a_record_that_says_something_else_is_not_believed(tiny: Path, text: str) -> None:
    (tiny / "src/courtyard/_compiled.json").write_text(text)
    seen = look(tiny)
    assert (seen.mode, seen.suffixes) == ("stale", {".py"})


def test_a_build_with_a_part_missing_is_ignored(tiny: Path) -> None:
    next((tiny / "src/courtyard/core").glob("stone.*.so")).unlink()
    seen = look(tiny)
    assert (seen.mode, seen.suffixes) == ("stale", {".py"})


def test_plain_python_can_be_asked_for(built: Path) -> None:
    seen = look(built, pure=True)
    assert (seen.mode, seen.weight, seen.suffixes) == ("interpreted", 42, {".py"})
    assert "COURTYARD_PURE=1" in seen.sentence


def test_compiled_numbers_are_rounded_after_each_step_as_python_rounds_them(built: Path) -> None:
    assert run(built, "-c", ROUNDED) == run(built, "-c", ROUNDED, pure=True) == "0.0\n"


def test_a_new_build_sweeps_out_the_old_one(tiny: Path) -> None:
    core = tiny / "src" / "courtyard" / "core"
    (core / "pebble.py").write_text("def weight() -> int:\n    return 1\n")
    (core / "stone.py").unlink()
    run(tiny, "setup.py", "--quiet", "build_ext", "--inplace")
    assert [path.name.split(".")[0] for path in core.glob("*.so")] == ["pebble"]
    assert run(tiny, "-c", "import courtyard; print(courtyard.compiled.status().mode)") == "compiled\n"


def test_a_pure_build_compiles_nothing_and_says_so(tmp_path: Path) -> None:
    make_tiny(tmp_path / "tiny")
    said = run(tmp_path / "tiny", "setup.py", "--quiet", "build_ext", "--inplace", pure=True)
    assert "not compiled: COURTYARD_PURE=1" in said
    assert look(tmp_path / "tiny").mode == "interpreted"
