"""Compiles the engine with mypyc where that is possible, and else builds a package of plain Python that works the same.

Everything that can be said without code stands in pyproject.toml.
"""

import importlib.util
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src", "courtyard")


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
    paths = ["--cache-dir=build/mypy", *(str(SOURCE / name) for name in DESCRIBED["sources"])]
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
        flags.append("-fno-semantic-interposition")  # our functions' calls stay in one library
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


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
