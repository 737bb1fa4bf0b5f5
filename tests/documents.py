"""What stands in the documents to be tried: blocks of code, and commands with what they should print."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
BLOCK: Final = re.compile(r"^ *```(\w+)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SETTING: Final = re.compile(r"([A-Z_]+)=(.*)")  # of a variable, before a command
ANYTHING: Final = "..."  # as a line of what is printed


class Block(NamedTuple):
    """A block of code; `start` and `end` are where it stands in the page."""

    kind: str
    text: str
    start: int
    end: int


class Command(NamedTuple):
    """A line for the shell, and what it should print."""

    line: str
    printed: list[str]

    def runs(self, folder: Path) -> None:
        """Run it there, as it stands; it must succeed and print these lines."""
        settings, words = {}, shlex.split(self.line)
        while setting := SETTING.fullmatch(words[0]):
            settings[setting[1]] = setting[2]
            words.pop(0)
        program, *arguments = words
        assert program == "courtyard"
        run = subprocess.run(
            [Path(sys.executable).with_name(program), *arguments],
            stdin=subprocess.DEVNULL,
            check=False,
            capture_output=True,
            text=True,
            cwd=folder,
            env={**os.environ, **settings},
        )
        assert run.returncode == 0, run.stderr
        shown = [line.rstrip() for line in run.stdout.splitlines()]
        assert [line for line in self.printed if line.rstrip() not in shown] == [], run.stdout


def blocks_of(text: str) -> list[Block]:
    return [Block(match[1], dedent(match[2]), match.start(), match.end()) for match in BLOCK.finditer(text)]


def commands_of(block: Block) -> list[Command]:
    """The commands of a console block."""
    found = []
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, *printed = part.rstrip().split("\n")
        found.append(Command(line, [line for line in printed if line != ANYTHING]))
    return found


def section_of(text: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
