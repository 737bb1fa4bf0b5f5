"""The text of a file that a person wrote in TOML: where something stands in it, and refusing with the place."""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import LONGEST_PASSAGE, check_shape, check_size
from courtyard.core.phrase import Phrase
from courtyard.core.signs import unseen_in_passage

_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")  # as tomllib ends its sentences
_MARKS: Final = re.compile(r"[^\w'\u2019-]+")  # what stands between the names of a line
_NUMBERED: Final = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})")  # a sign written by its number
_ENTRY: Final = re.compile(r"\s*\[\[\s*[\w.-]+\s*\]\]")

# More than three times what the longest file has that comes with the program.
LARGEST: Final = 12_000  # characters
MOST_LINES: Final = 300
MOST_ENTRIES: Final = 150  # of a list


class Source:
    """A file's path and text. TOML tells no line numbers, so words are looked up in the text; lines count from 1."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        # As TOML counts lines, which end nowhere but here.
        self._lines = [line.removesuffix("\r") for line in text[: LARGEST + 1].removesuffix("\n").split("\n")]

    def parse(self) -> dict[str, object]:
        """What the file says, of a size that somebody may well have written."""
        self.check_lines()
        data = self.read_toml()
        try:
            check_shape(data, Phrase("what-this-file"), MOST_ENTRIES)
        except Refused as refused:
            raise self.refuse(self.misshapen(data), refused.phrase) from None
        return data

    def check_lines(self) -> None:
        check_size(self.text, Phrase("what-path", path=self.path), LARGEST)
        if len(self._lines) > MOST_LINES:
            raise self.refuse(MOST_LINES, Phrase("why-many-lines", most=MOST_LINES))
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_PASSAGE:
                raise self.refuse(number, Phrase("why-long-line", most=LONGEST_PASSAGE))

    def read_toml(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except RecursionError:
            raise self.refuse(1, Phrase("why-nested")) from None
        except tomllib.TOMLDecodeError as error:
            found = _PLACE.fullmatch(str(error))
            reason, line = (found[1], found[2]) if found else (str(error), None)
            reason = f"{reason[:1].lower()}{reason[1:]}"
            why = Phrase("why-not-toml", reason=reason)
            if not self.text.isascii():
                why = Phrase("why-not-toml-letters", reason=reason)
            raise self.refuse(int(line) if line else max(1, len(self.lines())), why) from None
        except ValueError:  # of Python, which reads no number of thousands of digits
            raise self.refuse(1, Phrase("why-endless-number")) from None

    def misshapen(self, data: dict[str, object]) -> int:
        """The line of the first part that does not have this shape."""
        for line, part in self.parts(data):
            try:
                check_shape(part, Phrase("what-this-file"), MOST_ENTRIES)
            except Refused:
                return self.find_unseen(line)
        return 1

    def parts(self, data: dict[str, object]) -> list[tuple[int, object]]:
        """Each key with what it is given, and the line on which it stands; at the top, in sections and in entries."""
        found: list[tuple[int, object]] = []
        for name, value in data.items():
            heads = self.entries(name)
            if isinstance(value, dict):
                found += [(self.key(key, name), [key, part]) for key, part in value.items()]
            elif isinstance(value, list) and len(heads) == len(value):
                for head, entry in zip(heads, value, strict=True):
                    inner: dict[str, object] = entry if isinstance(entry, dict) else {}
                    found += [(self.find(key, head), [key, part]) for key, part in inner.items()]
            else:
                found.append((self.key(name), [name, value]))
        return found

    def find_unseen(self, after: int) -> int:
        """The line from `after` on where a sign stands, as itself or by its number, that no text may have."""
        for number, line in enumerate(self.lines()[after - 1 :], after):
            numbers = [int(short or long, 16) for short, long in _NUMBERED.findall(line)]
            if unseen_in_passage(line + "".join([chr(sign) for sign in numbers if sign <= sys.maxunicode])):
                return number
        return after

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

    def blame(self, phrase: Phrase, after: int) -> int:
        """The line, from one on, that a sentence is about: where a name stands that it quotes, however it is spelt."""
        for quoted in quotes(phrase):
            for number, line in enumerate(self.lines()[after - 1 :], after):
                if number > after and _ENTRY.match(line):
                    break
                if f"-{name_id(quoted)}-" in f"-{name_id(_MARKS.sub(' ', line))}-":
                    return number
        return after

    def refuse(self, line: int, why: Phrase) -> Refused:
        return Refused("in-file", path=self.path, line=str(line), why=why)


def quotes(phrase: Phrase) -> list[str]:
    """The names in a sentence."""
    found: list[str] = []
    for fact in phrase.facts.values():
        if isinstance(fact, Phrase):
            found += quotes(fact)
        elif isinstance(fact, str):
            found.append(fact)
    return found
