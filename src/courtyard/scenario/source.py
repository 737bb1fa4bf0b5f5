"""The text of a scenario file: finding the line that something is written on, and refusing with it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Final

from courtyard.core.errors import Refused

STEP: Final = re.compile(r"\s*\[\[\s*step\s*\]\]")


@dataclass(frozen=True)
class Source:
    """A file's path and text. TOML tells no line numbers, so words are looked up in the text; lines count from 1."""

    path: str
    text: str

    def parse(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            hint = "" if self.text.isascii() else "; a key with other letters than a to z is written in quotes"
            raise Refused(f"{self.path} is not TOML: {error}{hint}.") from None

    def steps(self) -> list[int]:
        """The lines that the steps begin on."""
        return [number for number, line in enumerate(self.text.splitlines(), 1) if STEP.match(line)]

    def section(self, name: str) -> int:
        """The line of a `[section]`, or the first line."""
        wanted = re.compile(rf"\s*\[\s*{re.escape(name)}\s*\]")
        found = [number for number, line in enumerate(self.text.splitlines(), 1) if wanted.match(line)]
        return found[0] if found else 1

    def find(self, word: str, after: int, repeat: int = 0) -> int:
        """The line from `after` to the next step where a word stands, or `after`; `repeat`: skip so many of them."""
        pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        lines = self.text.splitlines()[after - 1 :]
        for number, line in enumerate(lines, after):
            if number > after and STEP.match(line):
                break
            repeat -= len(pattern.findall(line))
            if repeat < 0:
                return number
        return after

    def refuse(self, line: int, sentence: str) -> Refused:
        return Refused(f"{self.path}, line {line}: {sentence}")
