"""The text of a file that a person wrote in TOML: where something stands in it, and refusing with the place."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import LONGEST_PASSAGE, check_shape, check_size

_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")  # as tomllib ends its sentences
_QUOTED: Final = re.compile("“(.+?)”")
_MARKS: Final = re.compile(r"[^\w'\u2019-]+")  # what stands between the names of a line
_ENTRY: Final = re.compile(r"\s*\[\[\s*[\w.-]+\s*\]\]")

# Three times and more what the longest file has that comes with the program.
LARGEST: Final = 12_000  # characters
MOST_LINES: Final = 300
MOST_ENTRIES: Final = 150  # of a list


class Source:
    """A file's path and text. TOML tells no line numbers, so words are looked up in the text; lines count from 1."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self._lines = text[: LARGEST + 1].splitlines()

    def parse(self) -> dict[str, object]:
        """What the file says, of a size that somebody may well have written."""
        self.check_lines()
        data = self.read_toml()
        try:
            check_shape(data, "this file", MOST_ENTRIES)
        except Refused as refused:
            raise self.refuse(1, str(refused)) from None
        return data

    def check_lines(self) -> None:
        check_size(self.text, self.path, LARGEST)
        if len(self._lines) > MOST_LINES:
            raise self.refuse(MOST_LINES, f"the file is too long; {MOST_LINES} lines are the most.")
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_PASSAGE:
                raise self.refuse(number, f"this line is too long; {LONGEST_PASSAGE} characters are the most.")

    def read_toml(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except RecursionError:
            raise self.refuse(1, "this is nested too deeply to be read.") from None
        except tomllib.TOMLDecodeError as error:
            found = _PLACE.fullmatch(str(error))
            reason, line = (found[1], found[2]) if found else (str(error), None)
            hint = "" if self.text.isascii() else "; a key with other letters than a to z is written in quotes"
            sentence = f"this is not TOML: {reason[:1].lower()}{reason[1:]}{hint}."
            raise self.refuse(int(line) if line else max(1, len(self.lines())), sentence) from None
        except ValueError:  # of Python, which reads no number of thousands of digits
            raise self.refuse(1, "this is not TOML: it has a number without end.") from None

    def lines(self) -> list[str]:
        return self._lines

    def entries(self, name: str) -> list[int]:
        """The lines that the parts of a list, each headed `[[name]]`, begin on."""
        wanted = re.compile(rf"\s*\[\[\s*{re.escape(name)}\s*\]\]")
        return [number for number, line in enumerate(self.lines(), 1) if wanted.match(line)]

    def section(self, name: str) -> int:
        """The line of a `[section]`, or the first line."""
        wanted = re.compile(rf"\s*\[\s*{re.escape(name)}\s*\]")
        found = [number for number, line in enumerate(self.lines(), 1) if wanted.match(line)]
        return found[0] if found else 1

    def key(self, name: str, section: str = "") -> int:
        """The line where a key is given its value, or its section begins; of those in a section, or at the top."""
        after = self.section(section) if section else 1
        wanted = re.compile(rf"""\s*["']?{re.escape(name)}["']?\s*=|\s*\[\s*{re.escape(name)}\s*\]""")
        for number, line in enumerate(self.lines()[after - 1 :], after):
            if wanted.match(line):
                return number
        return self.find(name, after)

    def find(self, word: str, after: int, repeat: int = 0) -> int:
        """The line from `after` to the next `[[...]]` where a word stands, or `after`; `repeat`: skip so many."""
        pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        for number, line in enumerate(self.lines()[after - 1 :], after):
            if number > after and _ENTRY.match(line):
                break
            if word in line:
                repeat -= len(pattern.findall(line))
            if repeat < 0:
                return number
        return after

    def blame(self, sentence: str, after: int) -> int:
        """The line, from one on, that a sentence is about: where a name stands that it quotes, however it is spelt."""
        for quoted in _QUOTED.findall(sentence):
            for number, line in enumerate(self.lines()[after - 1 :], after):
                if number > after and _ENTRY.match(line):
                    break
                if f"-{name_id(quoted)}-" in f"-{name_id(_MARKS.sub(' ', line))}-":
                    return number
        return after

    def refuse(self, line: int, sentence: str) -> Refused:
        return Refused(f"{self.path}, line {line}: {sentence}")
