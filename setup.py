"""Compiles the engine with mypyc where that is possible, and else builds a package of plain Python that works the same.

The pages for the browser go into every package: those that are there, or else npm builds them (ADR 16). So do the
rulings, which are written outside of the package (ADR 35).

Everything that can be said without code stands in pyproject.toml.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src", "courtyard")
PAGES = SOURCE / "server" / "static"
CLIENT = Path("client")
SCENARIOS = Path("scenarios")
TOOLS = CLIENT / "node_modules" / ".package-lock.json"  # npm writes it once all that it installs is there
ENTRY = '__attribute__((visibility("default"), externally_visible))'
NO_PAGES = os.environ.get("COURTYARD_NO_PAGES") == "1"


def load_compiled() -> ModuleType:
    """courtyard.compiled, by its path: importing the package would settle how to import the package."""
    spec = importlib.util.spec_from_file_location("compiled", SOURCE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()
# Before mypyc reads them: a source that is edited while the build runs must count as changed.
DESCRIBED = compiled.describe(str(SOURCE))


def obstacle() -> str | None:
    """Why the engine cannot be compiled, or None."""
    if compiled.wanted_pure():
        return "COURTYARD_PURE=1"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are not installed"
    return None


def extensions() -> list[Extension]:
    """One shared library for all of the engine, and a small module for each source that leads into it."""
    if not {"build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv):
        return []  # somebody asks for metadata only, and mypyc takes its time
    reason = obstacle()
    if reason is not None:
        print(f"The engine is not compiled: {reason}.")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build needs no mypy

    # With a cache of its own: somebody may check the types meanwhile.
    paths = [
        "--cache-dir=build/mypy",
        "--config-file=engine.ini",
        *(str(SOURCE / name) for name in DESCRIBED["sources"]),
    ]
    # Their stubs leave open whether mypyc uses the Extension of setuptools. It does.
    built = cast("list[Extension]", mypycify(paths, opt_level="3", debug_level="0", group_name="courtyard._engine"))
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *tuning()]  # a list of its own
    return built


def tuning() -> list[str]:
    """Flags for the same results everywhere and, known to the compilers of Linux, for speed."""
    if sys.platform == "win32":
        return []
    # a * b + c is rounded twice, as in Python, also where the processor has one step for it.
    flags = ["-ffp-contract=off"]
    if sys.platform == "linux":
        # One file is all of the engine, and nobody calls into it but by the one function that Python looks for. So the
        # compiler may take the small verbs of piles, turns and bots apart and set them into their callers.
        flags += ["-fwhole-program", f"-DPyMODINIT_FUNC={ENTRY} PyObject*"]
        flags += ["--param=max-inline-insns-auto=60", "--param=inline-unit-growth=100"]
        if "--inplace" in sys.argv:
            flags.append("-march=native")  # for this machine alone; a wheel travels
    return flags


class BuildEngine(build_ext):
    """Leaves the record that courtyard.compiled asks for, in place or in the wheel, once everything is built."""

    def run(self) -> None:
        if not self.extensions:
            return
        package = SOURCE if self.inplace else Path(self.build_lib, "courtyard")
        record = package / compiled.RECORD_NAME
        record.unlink(missing_ok=True)
        for old in package.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            old.unlink()  # perhaps of a source that no longer exists
        super().run()
        record.write_text(json.dumps(DESCRIBED, indent=1) + "\n", encoding="utf-8")


def see_to_pages() -> None:
    """Build the pages, unless they are there and no older than what they are made of."""
    if NO_PAGES:
        print("The pages are left out: COURTYARD_NO_PAGES=1.")
    elif not is_newer(PAGES / "index.html", sources_of_pages()):
        build_pages()


def build_pages() -> None:
    npm = shutil.which("npm")
    if npm is None or not CLIENT.is_dir():
        missing = "npm is" if CLIENT.is_dir() else "their sources are"
        sys.exit(
            f"The pages for the browser have yet to be built, and {missing} not here: install Node.js 20 or newer and"
            " build from a clone, or set COURTYARD_NO_PAGES=1 to go without pages."
        )
    print("Building the pages")
    try:
        if not is_newer(TOOLS, [CLIENT / "package.json", CLIENT / "package-lock.json"]):
            subprocess.run([npm, "ci", "--no-fund", "--no-audit"], cwd=CLIENT, check=True)
        subprocess.run([npm, "run", "build"], cwd=CLIENT, check=True)
    except subprocess.CalledProcessError:
        sys.exit("The pages could not be built; what npm says stands above.")


def is_newer(built: Path, sources: list[Path]) -> bool:
    return built.is_file() and all(source.stat().st_mtime <= built.stat().st_mtime for source in sources)


def sources_of_pages() -> list[Path]:
    """None in an sdist, which brings the pages themselves."""
    folders = [CLIENT / name for name in ("build", "public", "src")]
    found = [*CLIENT.glob("*.*"), *(path for folder in folders for path in folder.rglob("*"))]
    return [path for path in found if path.is_file()]


class BuildPackage(build_py):
    """Packs the pages and the rulings as well; but a work tree that is installed as it lies there may do without."""

    def run(self) -> None:
        if not self.editable_mode:
            see_to_pages()
            # What an earlier build left there would be packed again: pages have other names each time.
            shutil.rmtree(Path(self.build_lib, "courtyard"), ignore_errors=True)
        super().run()
        if not self.editable_mode:
            shutil.copytree(SCENARIOS, Path(self.build_lib, "courtyard", SCENARIOS))

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found: list[str] = super().find_data_files(package, src_dir)
        return [path for path in found if not (NO_PAGES and Path(path).is_relative_to(PAGES))]


class PackSources(sdist):
    """Packs the pages as well, so that whoever builds from it needs no Node.js."""

    def run(self) -> None:
        see_to_pages()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": PackSources},
)
