"""Decides whether the engine runs compiled or from source: all of it one way, never a mix.

mypyc puts an extension module beside each source that it compiles, and Python prefers it to the source even when the
source has been edited since. So the build keeps a record of what it compiled, and unless that record fits the sources
exactly, this package imports from source alone. This module itself is never compiled, and setup.py reads it too.
"""

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import Final, Literal, NamedTuple, TypedDict

PACKAGE: Final = os.path.dirname(__file__)  # spelt just as the import system spells it
RECORD_NAME: Final = "_compiled.json"
# Packages that are compiled whole, save each __init__.py, which holds no code worth it.
PARTS: Final = ("core", "counting", "dominion", "tajmahal", "bots")


class Status(NamedTuple):
    """How the engine runs in this process, and a sentence that tells a person why."""

    mode: Literal["compiled", "interpreted", "stale"]
    sentence: str


class Record(TypedDict):
    """What a build writes down: the Python that it is for, and the digest of each source that it compiled."""

    suffix: str
    sources: dict[str, str]


_settled = Status("interpreted", "The engine has not been loaded.")


def status() -> Status:
    """What was settled when the package was imported."""
    return _settled


def settle() -> None:
    """Look at the build once, and shut it out unless it can be used."""
    global _settled  # noqa: PLW0603 - one decision a process, made on import
    _settled = examine(PACKAGE)
    if _settled.mode != "compiled":
        _load_from_source(PACKAGE)


def wanted_pure() -> bool:
    """Whether somebody asks for plain Python, at build time or at run time."""
    return os.environ.get("COURTYARD_PURE") == "1"


def sources(package: str) -> list[str]:
    """The modules that get compiled, relative to the package, always with forward slashes."""
    found = []
    for part in PARTS:
        for folder, _, files in os.walk(os.path.join(package, part)):
            below = os.path.relpath(folder, package).replace(os.sep, "/")
            found += [f"{below}/{name}" for name in files if name.endswith(".py") and name != "__init__.py"]
    return sorted(found)


def describe(package: str) -> Record:
    """The record that a build of these sources would leave."""
    digests = {name: _digest(os.path.join(package, name)) for name in sources(package)}
    return {"suffix": EXTENSION_SUFFIXES[0], "sources": digests}


def examine(package: str) -> Status:
    """Hold the record against the sources as they are now."""
    if wanted_pure():
        return Status("interpreted", "The engine runs interpreted, because COURTYARD_PURE=1 asks for it.")
    try:
        with open(os.path.join(package, RECORD_NAME), encoding="utf-8") as file:
            record: Record = json.load(file)
    except FileNotFoundError:
        return Status("interpreted", "The engine runs interpreted: it has not been compiled.")
    except ValueError:
        return Status("stale", "The engine runs interpreted: the record of its build cannot be read.")
    now = describe(package)
    if record != now:
        return Status("stale", f"The engine runs interpreted: {_difference(record, now)} since it was compiled.")
    built = [os.path.join(package, name[: -len(".py")] + EXTENSION_SUFFIXES[0]) for name in record["sources"]]
    if not all(map(os.path.exists, built)):
        return Status("stale", "The engine runs interpreted: parts of the compiled engine are missing.")
    return Status("compiled", f"The engine runs compiled ({len(built)} modules).")


def _difference(record: Record, now: Record) -> str:
    if record["suffix"] != now["suffix"]:
        return "the Python has changed"
    then = record["sources"].items()
    name, _ = min(then ^ now["sources"].items())
    return f"{name} has changed"


def _digest(path: str) -> str:
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _load_from_source(package: str) -> None:
    """Make every folder of the package one in which the import system knows .py files only."""
    inside = package + os.sep

    def source_only(folder: str) -> FileFinder:
        if folder != package and not folder.startswith(inside):
            raise ImportError  # the import system's way to say: ask the next hook
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, source_only)
    # The package's own folder was searched already, to find this very module.
    sys.path_importer_cache.pop(package, None)
